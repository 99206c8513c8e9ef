import { type MessageTopic, topicsAsked } from '#domain/pitches/asked/messageRequests.ts';
import type { ChosenLine } from '#domain/pitches/lines/askedLines.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { type AnswerKey, askedOf } from '#domain/profile/answerBank.ts';
import type { LetterFrame } from '#domain/words/letterFrame.ts';
import { quotedSentences } from './customInstructions.ts';
import { greeting } from './frameOf.ts';
import { answerSentence, labeled, named } from './lineSentences.ts';

/** What only the user can say: a blank in the reply until then. */
export interface Blank {
  /** The request in the message's words. */
  asked: string;
  /** `null` for a request of no kind that we know. */
  topic: MessageTopic | null;
  /** 'days and times' */
  label: string;
  /** What is before it in its line. */
  before: string;
}

/** The words of a reply for one request of the message. */
export interface ReplyLine {
  asked: string;
  text: string;
  blank: Blank | null;
}

/** A blank as letters have it. */
export const blankText = ({ label }: Pick<Blank, 'label'>): string => `[${label}]`;

/** A longer question isn't repeated before its answer. */
const LONGEST_QUESTION = 150;

function blankFor(frame: LetterFrame, asked: string, topic: MessageTopic | null): Blank {
  const { times, documents, answer } = frame.reply;
  const blank = { asked, topic };
  if (topic === 'times')
    return { ...blank, label: times.blank, before: labeled(frame, times.label) };
  if (topic === 'documents') return { ...blank, label: documents, before: '' };
  if (topic !== null)
    return { ...blank, label: frame.answers[topic], before: labeled(frame, frame.answers[topic]) };
  const isShort = /\?$/.test(asked) && asked.length <= LONGEST_QUESTION;
  return { ...blank, label: answer, before: isShort ? `${asked} ` : '' };
}

/**
 * What a reply says to each request, in the message's order: the ticked lines, and a blank for what none of them answers.
 * The same is asked and answered once.
 */
export function replyLines(
  input: PitchInput,
  chosen: readonly ChosenLine[],
  frame: LetterFrame,
): ReplyLine[] {
  const isAnswered = new Set<string>(
    chosen.flatMap((line) =>
      line.kind === 'answer' ? [askedOf(line), ...topicsAsked(askedOf(line))] : [],
    ),
  );
  const labels = new Map<string, number>();
  return (input.posting.asked ?? []).flatMap(({ text: asked }): ReplyLine[] => {
    const own = chosen.filter((line) => line.asked === asked);
    const topics = topicsAsked(asked);
    const question = /\?$/.test(asked) ? asked : undefined;
    const said = [
      ...own.flatMap((line) => {
        if (line.kind === 'answer') return answerSentence(frame, line, question);
        return line.kind === 'work' || line.kind === 'credential' ? line.text : [];
      }),
      named(frame, input, own),
    ].flatMap((text) => (text === '' ? [] : { asked, text, blank: null }));
    // One kind of answer is the answer, whichever line it is.
    const isOne = own.length > 0 && topics.length < 2;
    const open: (MessageTopic | null)[] = isOne ? [] : topics.length === 0 ? [null] : topics;
    const blanks = open.flatMap((topic): ReplyLine[] => {
      if (topic !== null && isAnswered.has(topic)) return [];
      if (topic !== null) isAnswered.add(topic);
      const blank = blankFor(frame, asked, topic);
      const count = (labels.get(blank.label) ?? 0) + 1;
      labels.set(blank.label, count);
      const label = count === 1 ? blank.label : `${blank.label} ${count}`;
      const end = blank.before.endsWith('? ') || blank.before === '' ? '' : '.';
      const text = `${blank.before}${blankText({ label })}${end}`;
      return [{ asked, text, blank: { ...blank, label } }];
    });
    return [...said, ...blanks];
  });
}

/** Where a reply has a blank, and what the user wrote in its place; `null` while it's blank. */
export interface FoundBlank {
  start: number;
  end: number;
  answer: string | null;
}

/** Finds a blank in a reply; `null` where the user wrote something else for it. */
export function findBlank(content: string, blank: Blank): FoundBlank | null {
  const text = blankText(blank);
  const start = content.indexOf(text);
  if (start !== -1) return { start, end: start + text.length, answer: null };
  const line = content.indexOf(blank.before);
  if (blank.before === '' || line === -1) return null;
  const from = line + blank.before.length;
  const [answer = ''] = /^[^\n]*/.exec(content.slice(from)) ?? [];
  const words = answer.trim().replace(/\.$/, '');
  return words === '' ? null : { start: from, end: from + words.length, answer: words };
}

/** Whether the user's answer may help another time: days and attached documents don't. */
export const isKeptAnswer = ({ topic }: Blank): boolean =>
  topic !== 'times' && topic !== 'documents';

/** Where the bank keeps the answer. */
export const answerTopic = ({ topic }: Blank): AnswerKey | undefined =>
  topic === 'times' || topic === 'documents' ? undefined : (topic ?? undefined);

/**
 * Writes a reply without a model: thanks, the ticked lines for each request and blanks for the others, the sentences that
 * the user's instructions quote, and the close. Where nothing is asked, there's an empty line for the user's words.
 *
 * @param chosen the ticked lines
 */
export function replyDraft(
  input: PitchInput,
  chosen: readonly ChosenLine[],
  frame: LetterFrame,
): string {
  const { thanks, answers, close } = frame.reply;
  const lines = replyLines(input, chosen, frame).map(({ text }) => text);
  const quoted = quotedSentences(input.settings.customPrompt).sentences;
  const said = [...lines, ...quoted].join('\n');
  const { name, phone } = input.profile.personalInfo;
  const signOff = input.settings.type === 'linkedin' ? '' : frame.signOff;
  const end = [signOff, name, input.settings.type === 'linkedin' ? '' : phone];
  return [
    greeting(frame, input),
    lines.length > 1 ? `${thanks} ${answers}` : thanks,
    said,
    ...(said === '' ? [] : [close]),
    end.filter((line) => line !== '').join('\n'),
  ].join('\n\n');
}
