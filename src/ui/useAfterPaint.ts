import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another one once the page that shows the other is painted. What is drawn from
 * it never holds a frame up: `useDeferredValue` would begin before the paint, and late its frame.
 */
export function useAfterPaint<T>(value: T, initially: T): T {
  const [painted, setPainted] = useState(initially);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
