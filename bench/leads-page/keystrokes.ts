import type { Page } from 'playwright-core';

/** What one key cost, in milliseconds. */
export interface Keystroke {
  /** From the press, by the browser's own clock, to the paint of the results; 0 when none changed. */
  painted: number;
  /** What of it was work: handling the key, and making the frame. The rest is waiting for the display. */
  work: number;
}

declare global {
  interface Window {
    /** The keystrokes so far: see `watchKeystrokes`. */
    keystrokes: Keystroke[];
  }
}

/**
 * Has the page note for each key what it took until its results were painted: the frame after which
 * the count and the cards in the window look as they still do when nothing has changed for 100 ms. The
 * display shows a frame every 16.7 ms, and a key is pressed at any time between two.
 */
export async function watchKeystrokes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const REST = 6;
    window.keystrokes = [];
    const visible = () => {
      const cards = [...document.querySelectorAll('main article')].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      const count = document.querySelector('main [role=status]');
      return [count, ...cards].map((element) => element?.textContent).join('\n');
    };
    let shown = visible();
    let pressed = 0;
    let handled = 0;

    const follow = (last: Keystroke, resting: number) => {
      requestAnimationFrame(() => {
        const begun = performance.now();
        // A message that is sent from a frame arrives when that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          const before = shown;
          shown = visible();
          if (shown !== before) {
            const work = handled - pressed + (now - begun);
            follow({ painted: now - pressed, work }, 0);
          } else if (resting < REST) follow(last, resting + 1);
          else window.keystrokes.push(last);
        };
        port2.postMessage(null);
      });
    };
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        handled = timeStamp;
        follow({ painted: 0, work: 0 }, 0);
      },
      { capture: true },
    );
    // Comes after the page's own listener, and after what React draws at the end of it.
    window.addEventListener('input', () => {
      handled = performance.now();
    });
  });
}

/**
 * Types into the search, one key after another, and answers the keystrokes that changed what is
 * shown.
 */
export async function measureKeystrokes(page: Page, keys: readonly string[]): Promise<Keystroke[]> {
  await page.getByRole('searchbox', { name: 'Search leads' }).focus();
  await page.evaluate(() => {
    window.keystrokes = [];
  });
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((done) => window.keystrokes.length === done, index + 1);
  }
  const all = await page.evaluate(() => window.keystrokes);
  return all.filter(({ painted }) => painted > 0);
}
