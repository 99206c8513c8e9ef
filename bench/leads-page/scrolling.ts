import type { CDPSession, Page } from 'playwright-core';

export interface Scrolling {
  frames: number;
  /** Frames that came later than the display's next one. */
  late: number;
  /** Milliseconds between two frames, at the worst. */
  worst: number;
}

/** A display's frame at 60 Hz with room for the clock's own inaccuracy, in milliseconds. */
const ON_TIME = 17.5;

declare global {
  interface Window {
    /** When each frame began, while a scroll is measured. */
    frameTimes: number[];
  }
}

/** Scrolls `distance` pixels down as a finger does, at `speed` pixels a second, and times the frames. */
export async function measureScrolling(
  page: Page,
  devtools: CDPSession,
  { distance, speed }: { distance: number; speed: number },
): Promise<Scrolling> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.frameTimes = frames;
    const note = (time: number) => {
      // Another measurement, or the end of this one, takes its place.
      if (window.frameTimes !== frames) return;
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const from = await page.evaluate(() => window.scrollY);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -distance,
    speed,
  });
  const { frames, to } = await page.evaluate(() => {
    const frames = window.frameTimes;
    window.frameTimes = [];
    return { frames, to: window.scrollY };
  });
  if (to - from < distance / 2) throw new Error(`The page scrolled ${to - from} pixels only.`);
  const lengths = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  return {
    frames: lengths.length,
    late: lengths.filter((length) => length > ON_TIME).length,
    worst: Math.max(...lengths),
  };
}
