import { Parser } from 'htmlparser2';

/** Characters of a mail's HTML that are read. More takes long, and isn't kept. */
const MOST_HTML = 400_000;
/** Tags within each other. The parser takes longer with each. */
const DEEPEST = 21_000;

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PARAGRAPHS = names('p h1 h2 h3 h4 h5 h6 ul ol dl table hr pre');
const BLOCKS = names('div tr li dt dd blockquote section article header footer center address');
const UNREAD = names('head style script title template');

/** How mail hides a preview: without spaces, and not of "line-height: 0". */
const HIDDEN =
  /(?<![\w-])(?:display:none|visibility:hidden|mso-hide:all|(?:opacity|max-height|max-width|height):0(?![.\d]))/;
const SIZE = /(?<![\w-])font-size:(0(?![.\d]))?/;
/** Rules for some screens only, and the other ones. */
const MEDIA = /@[^{}@]{0,300}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const RULE = /([^{}@]{1,300})\{([^{}]{1,3000})\}/g;

const packed = (style = ''): string => style.toLowerCase().replace(/\s+/g, '');

/** The classes and ids of what a style sheet hides on every screen: '.preheader', '#preview'. */
const hiddenIn = (sheet: string): string[] =>
  [...sheet.replace(MEDIA, '').matchAll(RULE)]
    .filter(([, , style]) => HIDDEN.test(packed(style)))
    .flatMap(([, selectors = '']) => selectors.split(','))
    .flatMap((selector) => /^\s*[\w-]*([.#][\w-]{1,100})\s*$/.exec(selector)?.[1] ?? []);

interface Open {
  isHidden: boolean;
  /** Text of no size, unless a part has another one. */
  isTiny: boolean;
  isQuote: boolean;
}

/** What a reader of a mail's HTML sees, with the addresses of links, as plain text. In linear time. */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  const hidden = new Set<string>();
  const open: Open[] = [];
  let line = '';
  let sheet = '';
  let link = { address: '', said: '' };
  const depth = { quotes: 0, pre: 0 };

  function endLine(): void {
    const words = line.trim();
    if (words !== '') lines.push(depth.quotes > 0 ? `> ${words}` : words);
    line = '';
  }
  function endParagraph(): void {
    endLine();
    if (lines.at(-1)) lines.push('');
  }
  function endBlock(name: string): void {
    if (PARAGRAPHS.has(name)) endParagraph();
    else if (BLOCKS.has(name)) endLine();
  }

  const parser = new Parser({
    onopentag(name, { style, id, class: classes = '', href = '', ...attributes }) {
      const outer = open.at(-1);
      const own = packed(style);
      const size = SIZE.exec(own);
      const marks = [`#${id}`, ...classes.split(/\s+/).map((one) => `.${one}`)];
      const isHidden =
        UNREAD.has(name) ||
        'hidden' in attributes ||
        HIDDEN.test(own) ||
        marks.some((mark) => hidden.has(mark));
      const isQuote =
        name === 'blockquote' && (attributes.type === 'cite' || classes.includes('quote'));
      endBlock(name);
      if (name === 'br' && line.trim() === '') endParagraph();
      else if (name === 'br') endLine();
      open.push({
        isHidden: isHidden || outer?.isHidden === true,
        isTiny: size ? size[1] !== undefined : outer?.isTiny === true,
        isQuote,
      });
      if (open.length > DEEPEST) parser.pause();
      if (isQuote) depth.quotes += 1;
      if (name === 'pre') depth.pre += 1;
      if (name === 'a') link = { address: href.trim().replace(/^mailto:/i, ''), said: '' };
      if (name === 'style') sheet = '';
    },
    ontext(text) {
      sheet += text;
      const { isHidden, isTiny } = open.at(-1) ?? {};
      if (isHidden || isTiny) return;
      link.said += text;
      const [first = '', ...others] =
        depth.pre > 0 ? text.split('\n') : [text.replace(/\s+/g, ' ')];
      line += first;
      for (const other of others) {
        endLine();
        line = other;
      }
    },
    onclosetag(name) {
      const { address, said } = link;
      const isAddress = /^https?:\/\/\S{1,1000}$|^[^\s@:]{1,100}@[^\s@]{1,100}$/i.test(address);
      if (name === 'a' && isAddress && said.trim() !== '' && !said.includes(address))
        line += ` <${address}>`;
      if (name === 'a') link = { address: '', said: '' };
      if (name === 'td' || name === 'th') line += '\t';
      endBlock(name);
      if (open.pop()?.isQuote) depth.quotes -= 1;
      if (name === 'pre') depth.pre -= 1;
      if (name === 'style') for (const mark of hiddenIn(sheet)) hidden.add(mark);
    },
  });
  parser.end(html.slice(0, MOST_HTML));
  endLine();
  return lines.join('\n').replace(/ +/g, ' ').trim();
}
