import type { UnsupportedClaim } from '#domain/contract/pitches.ts';

/* Changes of a finished letter, as text. */

/** A part of a letter: plain text, a sentence that the user owns, or a claim to check. */
export interface LetterPart {
  text: string;
  /** In UTF-16 units. */
  start: number;
  /** The sentence of the user, as it was given. */
  sentence?: string;
  claim?: UnsupportedClaim;
}

interface Span extends LetterPart {
  end: number;
}

/** Where each of the user's sentences is in the letter, without overlaps; the longest first. */
function sentenceSpans(content: string, sentences: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const sentence of [...sentences].sort((a, b) => b.length - a.length)) {
    const start = sentence === '' ? -1 : content.indexOf(sentence);
    const end = start + sentence.length;
    if (start === -1 || spans.some((span) => start < span.end && span.start < end)) continue;
    spans.push({ text: sentence, start, end, sentence });
  }
  return spans;
}

/**
 * Splits a letter into its parts, in text order. A claim inside a sentence of the user isn't marked.
 *
 * @param sentences the user's own, as the letter has them
 * @param claims at their positions in `content`
 */
export function letterParts(
  content: string,
  sentences: readonly string[],
  claims: readonly UnsupportedClaim[],
): LetterPart[] {
  const spans = sentenceSpans(content, sentences);
  for (const claim of claims) {
    if (!spans.some(({ start, end }) => claim.start < end && start < claim.end)) {
      spans.push({ ...claim, claim });
    }
  }
  spans.sort((a, b) => a.start - b.start);
  const parts: LetterPart[] = [];
  let at = 0;
  for (const { end, ...part } of spans) {
    if (part.start > at) parts.push({ text: content.slice(at, part.start), start: at });
    parts.push(part);
    at = end;
  }
  if (at < content.length) parts.push({ text: content.slice(at), start: at });
  return parts;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentence of a letter around a position, without the space after it. */
export function sentenceAt(content: string, position: number): string {
  const segment = segmenter.segment(content).containing(position);
  return segment?.segment.trim() ?? '';
}

/** The letter without a sentence, and without the space that it leaves. */
export const withoutSentence = (content: string, sentence: string): string =>
  content
    .replace(sentence, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The letter with a paragraph after the last one that has one of the sentences; otherwise after the first two. An item
 * of a list that the letter has joins it.
 */
export function withParagraph(
  content: string,
  paragraph: string,
  sentences: readonly string[],
): string {
  const [heading = '', item] = paragraph.split('\n- ');
  if (item && content.includes(`${heading}\n- `)) {
    return content.replace(`${heading}\n`, () => `${heading}\n- ${item}\n`);
  }
  const paragraphs = content.split('\n\n');
  const last = paragraphs.findLastIndex((text) => sentences.some((own) => text.includes(own)));
  const at = last === -1 ? Math.min(2, paragraphs.length) : last + 1;
  return paragraphs.toSpliced(at, 0, paragraph).join('\n\n');
}
