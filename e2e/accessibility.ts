import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Radix renders menus, tooltips and option lists at the end of the body, outside every landmark. */
const FLOATING = '[data-radix-popper-content-wrapper]';

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The violations that axe finds on the page: WCAG A to AA and best practices, one sentence each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The Content-Security-Policy forbids a script element here too.
  await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ standards, floating }) => {
      const all = await window.axe.run(document, {
        runOnly: standards,
        rules: { region: { enabled: false } },
      });
      const landmarks = await window.axe.run({ exclude: [[floating]] }, { runOnly: ['region'] });
      return [...all.violations, ...landmarks.violations];
    },
    { standards: STANDARDS, floating: FLOATING },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 200)}`),
  );
}
