import type { PitchTone, PitchType } from '#domain/contract/enums.ts';
import type { AnswerKey } from '#domain/profile/answerBank.ts';

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
  /** Above the chosen lines. */
  brings: string;
  /** The chosen skills and the languages. */
  skills: string;
  languages: string;
  /** Before a line in a follow-up. */
  news: string;
  /** After the subject, where the posting has a reference number. */
  reference: string;
  /** The subject of an email. */
  mail: { subject: string; reference: string };
  /** Above the terms in a proposal. */
  terms: string;
  /** A template that asks someone for a referral. */
  referral: string;
  /** The label before an answer. */
  answers: Record<AnswerKey, string>;
  /** What the user may answer with a click, to a question of the posting. `{in}` is the country in English: 'in Norway'. */
  ready: Partial<Record<AnswerKey, readonly string[]>> & { language: readonly string[] };
  closing: Record<PitchType, string>;
  signOff: string;
  /** Days in follow-ups. */
  day: { on: string; today: string };
  /** What was sent, by what it was. */
  sent: { application: string; proposal: string; message: string; again: string; unknown: string };
  thanks: { interview: string; conversation: string; application: string };
  /** A reply to a message: what is before and after the answers, and the names of what the user fills in. */
  reply: {
    thanks: string;
    answers: string;
    close: string;
    times: { label: string; blank: string };
    documents: string;
    answer: string;
  };
  question: { process: string; project: string; news: string; nextSteps: string; talk: string };
}

/** A language's words, and what differs in a tone. */
export interface LanguageFrame {
  base: LetterFrame;
  tones: Partial<
    Record<PitchTone, { [Key in keyof LetterFrame]?: Partial<LetterFrame[Key]> | LetterFrame[Key] }>
  >;
}
