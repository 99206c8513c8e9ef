import { isAccessError } from './visibleTab.ts';

declare global {
  /** In the extension's world of a page: ends the pick that is going on. */
  var leadsideEndPick: (() => void) | undefined;
}

/**
 * Outlines the element under the pointer, and returns the text of the one that is clicked, or the selected text;
 * '' after Escape or another pick. Runs in the page, so it must not use anything from outside its own body.
 */
export function pickElement(): Promise<string> {
  globalThis.leadsideEndPick?.();
  return new Promise((resolve) => {
    const frame = document.createElement('div');
    frame.style.cssText =
      'position:fixed;z-index:2147483647;pointer-events:none;outline:2px solid #2444c0;outline-offset:2px;border-radius:3px';
    document.documentElement.append(frame);
    function end(text: string) {
      frame.remove();
      document.removeEventListener('pointermove', outline, true);
      document.removeEventListener('click', take, true);
      document.removeEventListener('keydown', cancel, true);
      globalThis.leadsideEndPick = undefined;
      resolve(text);
    }
    function outline({ target }: PointerEvent) {
      const { left, top, width, height } = (target as Element).getBoundingClientRect();
      Object.assign(frame.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
    function take(event: MouseEvent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const selected = getSelection()?.toString().trim() ?? '';
      const { innerText = '' } = event.target as HTMLElement;
      end((selected || innerText).replace(/\s+/g, ' ').trim().slice(0, 1_000));
    }
    function cancel({ key }: KeyboardEvent) {
      if (key === 'Escape') end('');
    }
    document.addEventListener('pointermove', outline, true);
    document.addEventListener('click', take, true);
    document.addEventListener('keydown', cancel, true);
    globalThis.leadsideEndPick = () => end('');
  });
}

/** The text that the user picks on a tab's page; '' for none, `null` if the page must be allowed first. */
export async function pickOnPage(tabId: number): Promise<string | null> {
  try {
    const [injection] = await chrome.scripting.executeScript({
      target: { tabId },
      func: pickElement,
    });
    return injection?.result ?? '';
  } catch (error) {
    return isAccessError(error) ? null : '';
  }
}
