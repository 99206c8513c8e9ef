import { useEffect, useRef } from 'react';

/** In a form: focuses the first field when the form opens, unless the URL names a part of it. */
export function FocusFirstField() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (window.location.hash) return;
    marker.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);

  return <span ref={marker} hidden />;
}
