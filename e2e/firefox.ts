import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** `extension/manifest.ts` */
const ADDON_ID = 'extension@leadside.example';

/** Firefox gives each profile another one. */
const UUID = '5f6a2f0e-93a5-4c3e-8a53-0d0d6b6f0c11';

const PREFERENCES = {
  'extensions.webextensions.uuids': JSON.stringify({ [ADDON_ID]: UUID }),
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** How long to wait for something to appear, in milliseconds. */
const TIMEOUT = 30_000;

/** A tab of Firefox. */
export interface FirefoxTab {
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Waits until the expression is true. */
  waitFor: (expression: string) => Promise<void>;
  /** Clicks the button or link with this text. */
  press: (text: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  activate: () => Promise<unknown>;
}

export interface Firefox {
  panelUrl: string;
  /** The errors in the console. */
  problems: string[];
  open: (url: string) => Promise<FirefoxTab>;
  /** Clicks the extension's toolbar button, and returns whether the sidebar with the panel is open then. */
  clickIcon: () => Promise<unknown>;
  close: () => Promise<void>;
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** The few commands of WebDriver BiDi that the tests need; Playwright's Firefox is another one. */
async function connect(url: string, problems: string[]): Promise<Send> {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: { result: never; message?: string }) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    const { level, text, stackTrace } = answer.params ?? {};
    if (level === 'error')
      problems.push(`${text} ${JSON.stringify(stackTrace?.callFrames.slice(0, 8))}`);
    waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const answered = new Promise<{ result: never; message?: string }>((resolve) =>
      waiting.set(id, resolve),
    );
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result;
  };
}

function tabOf(send: Send, context: unknown): FirefoxTab {
  async function evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value?: unknown }).value;
  }
  async function waitFor(expression: string): Promise<void> {
    const deadline = Date.now() + TIMEOUT;
    while ((await evaluate(`Boolean(${expression})`)) !== true) {
      if (Date.now() > deadline) {
        throw new Error(`${expression}\n${await evaluate('document.body.innerText')}`);
      }
      await sleep(100);
    }
  }
  const find = (text: string) =>
    `[...document.querySelectorAll('button, a')].find(({ innerText, ariaLabel, disabled }) =>
      !disabled && (innerText === ${JSON.stringify(text)} || ariaLabel === ${JSON.stringify(text)}))`;
  return {
    evaluate,
    waitFor,
    async press(text) {
      await waitFor(find(text));
      await evaluate(`${find(text)}.click()`);
    },
    async type(selector, text) {
      const field = `document.querySelector(${JSON.stringify(selector)})`;
      await waitFor(field);
      await evaluate(`${field}.focus(); ${field}.select();
        document.execCommand('insertText', false, ${JSON.stringify(text)})`);
    },
    activate: () => send('browsingContext.activate', { context }),
  };
}

/** Firefox with the extension of a folder, in a profile of its own. */
export async function openFirefox(extension: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'leadside-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const command = process.env.FIREFOX_PATH ?? 'firefox-esr';
  const args = [
    '--headless',
    '--remote-debugging-port',
    '0',
    '--remote-allow-system-access',
    '--profile',
    profile,
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => reject(new Error(`Firefox ended:\n${printed}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [url] = /ws:\/\/\S+/.exec(printed) ?? [];
      if (url) resolve(url);
    });
  });
  const problems: string[] = [];
  const send = await connect(address, problems);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('webExtension.install', { extensionData: { type: 'path', path: extension } });
  return {
    problems,
    panelUrl: `moz-extension://${UUID}/sidepanel/index.html`,
    async open(url) {
      const { context } = await send('browsingContext.create', { type: 'tab' });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      return tabOf(send, context);
    },
    async clickIcon() {
      const { contexts } = await send('browsingContext.getTree', { 'moz:scope': 'chrome' });
      const [{ context = '' } = {}] = contexts as { context: string }[];
      const id = JSON.stringify(ADDON_ID.replace(/[@.]/g, '_'));
      return tabOf(send, context).evaluate(`
        CustomizableUI.addWidgetToArea(${id} + '-browser-action', 'nav-bar');
        document.getElementById(${id} + '-BAP').click();
        new Promise((resolve) => addEventListener('SidebarShown', resolve, { once: true }))
          .then(() => SidebarController.currentID === ${id} + '-sidebar-action')`);
    },
    async close() {
      child.kill('SIGKILL');
      await closed.catch(() => {});
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
