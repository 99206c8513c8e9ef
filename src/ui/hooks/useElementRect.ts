import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The width of an element and its distance from the top of the page, in CSS pixels. Both are 0 in the
 * first render and follow every change of layout.
 */
export function useElementRect(ref: RefObject<Element | null>): { top: number; width: number } {
  const [rect, setRect] = useState({ top: 0, width: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => {
      const box = element.getBoundingClientRect();
      const top = Math.round(box.top + window.scrollY);
      setRect((last) =>
        last.top === top && last.width === box.width ? last : { top, width: box.width },
      );
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Content above the element moves it and changes the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return rect;
}
