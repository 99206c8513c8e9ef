import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  interface Window {
    /** Layout shifts since the page was opened. */
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/** Cumulative layout shift that a reader doesn't notice: less than a line that moves. */
const UNNOTICED = 0.01;

/** Records the layout shifts of every page of the context. */
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

/** Layout problems of the page: it scrolls sideways, or something moved without user input. */
export async function layoutProblems(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported after the frame in which they happened.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const { wide, available, widest, shifts } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body;
    const out = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      wide: scrollWidth,
      available: clientWidth,
      widest: out?.outerHTML.slice(0, 120),
      shifts: window.layoutShifts,
    };
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const noticed = total < UNNOTICED ? [] : shifts;
  return [
    ...(wide > available ? [`scrolls sideways: ${wide} in ${available} pixels, ${widest}`] : []),
    ...noticed.map(
      ({ value, moved }) => `moved without user input, ${value.toFixed(3)}: ${moved.join('; ')}`,
    ),
  ];
}
