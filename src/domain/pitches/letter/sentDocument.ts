import { languageOf } from '#domain/pitches/prompt/letterLanguage.ts';

/* A letter or resume as a document, without layout: the PDF and the Word file render the same blocks. */

/** A text with the address that it links to. */
export interface LinkedText {
  text: string;
  href?: string;
}

export type Block =
  | { kind: 'name' | 'heading' | 'subject' | 'paragraph' | 'note' | 'bullet'; text: string }
  /** In one line. */
  | { kind: 'contacts'; items: LinkedText[] }
  /** Below each other. */
  | { kind: 'address'; lines: string[] }
  /** A job, project or degree. What follows belongs to it. */
  | { kind: 'entry'; title: string; period: string };

/** The texts of a block, in their order. */
export function blockTexts(block: Block): string[] {
  if (block.kind === 'contacts') return block.items.map(({ text }) => text);
  if (block.kind === 'address') return block.lines;
  return block.kind === 'entry' ? [block.title, block.period] : [block.text];
}

export interface SentDocument {
  kind: 'letter' | 'resume';
  title: string;
  author: string;
  /** BCP 47. `null` if unknown. */
  locale: string | null;
  blocks: Block[];
}

const LOCALES: Record<string, string> = {
  English: 'en-US',
  German: 'de-DE',
  French: 'fr-FR',
  Spanish: 'es-ES',
};

/** The locale of the language that most of a text is in; `null` for another one than these four. */
export const localeOf = (text: string): string | null => LOCALES[languageOf(text) ?? ''] ?? null;

/** Removes control characters, which a Word file can't contain. */
export const documentText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, '')
    .toWellFormed()
    .normalize('NFC')
    .trim();

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a paragraph is written from right to left, as its first letter says. */
export const isRightToLeft = (text: string): boolean =>
  RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '');
