import { LIMITS } from '#domain/contract/limits.ts';
import type { Answers, KeptAnswer, ProfileUpdate, UserProfile } from '#domain/contract/profile.ts';
import { isSensitive } from '#domain/forms/formLabel.ts';
import type { ProfileLine } from './profileLines.ts';

export type AnswerKey = Exclude<keyof Answers, 'salaryWhen'>;

/** What postings ask besides experience, as a question. */
export const TOPIC_QUESTIONS: Record<AnswerKey, string> = {
  reason: 'Why are you looking for a new job?',
  field: 'Why do you work in this field?',
  relocation: 'Where would you move?',
  start: 'When can you start?',
  authorization: 'What is your work authorization?',
  place: 'Where do you want to work, on site or remotely?',
  hours: 'How many hours do you want to work?',
  salary: 'Salary expectation',
  licenses: 'Which licenses do you have?',
};

/** An answer of the user, for letters and forms. */
export interface BankAnswer extends KeptAnswer {
  /** Postings ask for it in many words that letters know. */
  topic?: AnswerKey;
}

const TOPICS = Object.entries(TOPIC_QUESTIONS) as [AnswerKey, string][];

export const topicOf = (question: string): AnswerKey | undefined =>
  TOPICS.find(([, text]) => text === question)?.[0];

/** Characters that an answer may have. */
export const longestAnswer = (topic: AnswerKey | undefined): number =>
  topic ? LIMITS.answer : LIMITS.keptAnswer;

/** What of a profile has answers. */
export type Bank = Pick<UserProfile, 'answers' | 'keptAnswers'>;

/** An answer that the user adds. Forms get a sensitive one only if they allow it. */
export const newAnswer = (question: string, answer: string, from = ''): BankAnswer => ({
  question,
  answer,
  from,
  inForms: !isSensitive(question),
  country: '',
  currency: '',
  uses: 0,
  also: [],
  at: null,
});

/** All answers that the user gave, the most used first. */
export const answerBank = ({ answers, keptAnswers }: Bank): BankAnswer[] =>
  [
    ...TOPICS.filter(([topic]) => answers[topic].trim() !== '').map(([topic, question]) => ({
      ...newAnswer(question, answers[topic].trim()),
      topic,
    })),
    ...keptAnswers,
  ].toSorted((a, b) => b.uses - a.uses);

/** What postings ask besides experience and the user hasn't answered. */
export const unanswered = ({ answers }: Bank): string[] =>
  TOPICS.filter(([topic]) => answers[topic].trim() === '').map(([, question]) => question);

/** The id of an answer's line. */
export const answerId = ({ topic, question }: Pick<BankAnswer, 'topic' | 'question'>): string =>
  `answer:${topic ?? question}`.slice(0, LIMITS.lineId);

/** The question or topic of an answer's line. */
export const askedOf = ({ id }: ProfileLine): string => id.slice('answer:'.length);

/** An answer as letters have it. */
export const answerLine = (answer: BankAnswer): ProfileLine => ({
  id: answerId(answer),
  text: answer.answer,
  source: 'Your answers',
  weight: 1,
  kind: 'answer',
  place: null,
});

/** The change of the profile that replaces, adds or deletes an answer. */
export function withAnswer(
  { keptAnswers }: Bank,
  before: BankAnswer | null,
  after: BankAnswer | null,
): ProfileUpdate {
  const topic = (before ?? after)?.topic;
  if (topic) return { answers: { [topic]: (after?.answer ?? '').replace(/\s+/g, ' ') } };
  const others = keptAnswers.filter(({ question }) => question !== after?.question);
  if (!before) return { keptAnswers: after ? [...others, after] : others };
  return {
    keptAnswers: keptAnswers.flatMap((kept) => {
      if (kept.question !== before.question) return kept;
      return after ?? [];
    }),
  };
}

/** The same question in other words is one answer: `into` stays, and is found by both. */
export const mergedAnswers = (
  { keptAnswers }: Bank,
  from: KeptAnswer,
  into: KeptAnswer,
): ProfileUpdate => ({
  keptAnswers: keptAnswers
    .filter(({ question }) => question !== from.question)
    .map((kept) =>
      kept.question === into.question
        ? {
            ...kept,
            uses: kept.uses + from.uses,
            also: [...new Set([...kept.also, from.question, ...from.also])],
          }
        : kept,
    ),
});

/** Words the answer of a letter's line anew. */
export function withReworded(profile: Bank, line: ProfileLine, text: string): ProfileUpdate {
  const answer = answerBank(profile).find((one) => answerId(one) === line.id);
  return answer ? withAnswer(profile, answer, { ...answer, answer: text }) : {};
}
