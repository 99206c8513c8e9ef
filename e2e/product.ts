import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, watchComplaints } from './browser.ts';
import { freePort, ROOT, type RunningServer, startServer } from './server.ts';
import { type Account, demoAccount, signIn } from './signIn.ts';

/** The product as a user has it: its server on a data folder of its own, and a browser. */
export interface Product {
  browser: Browser;
  server: RunningServer;
  demo: Account;
  /** `kill -9` of the server. */
  stopServer: () => Promise<void>;
  /** Starts it again, at the same address with the same data. */
  startServer: () => Promise<void>;
  close: () => Promise<void>;
}

interface ProductOptions {
  /** Leads that the demo account begins with, and then a profile as well. */
  leads?: number;
  /** Accounts beside the demo account, with nothing in them. */
  accounts?: readonly Account[];
}

async function run(script: string, args: string[], env: Record<string, string>, input = '') {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}:\n${said}`);
}

export async function openProduct({
  leads = 0,
  accounts = [],
}: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leadside-e2e-'));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  // Both commands need the data folder for themselves, so that they come before the server.
  if (leads > 0) await run('seed', ['--leads', String(leads)], settings);
  for (const { email, password } of accounts) {
    await run('account', ['add', email], settings, `${password}\n`);
  }
  const server = await startServer(settings);
  const browser = await launchBrowser().catch(async (error) => {
    await server.kill();
    throw error;
  });
  const product: Product = {
    browser,
    server,
    demo: demoAccount(server.output()),
    stopServer: () => product.server.kill(),
    startServer: async () => {
      product.server = await startServer(settings);
    },
    close: async () => {
      await browser.close();
      await product.server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}

/** How long a page may take to show what it should, in milliseconds. */
const TIMEOUT = 15_000;

/** A tab with a window of its own, and what its pages have complained about so far. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

/** Opens a tab, signed in as `account` at `path` when there is one. */
export async function openTab(
  { browser, server }: Product,
  path: string,
  { account, ...options }: BrowserContextOptions & { account?: Account } = {},
): Promise<Tab> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT);
  const complaints = watchComplaints(context);
  const page = await context.newPage();
  await page.goto(server.address + path);
  if (account) {
    await signIn(page, account);
    await page.waitForURL(server.address + path);
  }
  return { context, page, complaints };
}

/** Adds to a failure what one would want to see: a picture of the page, its complaints, the server's words. */
export async function explained(product: Product, tab: Tab, run: () => Promise<void>) {
  try {
    await run();
  } catch (cause) {
    const picture = join(tmpdir(), 'leadside-e2e-failure.png');
    await tab.page.screenshot({ path: picture });
    const said = [...tab.complaints, product.server.output()].join('\n');
    const words = cause instanceof Error ? cause.message : cause;
    throw new Error(`${words}\nat ${tab.page.url()}, see ${picture}\n${said}`, { cause });
  }
}
