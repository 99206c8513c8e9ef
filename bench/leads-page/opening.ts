import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds from when the address was entered, each until what it names was painted. */
export interface Opening {
  /** The first cards. */
  cards: number;
  /** All of the leads, by the count above the cards. */
  all: number;
  /** The share of `all` in which an answer of GET /leads was being waited for. */
  waiting: number;
}

declare global {
  interface Window {
    /** Set by the page itself as it opens: see `watchOpening`. */
    opening: { cards?: number; all?: number };
  }
}

/** Has every page of the context note when its first cards and its last leads were painted. */
export async function watchOpening(context: BrowserContext, leads: number): Promise<void> {
  await context.addInitScript((count) => {
    window.opening = {};
    const note = (what: 'cards' | 'all') => {
      if (window.opening[what] !== undefined) return;
      window.opening[what] = Number.NaN;
      requestAnimationFrame(() => {
        // A message that is sent from a frame arrives when that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.opening[what] = performance.now();
        };
        port2.postMessage(null);
      });
    };
    new MutationObserver(() => {
      if (!document.querySelector('main article')) return;
      note('cards');
      const said = document.querySelector('main [role=status]')?.textContent;
      if (said === `${count.toLocaleString()} leads`) note('all');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, leads);
}

/** Enters the address in a tab that is signed in. Without `cached`, as one who was never here. */
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
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === '/api/leads')
      .map(({ startTime, duration }) => ({ from: startTime, to: startTime + duration }))
      .sort((a, b) => a.from - b.from);
    // Requests under way at the same time are waited for once.
    let waiting = 0;
    let until = 0;
    for (const { from, to } of answers) {
      waiting += Math.max(0, to - Math.max(from, until));
      until = Math.max(until, to);
    }
    const { cards, all } = window.opening as Required<Window['opening']>;
    return { cards, all, waiting };
  });
}
