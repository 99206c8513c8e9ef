import { nearest } from '#domain/nearest.ts';
import { withoutPart } from '#domain/pitches/letter/letterEdits.ts';
import { type LetterSentence, letterSentences } from '#domain/pitches/letter/letterSentences.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';

/** From here on, a sentence says a line in other words. Measured on letters by models: none false. */
const SAID = 0.5;

/** The words of a letter that say a line, also in other words; `null` where none do. All that links the two uses it. */
function saidIn(sentences: readonly LetterSentence[], text: string, line: string) {
  const start = text.indexOf(line);
  if (start !== -1) return { start, end: start + line.length };
  const [best] = nearest(sentences, [line])(line);
  return best && best.score >= SAID ? best.item : null;
}

/** How a letter says a line: as written, in other words, or not at all. */
export function saidLine(text: string, { text: line }: ProfileLine): 'exactly' | 'changed' | 'no' {
  if (text.includes(line)) return 'exactly';
  return saidIn(letterSentences(text), text, line) ? 'changed' : 'no';
}

/** The lines that a text says neither as written nor in other words. It's indexed once for all of them. */
export function unsaidLines<Line extends Pick<ProfileLine, 'text'>>(
  text: string,
  lines: readonly Line[],
): Line[] {
  const nearTo = nearest(letterSentences(text), []);
  return lines.filter(
    ({ text: line }) => !text.includes(line) && (nearTo(line)[0]?.score ?? 0) < SAID,
  );
}

/** The letter without the sentence or item that says a line. */
export function takeOutLine(text: string, { text: line }: ProfileLine): string {
  const said = saidIn(letterSentences(text), text, line);
  return said ? withoutPart(text, said) : text;
}

/** Words of a letter that answer a request. */
export interface AnsweredAsk {
  /** The index of the request. */
  ask: number;
  start: number;
  end: number;
}

interface Ask {
  lines: readonly Pick<ProfileLine, 'text'>[];
}

/** The words of a letter that say a line of a request, for each request that is answered, in text order. */
export function answeredAsks(text: string, asks: readonly Ask[]): AnsweredAsk[] {
  const sentences = letterSentences(text);
  const answered = asks.flatMap(({ lines }, ask): AnsweredAsk[] => {
    const [said] = lines.flatMap((line) => saidIn(sentences, text, line.text) ?? []);
    return said ? [{ ask, start: said.start, end: said.end }] : [];
  });
  return answered.toSorted((a, b) => a.start - b.start);
}
