import { type Classifier, marginsOf } from '#domain/classifier/classifier.ts';
import { textFeatures } from '#domain/classifier/textFeatures.ts';
import type { MessageKind } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';

/*
 * What kind of reply a mail is, by a linear model over words and parts of words. `npm run train` learns its weights
 * from the lines in scripts/train/mail-lines.
 */

/** 'unrelated', the last, is for mails about no application: job alerts, receipts, newsletters, friends. */
export const MAIL_CLASSES = [
  'confirmation',
  'rejection',
  'invitation',
  'offer',
  'question',
  'other',
  'unrelated',
] as const satisfies (MessageKind | 'unrelated')[];
export type MailClass = (typeof MAIL_CLASSES)[number];

/** Features of mails are hashed into so many numbers. */
export const MAIL_FEATURES = 1 << 15;

/** Characters of a mail and of its subject that are read, and sentences. */
const LONGEST = 6_000;
const LONGEST_SUBJECT = 200;
const MOST_SENTENCES = 200;

/** Characters of a line that may go on in the next: mails are wrapped at 60 to 80. */
const WRAPPED = 45;

/** The sentences of a mail, each on one line. */
export function sentencesOf(text: string): string[] {
  const lines = text.slice(0, LONGEST).split('\n');
  const joined = lines.map((line) => line.trim() + (line.trim().length < WRAPPED ? '\n' : ' '));
  return joined
    .join('')
    .split(/(?<=[.!?…؟।])\s+(?!\p{Nd})|(?<=[。！？])|\n/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES);
}

/** Sentences that are read together. A mail says its kind in one place, among much that says none. */
const TOGETHER = 2;

export const windowsOf = (sentences: readonly string[]): string[] =>
  sentences
    .slice(0, Math.max(1, sentences.length - TOGETHER + 1))
    .map((_, at) => sentences.slice(at, at + TOGETHER).join(' '));

/** How much it counts to be ahead of the next kind. */
const AHEAD = 0.3;

/** The least score of a mail with a kind: nine in ten replies have it whose lines weren't learned from. */
const LEAST = -0.3;

/** The kind of a mail with the words that show it; `null` where they aren't clear, or it's about no application. */
export function mailKind(
  model: Classifier,
  { subject, text }: { subject: string; text: string },
): { kind: MessageKind; quote: string } | null {
  let kind: MessageKind | null = null;
  let quote = '';
  let least = LEAST;
  const margins = (part: string) => marginsOf(model, textFeatures(part, MAIL_FEATURES));
  for (const window of windowsOf(sentencesOf(text))) {
    const alone = margins(window);
    // The words that are shown must say it, too: a subject of one kind is above mails of others.
    const both = margins(`${subject.slice(0, LONGEST_SUBJECT)}\n${window}`).map(
      (margin, index) => (margin + (alone[index] ?? 0)) / 2,
    );
    const unrelated = both.pop() ?? 0;
    const [first = 0, second = 0] = both.toSorted((a, b) => b - a);
    // -1 is the margin of a text that is clearly not of a class.
    const score = first + (first - second) * AHEAD - Math.max(0, unrelated + 1);
    if (first > unrelated && score > least) {
      kind = MAIL_CLASSES[both.indexOf(first)] as MessageKind;
      quote = window;
      least = score;
    }
  }
  return kind && { kind, quote: quote.slice(0, LIMITS.messageQuote) };
}
