import type { ComponentProps } from 'react';

let host: HTMLElement | undefined;

/** Holds the toasts. It moves from slot to slot, so that no toast starts anew. */
export function toastHost(): HTMLElement {
  host ??= document.createElement('div');
  return host;
}

/** The last open dialog is the last in the document. */
function placeToasts(): void {
  const last = [...document.querySelectorAll('[data-toast-slot]')].at(-1);
  if (last && toastHost().parentElement !== last) last.append(toastHost());
}

function holdToasts(slot: HTMLElement | null) {
  if (!slot) return;
  slot.dataset.toastSlot = '';
  placeToasts();
  return () => {
    delete slot.dataset.toastSlot;
    placeToasts();
  };
}

/**
 * Where toasts show while nothing with a slot is above: in the page, and in every dialog, because a modal one
 * hides everything else from the mouse, the keyboard and assistive technology.
 */
export const ToastSlot = (props: ComponentProps<'div'>) => <div {...props} ref={holdToasts} />;
