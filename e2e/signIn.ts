import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

export interface Account {
  email: string;
  password: string;
}

/** The printed account, such as `demo@leadside.local / leadside-demo`. */
export function demoAccount(output: string): Account {
  const [, email, password] = /(\S+@\S+)\s+\/\s+(\S+)/.exec(output) ?? [];
  assert.ok(email && password, `No demo account was printed:\n${output}`);
  return { email, password };
}

/** Waits for the login page, fills it in and submits it. */
export async function enterAccount(page: Page, { email, password }: Account): Promise<void> {
  await page.waitForURL('**/login');
  await page.getByRole('heading', { name: 'Welcome Back', exact: true }).waitFor();
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  assert.equal(await submit.isDisabled(), true, 'Sign In waits for both fields');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}

/** Signs in and waits for the app. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await enterAccount(page, account);
  await page.waitForURL('**/app**');
}
