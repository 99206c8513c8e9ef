import { useEffect, useRef } from 'react';

interface FocusFirstFieldProps {
  /** The field to focus when it isn't the first. */
  name?: string;
}

/** In a form: focuses the first field when the form opens, unless the URL names a part of it. */
export function FocusFirstField({ name }: FocusFirstFieldProps) {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (window.location.hash) return;
    const field = name ? `[name=${name}]` : 'input, textarea';
    marker.current?.closest('form')?.querySelector<HTMLElement>(field)?.focus();
  }, [name]);

  return <span ref={marker} hidden />;
}
