import { strFromU8, unzipSync } from 'fflate';
import { DOMParser } from 'linkedom';
import { child, type DocxStyle, docxStyles, isOn, settingOf, sizeOf } from './docxStyles.ts';
import { sectionOf } from './reader/headings.ts';
import { ResumeError } from './resumeError.ts';
import { asBlock, type ResumeLine, resumeLine } from './resumeLine.ts';
import { tableLines } from './tableLines.ts';

/** Bytes of all parts, unpacked. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_LINES = 4_000;
const PARTS = /^word\/(?:styles|document|header\d*|footer\d*|_rels\/\w+\.xml)\.(?:xml|rels)$/;

/** The styles and links that one XML file of the document refers to. */
interface Context {
  styleOf: (id: string) => DocxStyle;
  targets: Map<string, string>;
}

/**
 * The paragraphs of a Word document: page headers, the body with its tables and text boxes, footers.
 * Prompts of empty form fields are skipped. Throws a `ResumeError`.
 */
export function docxLines(bytes: Uint8Array): ResumeLine[] {
  const files = unzip(bytes);
  if (!files['word/document.xml']) throw new ResumeError('unreadable');
  const xml = (name: string) => {
    const text = strFromU8(files[name] ?? new Uint8Array());
    return new DOMParser().parseFromString(text, 'text/xml') as unknown as Document;
  };
  const styleOf = docxStyles(xml('word/styles.xml'));
  const seen = new Set<string>();
  const part = (name: string) => {
    const relations = xml(`word/_rels/${name}.xml.rels`).getElementsByTagName('Relationship');
    const targets = new Map(
      [...relations].map((each) => [
        each.getAttribute('Id') ?? '',
        each.getAttribute('Target') ?? '',
      ]),
    );
    const lines = asBlock(blockLines(xml(`word/${name}.xml`), { styleOf, targets }));
    // First, even and odd pages often have the same header.
    return name === 'document'
      ? lines
      : lines.filter(({ text }) => !seen.has(text) && seen.add(text));
  };
  const named = (word: string) =>
    Object.keys(files)
      .flatMap((name) => new RegExp(`^word/(${word}\\d*)\\.xml$`).exec(name)?.[1] ?? [])
      .sort();
  const lines = [...named('header'), 'document', ...named('footer')].flatMap(part);
  if (lines.length > MAX_LINES) throw new ResumeError('tooLong');
  return lines;
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        size += originalSize;
        if (size > MAX_BYTES) throw new ResumeError('tooLong');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ResumeError ? error : new ResumeError('unreadable');
  }
}

function blockLines(element: ParentNode, context: Context): ResumeLine[] {
  return [...element.children].flatMap((each) => {
    if (each.tagName === 'w:p') return paragraphLines(each, context);
    if (each.tagName === 'w:tbl') {
      const cellsOf = (row: Element) => childrenNamed(row, 'w:tc');
      const rows = childrenNamed(each, 'w:tr').map(cellsOf);
      return tableLines(rows.map((cells) => cells.map((cell) => blockLines(cell, context))));
    }
    return isPrompt(each) ? [] : blockLines(each, context);
  });
}

/** A template's prompt. One that names a section is its heading: Word's own templates have them so. */
const isPrompt = (element: Element) =>
  element.tagName === 'w:sdt' &&
  child(child(element, 'w:sdtPr'), 'w:showingPlcHdr') !== undefined &&
  sectionOf(element.textContent ?? '') === null;

/** The children with this name, also those in a form field. */
const childrenNamed = (element: Element, name: string): Element[] =>
  [...element.children].flatMap((each) => {
    if (each.tagName === name) return [each];
    return /^w:sdt/.test(each.tagName) && !isPrompt(each) ? childrenNamed(each, name) : [];
  });

interface Words {
  text: string;
  links: string[];
  boxes: ResumeLine[];
  size: number;
  bold: boolean;
  italic: boolean;
  underlined: boolean;
  weight: number;
}

function paragraphLines(paragraph: Element, context: Context): ResumeLine[] {
  const properties = child(paragraph, 'w:pPr');
  const style = context.styleOf(settingOf(properties, 'w:pStyle') ?? 'Normal');
  const words: Words = {
    text: '',
    links: [],
    boxes: [],
    size: style.size,
    bold: style.bold,
    italic: false,
    underlined: false,
    weight: 0,
  };
  collect(paragraph, words, style, context);
  const numbered = child(properties, 'w:numPr');
  const bullet =
    (numbered ? settingOf(numbered, 'w:numId') !== '0' : style.bullet) && !style.heading;
  const look = [
    words.bold && 'bold',
    words.italic && 'italic',
    words.underlined && 'underlined',
    style.heading && 'heading',
  ];
  const lines = words.text.split('\n').map((text, index) =>
    resumeLine(text, {
      bullet: bullet && index === 0,
      size: words.size / 2,
      face: look.filter(Boolean).join('') || 'plain',
      heading: style.heading,
      links: index === 0 ? words.links : [],
    }),
  );
  return [...lines.filter(({ text }) => text !== ''), ...words.boxes];
}

/** Collects the text below an element. The longest run decides the paragraph's look. */
function collect(element: Element, words: Words, style: DocxStyle, context: Context): void {
  for (const each of element.children) {
    if (each.tagName === 'w:r') {
      collectRun(each, words, style, context);
      continue;
    }
    const target = context.targets.get(each.getAttribute('r:id') ?? '');
    if (each.tagName === 'w:hyperlink' && target) words.links.push(target);
    words.links.push(...fieldLink(each.getAttribute('w:instr') ?? ''));
    if (each.tagName !== 'w:del' && !isPrompt(each)) collect(each, words, style, context);
  }
}

const fieldLink = (instruction: string) => {
  const [, target] = /HYPERLINK\s+"([^"]+)"/.exec(instruction) ?? [];
  return target ? [target] : [];
};

const CHARACTERS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

function collectRun(run: Element, words: Words, style: DocxStyle, context: Context): void {
  const properties = child(run, 'w:rPr');
  if (isOn(properties, 'w:vanish')) return;
  let text = '';
  for (const each of run.children) {
    text += each.tagName === 'w:t' ? each.textContent : (CHARACTERS[each.tagName] ?? '');
    if (each.tagName === 'w:instrText') words.links.push(...fieldLink(each.textContent));
    // Text boxes occur twice: the second is a fallback for old programs.
    const box = child(each, 'mc:Choice') ?? each;
    for (const content of box.getElementsByTagName('w:txbxContent'))
      words.boxes.push(...asBlock(blockLines(content, context)));
  }
  words.text += isOn(properties, 'w:caps') ? text.toUpperCase() : text;
  if (text.trim().length > words.weight) {
    words.weight = text.trim().length;
    words.size = sizeOf(properties) || style.size;
    words.bold = isOn(properties, 'w:b') ?? style.bold;
    words.italic = isOn(properties, 'w:i') ?? false;
    words.underlined = isOn(properties, 'w:u') ?? false;
  }
}
