import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds per keystroke; 0 when it changed nothing. */
    keystrokes: number[];
  }
}

/**
 * Makes the page record for each key press the time from the event until its results are painted: until
 * the last frame after which the count and the visible cards change. Includes the wait for the frame.
 */
export async function watchKeystrokes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const STABLE_FRAMES = 6;
    window.keystrokes = [];
    const visible = () => {
      const cards = [...document.querySelectorAll('main article, main [data-row]')].filter(
        (card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        },
      );
      const count = document.querySelector('main [role=status]');
      return [count, ...cards].map((element) => element?.textContent).join('\n');
    };
    let shown = visible();

    const follow = (pressed: number, painted: number, stable: number) => {
      requestAnimationFrame(() => {
        // A message sent from a frame arrives after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          const before = shown;
          shown = visible();
          const stableNow = shown === before ? stable + 1 : 0;
          if (stableNow < STABLE_FRAMES)
            follow(pressed, stableNow === 0 ? now : painted, stableNow);
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

/** The length of a frame at 60 Hz, in milliseconds. */
const FRAME = 16.7;

/** Types into the search and returns the milliseconds of each keystroke that changed the results. */
export async function measureKeystrokes(
  page: Page,
  keys: readonly string[],
  throttle: number,
): Promise<number[]> {
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.getByRole('searchbox', { name: 'Search leads' }).focus();
  await page.evaluate(() => {
    window.keystrokes = [];
  });
  for (const [index, key] of keys.entries()) {
    // Right after a frame, each key would wait a full frame: spread them evenly over it.
    await sleep(((index * 0.618_034) % 1) * FRAME);
    await page.keyboard.press(key);
    await page.waitForFunction((done) => window.keystrokes.length === done, index + 1);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  const times = await page.evaluate(() => window.keystrokes);
  return times.filter((time) => time > 0);
}
