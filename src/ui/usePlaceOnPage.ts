import { type RefCallback, useCallback, useState } from 'react';

/** In CSS pixels. */
interface Place {
  /** From the top of the page, wherever that is scrolled to. */
  top: number;
  width: number;
}

/**
 * Where an element begins on the page and how wide it is, followed as it changes or what stands above
 * it does; all 0 until it is on the page. It is asked for when the browser has laid out the page, and
 * so costs no layout of its own.
 */
export function usePlaceOnPage<T extends Element>(): [RefCallback<T>, Place] {
  const [place, setPlace] = useState<Place>({ top: 0, width: 0 });
  const ref = useCallback((element: T | null) => {
    if (!element) return;
    let known: Place | undefined;
    const note = () => {
      const box = element.getBoundingClientRect();
      const top = Math.round(box.top + window.scrollY);
      if (known?.top === top && known.width === box.width) return;
      known = { top, width: box.width };
      setPlace(known);
    };
    note();
    const observer = new ResizeObserver(note);
    observer.observe(element);
    // What stands above the element moves it when it changes the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return [ref, place];
}
