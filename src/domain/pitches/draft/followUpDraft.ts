import { dayOf, type FollowUp, mainLetter } from '#domain/pitches/followUp/followUpContext.ts';
import { letterSentences } from '#domain/pitches/letter/letterSentences.ts';
import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';
import type { LetterFrame } from '#domain/words/letterFrame.ts';
import { quotedSentences } from './customInstructions.ts';
import { frameOf, greeting, subjectOf } from './frameOf.ts';
import { filled } from './letterFrame.ts';
import { fitted, part } from './letterParts.ts';
import { isShortMessage, MAX_MESSAGE_LENGTH } from './shortMessage.ts';

/** What a follow-up is written from. */
export type FollowUpInput = PitchInput & { followUp: FollowUp };

/** Of the whole follow-up, without the greeting and the name. */
const MOST_SENTENCES = 5;

/** The input with the type of the first letter: a proposal for a project isn't about a position. */
const firstInput = (input: FollowUpInput): PitchInput => ({
  ...input,
  settings: { ...input.settings, type: mainLetter(input.followUp)?.type ?? input.settings.type },
});

/** What was sent and when, as far as it's on record. */
function sentSentence(frame: LetterFrame, input: FollowUpInput, now: Date): [string, string] {
  const { letters, sentAt, timeZone } = input.followUp;
  const on = (timestamp: string): string => {
    const day = dayOf(timestamp, now, timeZone, frame.locale);
    return day === null ? frame.day.today : filled(frame.day.on, { day });
  };
  const main = mainLetter(input.followUp);
  const [last] = letters;
  const { application, proposal, message, again, unknown } = frame.sent;
  const isApplication = isJob(firstInput(input));
  if (main && last) {
    if (last !== main) return [again, on(last.at)];
    if (main.type === 'proposal') return [proposal, on(main.at)];
    return [isApplication && main.type !== 'linkedin' ? application : message, on(main.at)];
  }
  if (sentAt !== null) return [isApplication ? application : message, on(sentAt)];
  return [unknown, ''];
}

/** The first sentence of a follow-up: what it's about. It names nothing of a conversation. */
function opening(frame: LetterFrame, input: FollowUpInput, now: Date): string {
  const { purpose, interviewedAt } = input.followUp;
  const isApplication = isJob(firstInput(input));
  // A mark inside the subject, as in 'Ready for Rails?', doesn't end the sentence.
  const subject = subjectOf(frame, firstInput(input)).replace(/[?!]/g, '');
  const [sentence, on] = sentSentence(frame, input, now);
  if (purpose === 'nudge') return filled(sentence, { subject, on });
  const { interview, conversation, application } = frame.thanks;
  if (!isApplication) return filled(conversation, { subject });
  return filled(interviewedAt === null ? application : interview, { subject });
}

function question(frame: LetterFrame, input: FollowUpInput, hasNews: boolean): string {
  const { followUp, posting } = input;
  if (followUp.purpose === 'thanks' && posting.category !== 'networking') {
    return frame.question.nextSteps;
  }
  if (hasNews) return frame.question.news;
  if (followUp.purpose !== 'nudge') return frame.question.talk;
  return isJob(firstInput(input)) ? frame.question.process : frame.question.project;
}

/**
 * Writes a follow-up without a model, a frame around the user's own words: what was sent and when, the ticked lines, which
 * the reader doesn't know yet, the sentences that the user's instructions quote, and one question.
 *
 * @param lines those
 */
export function followUpDraft(
  input: FollowUpInput,
  lines: readonly ProfileLine[],
  now = new Date(),
): string {
  const { profile, settings, followUp } = input;
  const isMessage = isShortMessage(settings);
  const separator = isMessage ? '\n' : '\n\n';
  const sent = followUp.letters.map(({ content }) => content).join('\n');
  const quoted = quotedSentences(settings.customPrompt).sentences.filter(
    (text) => !sent.includes(text),
  );
  const news = lines.map(({ text }) => text);
  const frame = frameOf(input, [...news, ...quoted]);
  const signOff = isMessage || settings.type === 'linkedin' ? '' : frame.signOff;
  const end = [signOff, profile.personalInfo.name].filter((line) => line !== '').join('\n');
  const letter = (body: string) => [greeting(frame, input), body, end].join(separator);
  // The user ticked more than one.
  const more = letterSentences(news.slice(1).join(' ')).length;
  const fits = (body: string) =>
    letterSentences(body).length <= MOST_SENTENCES + more &&
    (!isMessage || letter(body).length <= MAX_MESSAGE_LENGTH);
  const first = part(opening(frame, input, now));
  // The user's own question is the one question.
  const isAsked = quoted.some((sentence) => sentence.includes('?'));
  const asks = isAsked ? [] : [part(question(frame, input, true))];
  const added = [
    ...news.map((line, at) =>
      part(at === 0 ? filled(frame.news, { line }) : line, quoted.length + 1),
    ),
    ...quoted.map((text, index) => part(text, index + 1)),
  ];
  const withAdded = fitted([[first], added, asks], separator, fits);
  const hasAdded = added.some(({ text }) => withAdded.includes(text));
  const bare = `${first.text} ${question(frame, input, false)}`;
  return letter(hasAdded ? withAdded : bare);
}
