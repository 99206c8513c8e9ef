import { applyPatch, structuredPatch } from 'diff';
import { nearest } from '#domain/nearest.ts';
import { type LetterSentence, letterSentences } from '#domain/pitches/letter/letterSentences.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';
import type { AskedLine } from './askedLines.ts';

/** From here on, a sentence says a line in other words. Measured on letters by models: none false. */
const SAID = 0.5;

/**
 * A letter that the user edited, after what it's drawn from has changed, such as a tick: takes over the paragraphs and
 * items that differ between the two drafts, and leaves the user's edits as they are.
 *
 * @param before the draft that the letter was edited from
 * @param after the draft as it would be now
 * @returns `null` where the user changed the very words that would go
 */
export function redrawn(text: string, before: string, after: string): string | null {
  if (text === before) return after;
  const patch = structuredPatch('', '', before, after, '', '', { context: 1 });
  return applyPatch(text, patch, { fuzzFactor: 2 }) || null;
}

/** The sentence of a letter that is nearest to each line, where one says it. */
function saidIn(text: string, lines: readonly ProfileLine[]): (line: ProfileLine) => LetterSentence | null {
  const sentences = letterSentences(text);
  const nearTo = nearest(
    sentences,
    lines.map((line) => line.text),
  );
  return (line) => {
    const at = text.indexOf(line.text);
    if (at !== -1) return { text: line.text, start: at, end: at + line.text.length };
    const [best] = nearTo(line.text);
    return best && best.score >= SAID ? best.item : null;
  };
}

/** How a letter says a line: as written, in other words, or not at all. */
export function saidLine(text: string, line: ProfileLine): 'exactly' | 'changed' | 'no' {
  if (text.includes(line.text)) return 'exactly';
  return saidIn(text, [line])(line) ? 'changed' : 'no';
}

/** The letter without the sentence or item that says a line. */
export function takeOutLine(text: string, line: ProfileLine): string {
  const said = saidIn(text, [line])(line);
  return said ? withoutPart(text, said) : text;
}

/** The text without a part, and without the bullet, space or blank line that it leaves. */
function withoutPart(text: string, { start, end }: Pick<LetterSentence, 'start' | 'end'>): string {
  const before = text.slice(0, start).replace(/(?:^|\n)[ \t]*[-–•*][ \t]+$/, '');
  return `${before}${text.slice(end)}`
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Words of a letter that answer a request. */
export interface AnsweredAsk {
  /** The index of the request. */
  ask: number;
  start: number;
  end: number;
}

/** The words of a letter that say one of the ticked lines of a request, for each request that is answered, in text order. */
export function answeredAsks(text: string, asks: readonly AskedLine[]): AnsweredAsk[] {
  const ticked = asks.map(({ lines }) => lines.filter(({ isTicked }) => isTicked));
  const said = saidIn(text, ticked.flat());
  const answered = ticked.flatMap((lines, ask): AnsweredAsk[] => {
    const [first] = lines.flatMap((line) => said(line) ?? []);
    return first ? [{ ask, start: first.start, end: first.end }] : [];
  });
  return answered.toSorted((a, b) => a.start - b.start);
}
