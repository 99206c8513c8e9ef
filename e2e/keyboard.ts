import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** The accessible name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labelled =
      element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0];
    return (typeof labelled === 'string' ? labelled : (labelled ?? element).textContent)?.trim();
  });

/** Waits until the focused element's name starts like this. A closing dialog moves the focus a moment later. */
export async function waitForFocus(page: Page, name: string): Promise<void> {
  for (let checks = 0; checks < 50; checks++) {
    if ((await focused(page))?.startsWith(name)) return;
    await page.waitForTimeout(100);
  }
  assert.fail(`The focus is on ${await focused(page)}, not on ${name}`);
}

/** Presses Tab until the focused element's name starts like this. Fails when it can't be reached. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const heard: unknown[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const at = (await focused(page)) ?? '';
    heard.push(at);
    if (at.startsWith(name)) return;
  }
  assert.fail(`Tab never comes to ${name}, only to: ${heard.join(' | ')}`);
}
