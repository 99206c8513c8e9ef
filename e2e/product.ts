import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, watchConsole } from './browser.ts';
import { ROOT, type RunningServer, startServer } from './server.ts';
import { sharedFolder, sharedPort } from './setup.ts';
import { type Account, demoAccount, signIn } from './signIn.ts';

/** A running server with its own data folder. */
export interface OwnServer {
  dataDir: string;
  server: RunningServer;
  demo: Account;
  /** `kill -9` of the server. */
  stopServer: () => Promise<void>;
  /** Starts it again, at the same address with the same data. */
  startServer: () => Promise<void>;
  close: () => Promise<void>;
}

/** The same with a browser. */
export interface Product extends OwnServer {
  browser: Browser;
}

interface ServerOptions {
  /** Number of seeded leads in the demo account, with a profile. */
  leads?: number;
  /** Additional, empty accounts. */
  accounts?: readonly Account[];
  settings?: Record<string, string>;
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

/** Starts a server with these leads and accounts. */
export async function openServer({
  leads = 0,
  accounts = [],
  settings,
}: ServerOptions = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leadside-e2e-'));
  // Never a developer's database.
  const all = { DATABASE_URL: '', DATA_DIR: dataDir, PORT: sharedPort(), ...settings };
  if (leads > 0) {
    const seed = (folder: string) =>
      run('seed', ['--leads', String(leads)], { ...all, DATA_DIR: folder });
    await cp(await sharedFolder(`seeded-${leads}`, seed), dataDir, { recursive: true });
  }
  const lines = accounts.map(({ email, password }) => `${email} ${password}\n`);
  // It needs exclusive access to the data folder, so it runs before the server.
  if (lines.length > 0) await run('account', ['add', '--file', '-'], all, lines.join(''));
  const server = await startServer(all);
  const own: OwnServer = {
    dataDir,
    server,
    demo: demoAccount(server.output()),
    stopServer: () => own.server.kill(),
    startServer: async () => {
      own.server = await startServer(all);
    },
    close: async () => {
      await own.server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return own;
}

export async function openProduct(options?: ServerOptions): Promise<Product> {
  const own = await openServer(options);
  const { close } = own;
  const browser = await launchBrowser().catch(async (error) => {
    await close();
    throw error;
  });
  return Object.assign(own, {
    browser,
    close: async () => {
      await browser.close();
      await close();
    },
  });
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
