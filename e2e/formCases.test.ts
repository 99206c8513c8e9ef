import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { buildFormScript, runFormScript } from './pageScript.ts';

/* What the form filler's script finds and fills in pages of many shapes, in a world of its own, without the panel. */

let code: string;
let browser: Browser;

before(async () => {
  [code, browser] = await Promise.all([buildFormScript(), launchBrowser()]);
});

after(() => browser?.close());

const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Apply</title>
<style>label { display: block; margin: 8px 0 }</style><h1>Baker</h1>${body}`;

let tab: Page;

/** Opens a page and runs the script in it. */
async function open(body: string) {
  tab ??= await browser.newPage();
  await tab.goto('about:blank');
  await tab.setContent(page(body));
  return { tab, ...(await runFormScript(tab, code)) };
}

const FIELD = '<label>Email <input name="e"></label>';
const field = (style: string) => `<label>Email <input name="e" style="${style}"></label>`;
const over = (style: string, content = '', tag = 'div') =>
  `<div style="position:relative"><div><div><div><div><div>${FIELD}</div></div></div></div></div>
   <${tag} style="position:absolute;inset:0;width:100%;height:100%;${style}">${content}</${tag}></div>`;
const component = (
  html: string,
) => `<script>customElements.define('x-part', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = \`${html}\`; } });</script>`;
const COVER = 'position:absolute;inset:0;background:white;pointer-events:none';

test('finds no field that a person can’t see and click, and fills none', async (t) => {
  const hidden: Record<string, string> = {
    'clip-path': field('clip-path:inset(50%)'),
    'clip-path, all but a corner': field('clip-path:polygon(0 0, 1px 0, 0 1px)'),
    'clip-path, all but the middle': field('clip-path:circle(3px at 50% 50%)'),
    'clip-path around': `<div style="clip-path:path('M0 0 L1 0 L0 1 Z')">${FIELD}</div>`,
    mask: field('mask:linear-gradient(transparent, transparent)'),
    'mask around': `<div style="mask-image:linear-gradient(transparent, transparent)">${FIELD}</div>`,
    scale: field('transform:scale(.1)'),
    zoom: field('zoom:.1'),
    'turned away': field('transform:rotateY(180deg);backface-visibility:hidden'),
    'edge on': `<div style="perspective:100px">${field('transform:rotateX(89deg)')}</div>`,
    'behind a sibling': over('background:white'),
    'behind one that takes no clicks': over('background:white;pointer-events:none'),
    'behind one that takes none whatever happens': over(
      'background:white;pointer-events:none!important',
    ),
    'behind a gradient': over('background:linear-gradient(white, white);pointer-events:none'),
    'behind a canvas': over('pointer-events:none', '', 'canvas'),
    'behind a drawing': over(
      'pointer-events:none',
      '<rect width="999" height="99" fill="white"/>',
      'svg',
    ),
    'behind a frame': over('pointer-events:none', '', 'iframe'),
    'behind letters': over('font-size:200px;line-height:.5;color:white;pointer-events:none', '███'),
    'behind inert content': `<div style="position:relative">${FIELD}<div inert style="${COVER}"></div></div>`,
    'behind a border': over(
      'top:-90px;width:0;height:0;border:150px solid white;pointer-events:none',
    ),
    'behind a shadow': `${FIELD}<div style="position:relative;width:1px;height:1px;box-shadow:0 0 0 900px white"></div>`,
    'behind an outline': `${FIELD}<div style="width:1px;height:1px;outline:900px solid white"></div>`,
    'behind ::after': `<style>.a { position:relative } .a::after { content:''; ${COVER} }</style><div class="a">${FIELD}</div>`,
    'behind a component': `<div style="position:relative">${FIELD}<x-part style="position:absolute;inset:0;pointer-events:none"></x-part></div>${component(`<div style="${COVER}"></div>`)}`,
    'behind a part of its own component': `<x-part>${FIELD}</x-part>${component(`<div style="position:relative"><slot></slot><div style="${COVER}"></div></div>`)}`,
    'below its background': `<div style="isolation:isolate"><div style="background:white">${field('position:relative;z-index:-1')}</div></div>`,
    tiny: field('width:5px;height:5px;padding:0;border:0'),
    thin: field('width:300px;height:6px;padding:0;border:0'),
    'white by a filter': field('filter:brightness(100)'),
    'gray by a filter': field('filter:contrast(0) brightness(2)'),
    'a filter of the page': `<svg width="0" height="0"><filter id="f"><feFlood flood-color="white"/></filter></svg>${field('filter:url(#f)')}`,
    blurred: `<div style="filter:blur(40px)">${FIELD}</div>`,
    blended: field('mix-blend-mode:lighten;background:black'),
    faint: `<div style="opacity:.4"><div style="opacity:.4"><div style="opacity:.4">${FIELD}</div></div></div>`,
    'with clear text': field('color:transparent'),
    'with text of a pixel': field('font-size:1px;width:200px;height:30px'),
    'fixed beside the window': field('position:fixed;left:-500px;top:0'),
    'fixed beyond the window': field('position:fixed;left:5000px;top:0'),
    'where the page doesn’t scroll to the right': `<style>body { overflow-x:hidden }</style>${field('position:absolute;left:4000px')}`,
    'where the page doesn’t scroll down': `<style>body { overflow:hidden; height:100vh }</style>${field('position:absolute;top:5000px')}`,
    'where a box doesn’t scroll': `<div style="height:60px;overflow:hidden"><div style="height:600px"></div>${FIELD}</div>`,
    'moved out of its box': `<div style="overflow:hidden"><div style="transform:translateX(-3000px)">${FIELD}</div></div>`,
    'not laid out': `<div style="content-visibility:hidden">${FIELD}</div>`,
    folded: `<details><summary>More</summary>${FIELD}</details>`,
  };
  for (const [name, html] of Object.entries(hidden))
    await t.test(name, async () => {
      const { fields } = await open(
        `<form><label>Name <input name="n"></label><div style="height:1500px"></div>${html}</form>`,
      );
      assert.deepEqual(
        (await fields()).map(({ label }) => label),
        ['Name'],
      );
    });

  // One that is hidden after it was found.
  const { tab, fields, fill } = await open(`<form>${FIELD}</form>`);
  const [{ id = '' } = {}] = await fields();
  await tab.evaluate(() => document.querySelector('input')?.style.setProperty('scale', '.1'));
  const [result] = await fill([{ id, value: 'a@b.example', accepts: [], replaces: '' }]);
  assert.equal(result?.state, 'refused');
  assert.equal(await tab.locator('input').inputValue(), '');
});

test('finds fields that a person scrolls to, and leaves the page where it was', async (t) => {
  const far = '<div style="height:4000px"></div>';
  const shown: Record<string, string> = {
    below: far + FIELD,
    'below, where pages scroll smoothly': `<style>html { scroll-behavior:smooth }</style>${far}${FIELD}`,
    'in a box that scrolls': `<div style="height:60px;overflow:auto">${far}${FIELD}</div>`,
    'to the right': field('position:absolute;left:4000px'),
    'laid out on demand': `${far}<div style="content-visibility:auto">${FIELD}</div>`,
    'below its floating label':
      '<div style="position:relative"><input id="f" name="e"><label for="f" style="position:absolute;left:4px;top:0">Email</label></div>',
    'in a component': `<x-part></x-part>${component(FIELD)}`,
    'in a slot': `<x-part>${FIELD}</x-part>${component('<div style="background:#eee"><slot></slot></div>')}`,
    'in a dialog': `<dialog>${FIELD}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    'below a sticky bar': `<div style="position:sticky;top:0;height:200px;background:white"></div><div style="margin-top:-60px">${FIELD}</div>${far}`,
    'in dark mode': `<div style="filter:invert(.9) hue-rotate(180deg)">${FIELD}</div>`,
  };
  for (const [name, html] of Object.entries(shown))
    await t.test(name, async () => {
      const { tab, fields } = await open(`<form>${html}</form>`);
      assert.deepEqual(
        (await fields()).map(({ label }) => label),
        ['Email'],
      );
      assert.deepEqual(await tab.evaluate(() => [scrollX, scrollY]), [0, 0]);
    });
});

test('is neither blinded nor broken by what a page names its fields', async (t) => {
  const members = [
    'querySelectorAll',
    'querySelector',
    'children',
    'childNodes',
    'matches',
    'closest',
    'getAttribute',
    'hasAttribute',
    'localName',
    'parentNode',
    'parentElement',
    'previousSibling',
    'previousElementSibling',
    'nextElementSibling',
    'nextSibling',
    'textContent',
    'innerText',
    'contains',
    'compareDocumentPosition',
    'getRootNode',
    'isConnected',
    'assignedSlot',
    'shadowRoot',
    'getBoundingClientRect',
    'checkVisibility',
    'ownerDocument',
    'style',
    'tagName',
    'scrollBy',
    'scrollTop',
    'labels',
    'elements',
    'firstChild',
    'nodeType',
    'attributes',
    'addEventListener',
    'dispatchEvent',
  ];
  const ofDocument = [
    'querySelectorAll',
    'getElementById',
    'body',
    'documentElement',
    'title',
    'defaultView',
    'elementsFromPoint',
    'elementFromPoint',
    'hasFocus',
    'createTreeWalker',
    'createRange',
    'execCommand',
    'activeElement',
    'scrollingElement',
    'adoptedStyleSheets',
    'createElement',
    'getRootNode',
    'nodeType',
    'contains',
    'location',
    'cookie',
  ];
  const named = members
    .map((name) => `<input name="${name}" aria-label="Nothing" value="x">`)
    .join('');
  const pages: Record<string, string> = {
    form: `<form>${named}${FIELD}<label>About you <textarea name="about"></textarea></label></form>`,
    'the form’s parents': `<form>${named}<div><p><span>${FIELD}</span></p></div></form>`,
    document: `${ofDocument.map((name) => `<form name="${name}"></form><img name="${name}">`).join('')}<form>${FIELD}</form>`,
    'each, twice': `<form>${members.map((name) => `<input name="${name}"><button name="${name}"></button>`).join('')}${FIELD}</form>`,
  };
  for (const [name, html] of Object.entries(pages))
    await t.test(name, async () => {
      const { fields, fill } = await open(html);
      const found = (await fields()).find(({ label }) => label === 'Email');
      assert.ok(found, 'the field is found');
      const [result] = await fill([
        { id: found.id, value: 'ines@example.com', accepts: [], replaces: '' },
      ]);
      assert.deepEqual(result, {
        id: found.id,
        state: 'kept',
        wanted: 'ines@example.com',
        value: 'ines@example.com',
        reason: '',
      });
    });
});
