import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, watchConsole } from './browser.ts';
import { freePort, ROOT, type RunningServer, startServer } from './server.ts';
import { type Account, demoAccount, signIn } from './signIn.ts';

/** A running product: a server with its own data folder, and a browser. */
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
  /** Number of seeded leads in the demo account, with a profile. */
  leads?: number;
  /** Additional, empty accounts. */
  accounts?: readonly Account[];
}

/** Runs an npm script. */
export async function run(
  script: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<void> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}:\n${output}`);
}

export async function openProduct({
  leads = 0,
  accounts = [],
}: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leadside-e2e-'));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  // Both commands need exclusive access to the data folder, so they run before the server.
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

/** How long to wait for something to appear, in milliseconds. */
const TIMEOUT = 15_000;

/** A tab in its own browser context, and the problems that its console has shown. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

/** Opens a tab at `path`, signed in as `account` if there is one. */
export async function openTab(
  { browser, server }: Product,
  path: string,
  { account, ...options }: BrowserContextOptions & { account?: Account } = {},
): Promise<Tab> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT);
  const problems = watchConsole(context);
  const page = await context.newPage();
  await page.goto(server.address + path);
  if (account) {
    await signIn(page, account);
    await page.waitForURL(server.address + path);
  }
  return { context, page, problems };
}

/** Adds a screenshot, the console's problems and the server's output to the error of a failed test. */
export async function withDiagnostics(product: Product, tab: Tab, run: () => Promise<void>) {
  try {
    await run();
  } catch (cause) {
    const picture = join(tmpdir(), 'leadside-e2e-failure.png');
    await tab.page.screenshot({ path: picture });
    const details = [...tab.problems, product.server.output()].join('\n');
    const words = cause instanceof Error ? cause.message : cause;
    throw new Error(`${words}\nat ${tab.page.url()}, see ${picture}\n${details}`, { cause });
  }
}
