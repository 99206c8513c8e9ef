import { answerFinder } from '#domain/forms/bankAnswer.ts';
import { isSensitive } from '#domain/forms/formLabel.ts';
import {
  type AnswerKey,
  answerBank,
  type Bank,
  type BankAnswer,
  TOPIC_QUESTIONS,
} from '#domain/profile/answerBank.ts';
import logisticsWords from '#domain/words/data/logisticsWords.json' with { type: 'json' };
import { anyOf, plainMarks } from '#domain/words/phrases.ts';
import { languagesIn } from './spokenLanguages.ts';

/** What a line about logistics asks for; `documents` are sent, not answered. */
export type LogisticsTopic = AnswerKey | 'documents';

const TOPICS = Object.entries(logisticsWords).map(
  ([topic, words]) => [topic as LogisticsTopic, anyOf(words)] as const,
);

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

/** What a line asks for besides experience: when, where, with which papers. */
export function logisticsOf(line: string): LogisticsTopic[] {
  const text = plainMarks(line);
  return TOPICS.flatMap(([topic, pattern]) => (pattern.test(text) ? [topic] : []));
}

/** The answers of the user that a line asks for. */
export const answersAskedFor = (text: string): AnswerKey[] =>
  logisticsOf(text).filter((topic) => topic !== 'documents');

/** The topics of a text whose answer holds in one country only: pay and permits. */
export const topicsOfCountry = (text: string): AnswerKey[] =>
  answersAskedFor(text).filter((topic) => isSensitive(TOPIC_QUESTIONS[topic]));

/**
 * How the bank keeps an answer: by its topic; by the posting's own words where it has none, or holds in the posting's
 * country only.
 */
export const keptAs = (
  asked: string,
  topic: AnswerKey | undefined,
  country: string,
): Pick<BankAnswer, 'question' | 'topic'> =>
  topic && (country === '' || !isSensitive(TOPIC_QUESTIONS[topic]))
    ? { question: TOPIC_QUESTIONS[topic], topic }
    : { question: asked };

/**
 * The answers that letters for a posting may give: one about a permit, a place, hours and the like that was given for a
 * posting in another country doesn't hold.
 *
 * @param country of the posting; '' if it isn't known
 */
export const answersFor = (profile: Bank, country: string): BankAnswer[] =>
  answerBank(profile).filter(({ question, country: given }) => {
    if (profile.answers.salaryWhen === 'never' && answersAskedFor(question).includes('salary'))
      return false;
    return (
      given === '' ||
      given === country ||
      !(isSensitive(question) || answersAskedFor(question).length > 0)
    );
  });

/**
 * Finds the answers that a line of a posting asks for: by their topic, or since they were given to that question. What
 * was answered in a country about pay or a permit comes before what is said everywhere.
 *
 * @param answers those that hold for the posting
 */
export function answersAsked(
  answers: readonly BankAnswer[],
  lines: readonly string[],
): (line: string) => BankAnswer[] {
  const find = answerFinder(
    answers.filter(({ topic }) => !topic),
    lines,
  );
  const local = answers.filter(({ country }) => country !== '');
  return (line) => {
    const topics = answersAskedFor(line).map(
      (topic) =>
        local.find(({ question }) => topicsOfCountry(question).includes(topic)) ??
        answers.find((answer) => answer.topic === topic),
    );
    const found = find(line)?.answer;
    const languages = languagesIn(line).map(({ code }) => ENGLISH.of(code));
    return answers.filter(
      (answer) =>
        answer === found || topics.includes(answer) || languages.includes(answer.question),
    );
  };
}
