import type { PitchTone, PitchType } from '#domain/contract/enums.ts';
import type { Answers } from '#domain/contract/profile.ts';

export type AnswerKey = Exclude<keyof Answers, 'salaryWhen'>;

/**
 * What a letter without a model says in the program's own words, in one language and tone. It adds no facts.
 * `{title}`, `{company}` and `{name}` are as the lead has them, `{at}` is `at` or nothing, `{subject}` one of the
 * subjects, and `{on}` the day.
 */
export interface LetterFrame {
  /** For dates. */
  locale: string;
  at: string;
  greeting: { person: string; team: string; none: string };
  subject: { job: string; untitledJob: string; project: string; untitledProject: string };
  /** The sentence that names the position or the project. */
  job: string;
  project: string;
  /** After the subject, where the posting has a reference number. */
  reference: string;
  /** Above lines of the resume that the user hasn't put into words. */
  fromMyWork: string;
  /** Above the terms in a proposal. */
  terms: string;
  /** The label before an answer. */
  answers: Record<AnswerKey, string>;
  closing: Record<PitchType, string>;
  signOff: string;
  /** Days in follow-ups. */
  day: { on: string; today: string };
  /** What was sent, by what it was. */
  sent: { application: string; proposal: string; message: string; again: string; unknown: string };
  thanks: { interview: string; conversation: string; application: string; reply: string };
  question: { process: string; project: string; news: string; nextSteps: string; talk: string };
}

/** A language's words, and what differs in a tone. */
export interface LanguageFrame {
  base: LetterFrame;
  tones: Partial<
    Record<PitchTone, { [Key in keyof LetterFrame]?: Partial<LetterFrame[Key]> | LetterFrame[Key] }>
  >;
}
