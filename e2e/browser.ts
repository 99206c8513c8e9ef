import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** No sandbox, because CI runs as root, and no requests of Chromium's own. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `CHROMIUM_PATH`, or the `chromium` on the PATH. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  try {
    return execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
  } catch (cause) {
    throw new Error('There is no chromium on the PATH; set CHROMIUM_PATH.', { cause });
  }
}

export const launchBrowser = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...flags] });

/**
 * Chromium logs every response from 400 up; a page that doesn't exist has the status 404. Headless
 * Chromium has no service for its model, and says so when a page asks for it.
 */
const isExpected = (text: string, url: string) =>
  text.includes('text session because the service is not running') ||
  (text.includes('status of 404') && new URL(url).pathname.endsWith('/nowhere'));

/** Collects console messages, uncaught errors and CSP violations of the context's pages. */
export function watchConsole(context: BrowserContext): string[] {
  const problems: string[] = [];
  // Code that catches the error of a forbidden `eval` doesn't hide it.
  void context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      reportError(new Error(`CSP: ${violatedDirective} in ${sourceFile}`)),
    ),
  );
  context.on('console', (message) => {
    const { url } = message.location();
    if (isExpected(message.text(), url)) return;
    problems.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().stack}`);
  });
  return problems;
}
