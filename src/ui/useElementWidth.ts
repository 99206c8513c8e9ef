import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in CSS pixels, followed as it changes; 0 until it is on the page. */
export function useElementWidth<T extends Element>(): [RefCallback<T>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: T | null) => {
    if (!element) return;
    setWidth(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
