import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds from navigation until the first cards, and until all leads, were painted. */
interface Opening {
  cards: number;
  all: number;
}

declare global {
  interface Window {
    /** Recorded by the page as it opens, see `watchOpening`. */
    opening: Partial<Opening>;
  }
}

/** Makes every page of the context record when its first cards and all of its leads are painted. */
export async function watchOpening(context: BrowserContext, leads: number): Promise<void> {
  await context.addInitScript((count) => {
    window.opening = {};
    const record = (what: 'cards' | 'all') => {
      if (window.opening[what] !== undefined) return;
      window.opening[what] = Number.NaN;
      requestAnimationFrame(() => {
        // A message sent from a frame arrives after that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.opening[what] = performance.now();
        };
        port2.postMessage(null);
      });
    };
    new MutationObserver(() => {
      if (!document.querySelector('main article')) return;
      record('cards');
      const status = document.querySelector('main [role=status]')?.textContent;
      if (status === `${count.toLocaleString()} leads`) record('all');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, leads);
}

/** Opens the address in a signed-in tab, with or without the browser's cache. */
export async function measureOpening(
  page: Page,
  address: string,
  { cached }: { cached: boolean },
): Promise<Opening> {
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  if (!cached) await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await page.goto(address);
  await page.waitForFunction(() => window.opening.all && window.opening.cards);
  return page.evaluate(() => window.opening as Opening);
}
