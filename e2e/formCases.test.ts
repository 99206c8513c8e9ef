import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { KeptAnswer } from '#domain/contract/profile.ts';
import { placeOfPosting } from '#domain/forms/answerPlace.ts';
import { applicationFields } from '#domain/forms/fieldFact.ts';
import { type FormRow, matchForm } from '#domain/forms/matchForm.ts';
import { newAnswer } from '#domain/profile/answerBank.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import type { FillEntry } from '../extension/page/form/fillForm.ts';
import { readPhoneNumber } from '../extension/sidepanel/form/phoneNumber.ts';
import { launchBrowser } from './browser.ts';
import { buildFormScript, runFormScript } from './pageScript.ts';

/* What the form filler's script finds and fills in pages of many shapes, in a world of its own, without the panel. */

let code: string;
let browser: Browser;
let origin: string;
const server = createServer(async ({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
  response.setHeader('content-type', type);
  response.end(await readFile(join(import.meta.dirname, 'formCases', pathname)).catch(() => ''));
});

before(async () => {
  [code, browser] = await Promise.all([buildFormScript(), launchBrowser()]);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  origin = `http://localhost:${address.port}`;
});

after(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

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
   <${tag} style="position:absolute;inset:0;width:100%;height:100%;${style}">${content}</${tag.split(' ')[0]}></div>`;
const component = (
  html: string,
) => `<script>customElements.define('x-part', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = \`${html}\`; } });</script>`;
const WHITE = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='90'><rect width='900' height='90' fill='white'/></svg>")`;
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
    'behind a picture of ::after': `<style>.a { position:relative } .a::after { content:${WHITE}; ${COVER} }</style><div class="a">${FIELD}</div>`,
    'behind letters of ::after': `<style>.a { position:relative } .a::after { content:'██████'; ${COVER}; background:none; font-size:99px; line-height:.5; color:white }</style><div class="a">${FIELD}</div>`,
    'behind one that takes no clicks, as a rule insists': `<style>#c { pointer-events:none!important }</style>${over('background:white', '', 'div id="c"')}`,
    'behind one that takes no clicks, as a layer insists': `<style>@layer a { #c { pointer-events:none!important } }</style>${over('background:white', '', 'div id="c"')}`,
    'behind a picture of its border': over(
      'pointer-events:none;border:1px solid;border-image:linear-gradient(white, white) 1 fill',
    ),
    'behind an inner shadow': over('pointer-events:none;box-shadow:inset 0 0 0 900px white'),
    'behind a shadow from elsewhere': `<div style="position:relative">${FIELD}<div style="position:absolute;left:-900px;top:0;filter:drop-shadow(900px 0 white)"><div style="width:800px;height:60px;background:white"></div></div></div>`,
    'behind small blocks': over('pointer-events:none;color:white;line-height:.9', '█'.repeat(500)),
    'behind the line through a text': over(
      'pointer-events:none;text-decoration:line-through white 200px',
      'x'.repeat(90),
    ),
    'behind the value of another field': over(
      'pointer-events:none;background:none;border:0;color:white;font-size:200px',
      '',
      'input value="███" tabindex="-1"',
    ),
    'behind a bar': `<style>progress { appearance:none } progress::-webkit-progress-bar { background:white }</style>${over('pointer-events:none', '', 'progress')}`,
    'behind a component': `<div style="position:relative">${FIELD}<x-part style="position:absolute;inset:0;pointer-events:none"></x-part></div>${component(`<div style="${COVER}"></div>`)}`,
    'behind a part of its own component': `<x-part>${FIELD}</x-part>${component(`<div style="position:relative"><slot></slot><div style="${COVER}"></div></div>`)}`,
    'below its background': `<div style="isolation:isolate"><div style="background:white">${field('position:relative;z-index:-1')}</div></div>`,
    tiny: field('width:5px;height:5px;padding:0;border:0'),
    thin: field('width:300px;height:6px;padding:0;border:0'),
    'white by a filter': field('filter:brightness(100)'),
    'gray by a filter': field('filter:contrast(0) brightness(2)'),
    'a filter of the page': `<svg width="0" height="0"><filter id="f"><feFlood flood-color="white"/></filter></svg>${field('filter:url(#f)')}`,
    'white by many filters': field(`color:#555;filter:${'brightness(1.5) '.repeat(9)}`),
    'gray by filters around':
      `<div style="filter:contrast(.5)">`.repeat(5) + FIELD + '</div>'.repeat(5),
    blurred: `<div style="filter:blur(40px)">${FIELD}</div>`,
    blended: field('mix-blend-mode:lighten;background:black'),
    faint: `<div style="opacity:.4"><div style="opacity:.4"><div style="opacity:.4">${FIELD}</div></div></div>`,
    'with clear text': field('color:transparent'),
    'with white text on white': field('color:white;background:white;border:0'),
    'with text far outside': field('text-indent:-999px'),
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

test('fills a field that fades in with the focus, and none that stays clear', async () => {
  const faded = (name: string) =>
    `<div><label for="${name}" style="position:absolute">${name}</label><input id="${name}" style="opacity:0;transition:opacity .15s;height:30px"></div>`;
  const { tab, fields, fill } = await open(
    `<style>#Phone:is(:focus, .filled) { opacity:1!important }</style><form>${faded('Phone')}${faded('Email')}</form>
     <script>document.querySelector('input').oninput = ({ target }) => target.classList.add('filled')</script>`,
  );
  const entries = (await fields()).map(({ id, label }) => ({
    id,
    value: label === 'Phone' ? '030 23125100' : 'ines@example.com',
    accepts: [],
    replaces: '',
  }));
  const states = (await fill(entries)).map(({ state }) => state);
  assert.deepEqual(states, ['kept', 'refused']);
  assert.equal(await tab.locator('input').last().inputValue(), '');
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
      const left = await tab.evaluate(() => [scrollX, scrollY, document.adoptedStyleSheets.length]);
      assert.deepEqual(left, [0, 0, 0]);
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
    'a list’s form': `<form class="select">${named}<input role="combobox" aria-haspopup="listbox" aria-label="Country">${FIELD}</form>`,
    'the form that can be written into': `<form contenteditable><input name="title"><input name="innerText"></form><form><input name="isContentEditable">${FIELD}</form>`,
    'a drawing': `<svg id="hint"></svg><label>Email <input name="e" aria-describedby="hint"></label>`,
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

const baker = {
  ...EMPTY_PROFILE,
  personalInfo: {
    ...EMPTY_PROFILE.personalInfo,
    name: 'Ines Falk',
    email: 'ines@example.com',
    phone: '030 23125100',
    location: 'Berlin, Germany',
  },
  experience: [
    {
      title: 'Head baker',
      company: 'Quay Street Bakery',
      location: '',
      description: '',
      startDate: 'May 2020',
      endDate: 'Present',
      technologies: [],
    },
  ],
  answers: { ...EMPTY_PROFILE.answers, start: '1 March 2027' },
};

const answer = (question: string, text: string, given: Partial<KeptAnswer> = {}): KeptAnswer => ({
  ...newAnswer(question, text),
  inForms: true,
  ...given,
});

/** Fills a case as the panel does: every checked row, with a resume and a letter as files. */
async function fillCase(
  tab: Page,
  { phone = baker.personalInfo.phone, answers = [] as KeptAnswer[] } = {},
) {
  const script = await runFormScript(tab, code);
  const { fields: all, texts } = await script.find();
  const { fields } = applicationFields(all);
  const rows = matchForm(fields, {
    profile: { ...baker, keptAnswers: answers },
    phone: await readPhoneNumber(phone, baker.personalInfo.location),
    place: placeOfPosting(undefined, fields, texts),
  });
  const entryOf = ({ field, from, ...row }: FormRow): FillEntry[] => {
    const { id, kind, value: replaces } = field;
    const file = { name: `${from}.pdf`, type: 'application/pdf', base64: 'JVBERi0xLjQ=' };
    if (kind === 'file') return [{ id, value: file.name, accepts: [], replaces, file }];
    return row.isTicked ? [{ id, ...row, replaces }] : [];
  };
  const results = await script.fill(rows.flatMap(entryOf));
  return { rows, results };
}

/** What fields hold, by their names, and what pages of cases say of them. */
const held = (tab: Page) =>
  tab.evaluate(() => {
    const ofPage = globalThis as { sent?: () => string; chosen?: string; files?: object };
    const fields = document.querySelectorAll<HTMLInputElement>('[name]:not(meta)');
    const values = [...fields].map(({ name, type, checked, value, files }) => {
      if (type === 'file') return [name, files?.[0]?.name ?? ''];
      return type === 'checkbox' || type === 'radio'
        ? [`${name} ${value}`, checked ? 'chosen' : '']
        : [name, value];
    });
    const { sent, chosen, files } = ofPage;
    return {
      ...Object.fromEntries(values.filter(([, value]) => value !== '')),
      ...(sent && { sent: sent() }),
      ...(chosen && { chosen }),
      ...files,
    } as Record<string, string>;
  });

const NAME = { first: 'Ines', last: 'Falk', email: 'ines@example.com' };
const NUMBER = '+49 30 23125100';
const PERSON = { a1: 'Ines', a2: 'Falk', a3: 'ines@example.com', a4: NUMBER };
const RESUME = { resume: 'resume.pdf' };
const ELSEWHERE = { from: 'Kornhaus', country: 'DE', currency: 'EUR' };
const JOB = { title: 'Head baker', company: 'Quay Street Bakery' };
const sentAs = (phone: string) => ({ ...NAME, ...RESUME, phone, sent: '+493023125100' });

/** Cases with all that their fields hold at the end. What isn't named is empty. */
const CASES: [string, Record<string, string>, Parameters<typeof fillCase>[1]?][] = [
  ['40-flag.html', sentAs(NUMBER)],
  ['40-flag.html', sentAs(NUMBER), { phone: NUMBER }],
  ['40-code-beside.html', sentAs('3023125100')],
  ['40-code-beside.html', sentAs('3023125100'), { phone: NUMBER }],
  ['41-lists.html', { ...NAME, ...RESUME, ...JOB, sm: 'May', sy: '2020' }],
  ['41-day-month-year.html', { ...NAME, ...RESUME, d: '1', m: 'March', y: '2027' }],
  ['42-floating.html', { ...PERSON, ...RESUME }],
  ['42-row-above.html', { ...PERSON, ...RESUME }],
  ['43-job-alert.html', { ...NAME, phone: NUMBER }],
  ['45-attach.html', { ...NAME, ...RESUME, cover_letter: 'letter.pdf' }],
  [
    '46-choices.html',
    { ...NAME, q1: 'No, I will not require sponsorship', 'q2 1': 'chosen' },
    {
      answers: [
        answer('Do you require visa sponsorship?', 'No'),
        answer('Are you willing to relocate?', 'Yes'),
        answer('What is your notice period?', '4 weeks'),
      ],
    },
  ],
  [
    '46-other-country.html',
    { ...NAME, cur: 'USD' },
    {
      answers: [
        answer(
          'Are you legally authorized to work in the country where this job is located?',
          'Yes',
          ELSEWHERE,
        ),
        answer('What are your salary expectations?', '52000', ELSEWHERE),
      ],
    },
  ],
  ['47-each-keystroke.html', { ...NAME, phone: NUMBER, city: 'Berlin' }],
  ['47-each-keystroke.html?on=blur', { ...NAME, phone: NUMBER, city: 'Berlin' }],
  ['47-apply.html', { ...NAME, ...RESUME }],
  ['49-zero-width.html', { ...NAME, chosen: 'Germany' }],
  ['49-several.html', { ...NAME, chosen: 'Germany' }],
  ['49-field-without-size.html', { ...NAME, chosen: 'Germany' }],
  ['list-drawn-in-part.html', { ...NAME, chosen: 'Germany' }],
];

test('fills forms with what is right, and leaves the rest', async (t) => {
  for (const [name, right, options] of CASES)
    await t.test(`${name} ${options?.phone ?? ''}`, async () => {
      await tab.goto(`${origin}/${name}`);
      const { rows, results } = await fillCase(tab, options);
      assert.deepEqual(
        results.filter(({ state }) => state !== 'kept'),
        [],
      );
      assert.deepEqual(await held(tab), right);
      const asked = rows.filter(({ from }) => from === 'new').map(({ field }) => field.label);
      assert.ok(!asked.includes('Month'), 'a month is no question');
    });

  await tab.goto(`${origin}/41-lists.html`);
  const { rows } = await fillCase(tab);
  const current = rows.find(({ field }) => field.label === 'I currently work here');
  assert.equal(current?.value, 'Yes', 'is offered');

  await tab.goto(`${origin}/40-flag.html`);
  await tab.locator('[name=phone]').fill('+1');
  await fillCase(tab);
  assert.deepEqual(await held(tab), sentAs(NUMBER));
});

test('reads back what a page makes of a resume that it reads itself', async (t) => {
  for (const wait of ['', '?wait=200'])
    await t.test(`44-parser.html${wait}`, async () => {
      await tab.goto(`${origin}/44-parser.html${wait}`);
      const { results } = await fillCase(tab);
      const values = Object.values(await held(tab));
      assert.deepEqual(
        values,
        results.map(({ value }) => value),
      );
      assert.deepEqual(values, [
        ...['resume.pdf', 'Ines Falk', 'ines@example.com', NUMBER],
        'Quay Street Bakery',
      ]);
    });
});
