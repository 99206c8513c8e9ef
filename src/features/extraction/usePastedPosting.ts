import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A text of several lines, or a sentence where an address belongs. */
const isPosting = (pasted: string, field: HTMLInputElement): boolean =>
  (field.type === 'url' ? /\s/ : /\n/).test(pasted);

/**
 * Takes the text of a posting that is pasted into the form around `part`: into a field of one line, which would lose
 * its lines, or into the empty field `descriptionField`. Then focuses the first required field that is still empty.
 */
export function usePastedPosting(
  part: RefObject<HTMLElement | null>,
  descriptionField: string,
  onPosting: (posting: string) => void,
): void {
  const latest = useRef(onPosting);
  useLayoutEffect(() => {
    latest.current = onPosting;
  });

  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form) return;
    const take = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text').trim() ?? '';
      const { target } = event;
      const isTaken =
        target instanceof HTMLInputElement
          ? isPosting(pasted, target)
          : target instanceof HTMLTextAreaElement &&
            target.name === descriptionField &&
            target.value === '' &&
            pasted.includes('\n');
      if (!isTaken) return;
      event.preventDefault();
      latest.current(pasted);
      // The fields have their values after the next frame.
      requestAnimationFrame(() => {
        const required = form.querySelectorAll<HTMLInputElement>('[aria-required]');
        [...required].find(({ value }) => value === '')?.focus();
      });
    };
    form.addEventListener('paste', take);
    return () => form.removeEventListener('paste', take);
  }, [part, descriptionField]);
}
