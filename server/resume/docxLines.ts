import { type DocxStyle, docxStyles, isOn, sizeOf } from './docxStyles.ts';
import { ResumeError } from './resumeError.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { tableRowLines } from './tableRowLines.ts';
import { child, descendants, elements, parseXml, type XmlElement } from './xml.ts';
import { openZip } from './zipArchive.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_LINES = 4_000;

/** What one XML file of the document refers to. */
interface Context {
  styleOf: (id: string) => DocxStyle;
  targets: Map<string, string>;
}

/**
 * The paragraphs of a Word document: page headers, the body with its tables and text boxes, footers.
 * Prompts of empty form fields are skipped. Throws a `ResumeError`.
 */
export function docxLines(bytes: Uint8Array): ResumeLine[] {
  const zip = openZip(bytes, MAX_BYTES);
  const styleOf = docxStyles(zip.text('word/styles.xml') ?? '');
  const part = (name: string) => {
    const rels = zip.text(`word/_rels/${name}.xml.rels`) ?? '';
    const targets = new Map(
      descendants(parseXml(rels), 'Relationship').map(({ attributes }) => [
        attributes.Id ?? '',
        attributes.Target ?? '',
      ]),
    );
    return blockLines(parseXml(zip.text(`word/${name}.xml`) ?? ''), { styleOf, targets });
  };
  if (!zip.names.includes('word/document.xml')) throw new ResumeError('unreadable');
  const named = (word: string) =>
    zip.names
      .flatMap((name) => new RegExp(`^word/(${word}\\d*)\\.xml$`).exec(name)?.[1] ?? [])
      .sort();
  const parts = [...named('header'), 'document', ...named('footer')].map(part);
  const seen = new Set<string>();
  const lines = parts.flatMap((part, index) => {
    const [first] = part;
    if (first) first.startsBlock = true;
    // First, even and odd pages often have the same header.
    if (index === named('header').length) return part;
    return part.filter(({ text }) => !seen.has(text) && seen.add(text));
  });
  if (lines.length > MAX_LINES) throw new ResumeError('tooLong');
  return lines;
}

function blockLines(element: XmlElement, context: Context): ResumeLine[] {
  return elements(element).flatMap((each) => {
    if (each.name === 'w:p') return paragraphLines(each, context);
    if (each.name === 'w:tbl') return tableLines(each, context);
    if (each.name === 'w:sdt' && isPrompt(each)) return [];
    return blockLines(each, context);
  });
}

const isPrompt = (field: XmlElement) =>
  child(child(field, 'w:sdtPr'), 'w:showingPlcHdr') !== undefined;

function tableLines(table: XmlElement, context: Context): ResumeLine[] {
  return elements(table)
    .flatMap((each) => (each.name === 'w:sdt' ? descendants(each, 'w:tr') : [each]))
    .filter(({ name }) => name === 'w:tr')
    .flatMap((row) => {
      const cells = elements(row).flatMap((each) =>
        each.name === 'w:sdt' ? descendants(each, 'w:tc') : each.name === 'w:tc' ? [each] : [],
      );
      return tableRowLines(cells.map((cell) => blockLines(cell, context)));
    });
}

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

function paragraphLines(paragraph: XmlElement, context: Context): ResumeLine[] {
  const properties = child(paragraph, 'w:pPr');
  const style = context.styleOf(child(properties, 'w:pStyle')?.attributes['w:val'] ?? 'Normal');
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
    (numbered ? child(numbered, 'w:numId')?.attributes['w:val'] !== '0' : style.bullet) &&
    !style.heading;
  const lines = words.text.split('\n').map((text, index) =>
    resumeLine(text, {
      bullet: bullet && index === 0,
      size: words.size / 2,
      face:
        `${words.bold ? 'bold' : ''}${words.italic ? 'italic' : ''}${words.underlined ? 'underlined' : ''}${style.heading ? 'heading' : ''}` ||
        'plain',
      heading: style.heading,
      links: index === 0 ? words.links : [],
    }),
  );
  return [...lines.filter(({ text }) => text !== ''), ...words.boxes];
}

/** Collects the words below an element; the longest run gives the paragraph its look. */
function collect(element: XmlElement, words: Words, style: DocxStyle, context: Context): void {
  for (const each of elements(element)) {
    if (each.name === 'w:r') collectRun(each, words, style, context);
    else if (each.name === 'w:hyperlink') {
      const target = context.targets.get(each.attributes['r:id'] ?? '');
      if (target) words.links.push(target);
      collect(each, words, style, context);
    } else if (each.name === 'w:fldSimple') {
      words.links.push(...fieldLink(each.attributes['w:instr'] ?? ''));
      collect(each, words, style, context);
    } else if (each.name !== 'w:del' && !(each.name === 'w:sdt' && isPrompt(each))) {
      collect(each, words, style, context);
    }
  }
}

const fieldLink = (instruction: string) => {
  const [, target] = /HYPERLINK\s+"([^"]+)"/.exec(instruction) ?? [];
  return target ? [target] : [];
};

const textOf = (element: XmlElement) =>
  element.children.filter((each) => typeof each === 'string').join('');

function collectRun(run: XmlElement, words: Words, style: DocxStyle, context: Context): void {
  const properties = child(run, 'w:rPr');
  if (isOn(properties, 'w:vanish')) return;
  let text = '';
  for (const each of elements(run)) {
    if (each.name === 'w:t') text += textOf(each);
    else if (each.name === 'w:tab' || each.name === 'w:ptab') text += '\t';
    else if (each.name === 'w:br' || each.name === 'w:cr') text += '\n';
    else if (each.name === 'w:noBreakHyphen') text += '-';
    else if (each.name === 'w:instrText') words.links.push(...fieldLink(textOf(each)));
    else if (
      each.name === 'mc:AlternateContent' ||
      each.name === 'w:drawing' ||
      each.name === 'w:pict'
    ) {
      // Text boxes occur twice: once as a fallback for old programs.
      const box = child(each, 'mc:Choice') ?? each;
      const lines = descendants(box, 'w:txbxContent').flatMap((content) =>
        blockLines(content, context),
      );
      const [first] = lines;
      if (first) first.startsBlock = true;
      words.boxes.push(...lines);
    }
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
