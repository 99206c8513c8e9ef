import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { FRAME } from './figures.ts';

declare global {
  interface Window {
    /** Milliseconds of each keystroke so far, 0 when it changed nothing: see `watchKeystrokes`. */
    keystrokes: number[];
  }
}

/**
 * Has the page note for each key from when it was pressed (the time that the browser itself gives to
 * the event) until its results were painted: the frame after which the count and the cards in the
 * window look as they still do when nothing has changed for 100 ms. The paint is waited for, so that
 * up to a frame of 16.7 ms of each figure is no work.
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

    const follow = (pressed: number, painted: number, resting: number) => {
      requestAnimationFrame(() => {
        // A message that is sent from a frame arrives when that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          const before = shown;
          shown = visible();
          const rests = shown === before ? resting + 1 : 0;
          if (rests < REST) follow(pressed, rests === 0 ? now : painted, rests);
          else window.keystrokes.push(painted - pressed);
        };
        port2.postMessage(null);
      });
    };
    window.addEventListener('keydown', ({ timeStamp: pressed }) => follow(pressed, pressed, 0), {
      capture: true,
    });
  });
}

/** Scatters evenly over a frame, the same way each time (multiples of the golden ratio). */
const momentOfFrame = (index: number): number => ((index * 0.618_034) % 1) * FRAME;

/**
 * Types into the search, one key after another, and answers the milliseconds that each took which
 * changed what is shown. The keys come at any moment of a frame, as a typist's do: right after one,
 * which is when the last key's results are seen, each would wait for almost all of the next.
 */
export async function measureKeystrokes(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.getByRole('searchbox', { name: 'Search leads' }).focus();
  await page.evaluate(() => {
    window.keystrokes = [];
  });
  for (const [index, key] of keys.entries()) {
    await sleep(momentOfFrame(index));
    await page.keyboard.press(key);
    await page.waitForFunction((done) => window.keystrokes.length === done, index + 1);
  }
  const times = await page.evaluate(() => window.keystrokes);
  return times.filter((time) => time > 0);
}
