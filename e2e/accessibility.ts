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

/** Rules whose result depends on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds on the page: WCAG A to AA and best practices, or the color rules alone;
 * one sentence each.
 */
export async function accessibilityProblems(
  page: Page,
  rules: 'all' | 'colors' = 'all',
): Promise<string[]> {
  // The Content-Security-Policy forbids a script element here too.
  await page.evaluate(`window.axe ?? (() => { ${AXE} })()`);
  return page.evaluate(
    async ({ runOnly, floating }) => {
      // A target that a sticky bar covers in part scrolls out from below it.
      const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const { style } of sticky) Object.assign(style, { position: 'relative', inset: 'auto' });
      const { violations } = await window.axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        elementRef: true,
      });
      for (const { style } of sticky) Object.assign(style, { position: '', inset: '' });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ element }) => id !== 'region' || !element?.closest(floating))
          .map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 200)}`),
      );
    },
    { runOnly: rules === 'all' ? STANDARDS : COLOR_RULES, floating: FLOATING },
  );
}
