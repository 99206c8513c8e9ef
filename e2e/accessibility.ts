import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Radix puts what floats (an open menu, a tooltip, the list of a choice) at the end of the body, where
 * no landmark can hold it; what opened it is inside one. Only that element is left out, and only here.
 */
const FLOATING = '[data-radix-popper-content-wrapper]';

declare global {
  interface Window {
    axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  }
}

/** What axe finds wrong with the page as it is shown now, WCAG A to AA and best practices: a sentence each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), RULES);
  const floating = await page.evaluate(
    (wrapper) => [...document.querySelectorAll(`${wrapper} *, ${wrapper}`)].map((e) => e.outerHTML),
    FLOATING,
  );
  const isFloating = (html: string) => floating.some((each) => each.startsWith(html.slice(0, 200)));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'region' && isFloating(html)))
      .map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 200)}`),
  );
}
