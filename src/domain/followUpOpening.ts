import { inTone, subjectOf } from './draft/englishVoice.ts';
import { FOLLOW_UP_PHRASES } from './draft/followUpPhrases.ts';
import { type EarlierLetter, type FollowUp, mainLetter, onDay } from './followUpContext.ts';
import { isJob, type PitchInput } from './pitchInput.ts';

/** What a follow-up is written from. */
export type FollowUpInput = PitchInput & { followUp: FollowUp };

/** The input with the type of the first letter: a proposal for a project isn't about a position. */
const firstInput = (input: FollowUpInput): PitchInput => ({
  ...input,
  settings: {
    ...input.settings,
    type: mainLetter(input.followUp)?.type ?? input.settings.type,
  },
});

/** The subject without marks that end a sentence: 'Ready for Rails?'. */
const plainSubject = (input: FollowUpInput): string =>
  subjectOf(firstInput(input)).replace(/[?!]|\.(?=\s|”|$)/g, '');

/** Whether it follows up on a job application. */
export const isAboutJob = (input: FollowUpInput): boolean => isJob(firstInput(input));

/** 'I sent you my application for the Designer position', or what else the letter was. */
function sentClause(letter: EarlierLetter, input: FollowUpInput): string {
  const subject = plainSubject(input);
  // Someone else may have got it.
  const isSameReader = letter.contactName.trim() === input.posting.contactName.trim();
  const you = isSameReader ? 'you ' : '';
  if (letter.type === 'proposal') return `I sent ${you}my proposal for ${subject}`;
  if (letter.type === 'linkedin' || !isAboutJob(input)) {
    return `I wrote ${isSameReader ? 'to you ' : ''}about ${subject}`;
  }
  return letter.channel === 'insert'
    ? `I applied for ${subject}`
    : `I sent ${you}my application for ${subject}`;
}

/** What was sent and when, as far as it's on record. */
function sentSentence(input: FollowUpInput, now: Date): string {
  const { letters, isSent, sentAt, timeZone } = input.followUp;
  const on = (timestamp: string) => onDay(timestamp, now, timeZone);
  const main = mainLetter(input.followUp);
  const [last] = letters;
  const subject = plainSubject(input);
  if (last?.purpose === 'thanks' || last?.purpose === 'reply') {
    return `I last wrote about ${subject} ${on(last.at)}.`;
  }
  if (main && last) {
    const again = last === main ? '' : ` and followed up ${on(last.at)}`;
    return `${sentClause(main, input)} ${on(main.at)}${again}.`;
  }
  const isJobLead = isAboutJob(input);
  if (sentAt !== null) {
    return `${isJobLead ? 'I applied for' : 'I got in touch about'} ${subject} ${on(sentAt)}.`;
  }
  const what = isJobLead ? 'my application for ' : 'my message about ';
  return inTone(`I'm following up on ${isSent ? what : ''}${subject}.`, input);
}

/** The first sentence of a follow-up: what it's about. It names nothing of a conversation. */
export function followUpOpening(input: FollowUpInput, now: Date): string {
  const { followUp, settings } = input;
  const { thanks } = FOLLOW_UP_PHRASES[settings.tone];
  const subject = plainSubject(input);
  if (followUp.purpose === 'nudge') return sentSentence(input, now);
  if (followUp.purpose === 'reply') return `${thanks} getting back to me about ${subject}.`;
  const isMet = followUp.interviewedAt !== null;
  if (isAboutJob(input)) {
    return `${thanks} ${isMet ? 'the interview' : 'considering me'} for ${subject}.`;
  }
  if (isMet) return `${thanks} talking with me about ${subject}.`;
  return mainLetter(followUp)?.type === 'proposal'
    ? `${thanks} considering my proposal for ${subject}.`
    : `${thanks} your time.`;
}
