import {
  type AskedKind,
  isField,
  isNecessary,
  isNotAsked,
  kindInSection,
  kindOfSentence,
} from './asked/askedSentences.ts';
import { isLabeled, logisticsOf } from './asked/logistics.ts';
import { type PostingLine, postingLines } from './asked/postingLines.ts';
import { type PostingSection, postingSectionOf } from './asked/postingSections.ts';
import { LIMITS } from './contract/limits.ts';
import { withoutInstructions } from './instructionsToAI.ts';

export type { AskedKind };

/** A line of a posting that asks for something, in the posting's own words. */
export interface Asked {
  text: string;
  kind: AskedKind;
}

const MIN_LETTERS = 4;

interface Heading {
  /** `null` for a heading that names no known section. */
  section: PostingSection | null;
  /** All its words are those of headings. */
  isCertain: boolean;
  /** It speaks to the reader: "Vous disposez des capacités suivantes :". */
  isToReader: boolean;
  /** What follows the heading on its line: "Requirements: two years in sales". */
  rest: string;
}

const isShouted = (text: string): boolean =>
  text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && text.length < 50;

/** "Travel Requirements", unlike "Forklift license". */
const isTitleCase = (text: string): boolean =>
  /\p{L} \p{L}/u.test(text) && !/(?<!\p{L})\p{Ll}\p{L}{3}/u.test(text);

const TO_READER = /(?<!\p{L})(?:you|vous|du|sie|tu|usted) \p{Ll}/iu;

/** The heading that a line is or starts with. */
function headingOf(line: PostingLine, next: PostingLine | undefined): Heading | null {
  const { text, isItem, isWhole, isAlone } = line;
  if (isLabeled(text)) return null;
  const [, head = '', rest = ''] = /^([^:]{2,70}):{1,9}(?!\S{0,200}\/) ?(.*)$/.exec(text) ?? [];
  if (head && rest) {
    const section = isItem && !isShouted(head) ? null : postingSectionOf(head, isShouted(head));
    return section && { section, rest, isCertain: true, isToReader: false };
  }
  const [, shouted = '', after = ''] = /^((?:\p{Lu}{4,} )+)(\p{Lu}\p{Ll}.*)$/u.exec(text) ?? [];
  const named = shouted && postingSectionOf(shouted, false);
  if (named) return { section: named, rest: after, isCertain: true, isToReader: false };
  const isMarked = head !== '' || line.isHeading || isShouted(text);
  if (isItem && !isMarked) return null;
  if ((!isWhole && !isMarked) || text.length > 90 || /[.!;,]$/.test(text)) return null;
  const isAboveList = !isItem && (next?.isItem ?? false);
  const isTitle =
    isAlone &&
    next !== undefined &&
    text.split(' ').length <= 6 &&
    (!next.isAlone || (isTitleCase(text) && next.text.endsWith('.')));
  const isLoose = isMarked || isAboveList || isTitle || text.endsWith('?');
  const certain = postingSectionOf(head || text, false);
  const section = certain ?? (isLoose ? postingSectionOf(head || text, true) : null);
  return section || isMarked || isAboveList || isTitle
    ? { section, rest: '', isCertain: certain !== null, isToReader: TO_READER.test(text) }
    : null;
}

/** Whether a line is part of a list, with or without bullets. */
const isInList = ({ isItem, isWhole, isAlone }: PostingLine): boolean =>
  isItem || (isWhole && !isAlone);

/** The kind of a line in its section; `null` when it asks for nothing. */
function kindOf(
  line: PostingLine,
  section: PostingSection | null,
  afterHeading: number,
): AskedKind | null {
  const { text, isItem, isWhole } = line;
  if (isLabeled(text)) return section === 'benefits' ? null : 'logistics';
  if (text.replace(/\P{L}/gu, '').length < MIN_LETTERS || section === 'other') return null;
  // 'Languages.' before a sentence is a label.
  if (!isWhole && !text.includes(' ')) return null;
  const topics = logisticsOf(text);
  const isDocuments = topics.includes('documents') && !(section === 'duty' && isItem);
  if (isDocuments || topics.includes('salary')) return 'logistics';
  if (isNotAsked(text) || /\?(?:\s|$)/.test(text)) return null;
  const isOffer = section === 'benefits' && !isNecessary(text);
  if (topics.some((topic) => topic !== 'documents') && !isOffer) return 'logistics';
  if (section === 'benefits' || section === 'apply') return null;
  const isShort = isItem || (isWhole && text.length < 120 && !/[.!]$/.test(text));
  if (section === null || section === 'company') return kindOfSentence(text, isShort, isWhole);
  const isParagraph = afterHeading < (section === 'duty' ? 1 : 2);
  return isInList(line) || (isWhole && isShort) || isParagraph
    ? kindInSection(text, section)
    : kindOfSentence(text, isShort, isWhole);
}

/** The section after a heading. Benefits end only where another section certainly starts. */
function nextSection(section: PostingSection | null, heading: Heading): PostingSection | null {
  if (section === 'benefits' && !heading.isCertain) return heading.section ? section : null;
  // Subsections of duties are duties; what follows requirements is about the employer, or speaks to the reader.
  return heading.section ?? (section === 'duty' || heading.isToReader ? section : null);
}

/** Whether a section goes on after a line below its list, since the line asks for more. */
const goesOnAfter = ({ text }: PostingLine, next: PostingLine | undefined): boolean =>
  kindOfSentence(text, false) !== null ||
  (/:$/.test(text) && next?.isItem === true && TO_READER.test(text));

const cut = (text: string): string =>
  text.length <= LIMITS.asked ? text : text.slice(0, LIMITS.asked).replace(/ \S*$/, '');

/**
 * The lines of a posting that state duties, requirements, wishes and logistics, in its order and its own
 * words, each once. Reads English, German, French and Spanish; `[]` when the posting asks for nothing.
 * What the posting says to an AI isn't asked of an applicant.
 */
export function askedFor(description: string): Asked[] {
  const found = new Map<string, Asked>();
  let section: PostingSection | null = null;
  /** The section that an inline "Nice to have: …" interrupts for one line. */
  let interrupted: { section: PostingSection | null; line: number } | null = null;
  let items = 0;
  let headingLine = -1;
  const lines = postingLines(withoutInstructions(description));
  for (const [index, line] of lines.entries()) {
    if (interrupted && interrupted.line !== line.line) {
      section = interrupted.section;
      interrupted = null;
    }
    const heading = headingOf(line, lines[index + 1]);
    if (heading) {
      if (heading.section === 'wish' && heading.rest) interrupted = { section, line: line.line };
      // A subheading directly below its heading: "Your profile", "Technical:".
      const isBelowHeading = line.line === headingLine + 1 && heading.section === null;
      if (!isBelowHeading) section = nextSection(section, heading);
      items = 0;
      headingLine = line.line;
    } else if (line.isItem) items += 1;
    else if (items > 1 && line.isWhole && !goesOnAfter(line, lines[index + 1])) {
      // The list has ended: what follows is prose.
      section = null;
      items = 0;
    } else if (lines[index + 1]?.isItem && (section === 'benefits' || section === 'company')) {
      // A sentence that introduces another list.
      section = null;
    }
    const text = cut(heading ? heading.rest : line.text);
    const kind =
      text &&
      (isLabeled(text) || !isField(line.text)) &&
      kindOf({ ...line, text }, section, line.line - headingLine);
    if (kind && !found.has(text)) found.set(text, { text, kind });
  }
  return [...found.values()];
}
