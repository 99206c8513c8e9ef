import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  interface Window {
    /** What has moved by itself since the page was opened. */
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/**
 * Shifts together, as the share of the window that moved times how far: less than a reader notices. A
 * word that changes its type by some pixels counts, and is less; a line that moves is more.
 */
const UNNOTICED = 0.01;

/** Has every page of the context note what moves without the user having done anything. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShifts = [];
    const describe = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `<${element?.localName}> ${element?.textContent?.slice(0, 60)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        window.layoutShifts.push({ value, moved: sources.map(({ node }) => describe(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What is wrong with how the page stands in its window: scrolls sideways, or moved by itself. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are told after the frame in which they happened.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const {
    wide,
    window: room,
    widest,
    shifts,
  } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body;
    const out = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      wide: scrollWidth,
      window: clientWidth,
      widest: out?.outerHTML.slice(0, 120),
      shifts: window.layoutShifts,
    };
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const told = total < UNNOTICED ? [] : shifts;
  return [
    ...(wide > room ? [`scrolls sideways: ${wide} in ${room} pixels, ${widest}`] : []),
    ...told.map(({ value, moved }) => `moved by itself, ${value.toFixed(3)}: ${moved.join('; ')}`),
  ];
}
