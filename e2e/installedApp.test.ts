import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';
import { enterAccount } from './signIn.ts';

/* The app on a phone's home screen: it installs, says that there is no connection, and takes what other apps share. */

const POSTING = [
  'Product Manager, Onboarding (f/m/x)',
  'Havelwerk',
  'Berlin, hybrid',
  '',
  'We help people use their own solar power.',
  'Apply by 11 December 2026 to jobs@havelwerk.example.',
].join('\n');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let product: Product;
let tab: Tab;

/** Opens a page that the service worker serves. */
async function openInstalled(path: string, account = product.demo): Promise<Tab> {
  const opened = await openTab(product, path, { ...PHONE, account });
  await opened.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return opened;
}

before(async () => {
  product = await openProduct({ leads: 2 });
  tab = await openInstalled('/app/leads');
});
after(() => product?.close());

interface Shared {
  text?: string;
  file?: { name: string; mimeType: string; buffer: Buffer };
}

/** Posts the manifest's form, as the system does for another app. */
async function share({ page }: Tab, { text = '', file }: Shared): Promise<void> {
  await page.evaluate((value) => {
    document.body.innerHTML = `<form method="post" action="/app/share" enctype="multipart/form-data">
      <textarea name="text"></textarea><input type="file" name="file"><button>Share</button></form>`;
    const area = document.querySelector('textarea');
    if (area) area.value = value;
  }, text);
  if (file) await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Share' }).click();
}

/** Chromium shows a test's page in a tab, not as the installed app, so what is shared waits for a click. */
const isRead = async ({ page }: Tab, source: string) => {
  await page.getByText('Shared with Leadside').waitFor();
  assert.equal(await page.locator('input[name=leadTitle]').inputValue(), '');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByText(`Read from ${source}`).waitFor();
  const value = (name: string) => page.locator(`input[name=${name}]`).inputValue();
  assert.equal(await value('leadTitle'), 'Product Manager, Onboarding');
  assert.equal(await value('location'), 'Berlin, hybrid');
};

test('can be installed, with its icons and its share target', () =>
  withDiagnostics(product, tab, async () => {
    const session = await tab.context.newCDPSession(tab.page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    assert.equal(url, `${product.server.address}/manifest.webmanifest`);
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data ?? '');
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await tab.page.evaluate(async (icon) => {
        const { width, height } = await createImageBitmap(await (await fetch(icon)).blob());
        return { width, height };
      }, src);
      assert.equal(`${width}x${height}`, sizes);
    }
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Contexts of a test are private windows.
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
      [],
    );
    assert.deepEqual(tab.problems, []);
  }));

test('opens Add Lead with a text that was shared', () =>
  withDiagnostics(product, tab, async () => {
    await share(tab, { text: POSTING });
    await isRead(tab, 'your text');
    assert.match(tab.page.url(), /\/app\/leads\?add&share=[\w-]+$/);
  }));

test('opens Add Lead with a PDF that was shared', () =>
  withDiagnostics(product, tab, async () => {
    const printed = await product.browser.newPage();
    const [title, ...lines] = POSTING.split('\n');
    await printed.setContent(`<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`);
    const buffer = await printed.pdf();
    await printed.close();
    await share(tab, { file: { name: 'posting.pdf', mimeType: 'application/pdf', buffer } });
    await isRead(tab, 'posting.pdf');
  }));

test('keeps what was shared while the user signs in, and nothing else', async () => {
  const other = await openInstalled('/app');
  await withDiagnostics(product, other, async () => {
    await other.page.getByRole('button', { name: 'Account', exact: true }).click();
    await other.page.getByRole('menuitem', { name: 'Logout' }).click();
    await other.page.waitForURL(`${product.server.address}/`);
    await share(other, { text: POSTING });
    await enterAccount(other.page, product.demo);
    await isRead(other, 'your text');
    const kept = () =>
      other.page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => url);
      });
    assert.deepEqual(await kept(), []);
  });
  await other.context.close();
});

test('says that there is no connection, and opens again with one', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await product.stopServer();
    const response = await page.goto(`${product.server.address}/app/leads`);
    assert.equal(response?.status(), 503);
    await page.getByRole('heading', { name: "Leadside can't be reached" }).waitFor();
    await product.startServer();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
  }));
