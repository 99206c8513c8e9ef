import type { Page } from 'playwright-core';

interface Scrolling {
  frames: number;
  /** Frames that missed the display's refresh. */
  late: number;
  /** The longest frame in milliseconds. */
  worst: number;
}

/** A frame at 60 Hz with room for the inaccuracy of the clock, in milliseconds. */
const ON_TIME = 17.5;

declare global {
  interface Window {
    /** The start of each frame during the measurement. */
    frameTimes: number[];
  }
}

/** Scrolls down by `distance` pixels at `speed` pixels per second and measures the frames. */
export async function measureScrolling(
  page: Page,
  { distance, speed }: { distance: number; speed: number },
): Promise<Scrolling> {
  await page.bringToFront();
  const from = await page.evaluate(() => {
    const frames: number[] = [];
    window.frameTimes = frames;
    const record = (time: number) => {
      // The measurement has ended.
      if (window.frameTimes !== frames) return;
      frames.push(time);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    return window.scrollY;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -distance,
    speed,
  });
  await devtools.detach();
  const { frames, to } = await page.evaluate(() => {
    const frames = window.frameTimes;
    window.frameTimes = [];
    return { frames, to: window.scrollY };
  });
  if (to - from < distance / 2) throw new Error(`The page only scrolled ${to - from} pixels.`);
  const lengths = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  return {
    frames: lengths.length,
    late: lengths.filter((length) => length > ON_TIME).length,
    worst: Math.max(...lengths),
  };
}
