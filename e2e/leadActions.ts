import type { Locator, Page } from 'playwright-core';

/** Opens the details of a card or row. */
export const openLead = (lead: Locator): Promise<void> => lead.getByRole('link').first().click();

/** Chooses an action from the menu of a card or row, which shows on hover. */
export async function chooseAction(lead: Locator, action: string): Promise<void> {
  await lead.hover();
  await lead.getByRole('button', { name: 'More', exact: true }).click();
  await lead.page().getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses from the menu of the list. */
export async function chooseListOption(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name }).click();
}
