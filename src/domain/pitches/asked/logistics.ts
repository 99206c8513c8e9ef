import { answerFinder } from '#domain/forms/bankAnswer.ts';
import { isSensitive } from '#domain/forms/formLabel.ts';
import type { AnswerKey, BankAnswer } from '#domain/profile/answerBank.ts';
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

/**
 * The answers that hold for a posting: one about a permit, a place, hours and the like that was given for a posting in
 * another country doesn't.
 *
 * @param country of the posting; '' if it isn't known
 */
export const answersFor = (answers: readonly BankAnswer[], country: string): BankAnswer[] =>
  answers.filter(
    (answer) =>
      answer.country === '' ||
      answer.country === country ||
      !(isSensitive(answer.question) || answersAskedFor(answer.question).length > 0),
  );

/**
 * Finds the answers that a line of a posting asks for: by their topic, or since they were given to that question.
 *
 * @param country of the posting: what was answered there about the same topic comes before what is said everywhere
 */
export function answersAsked(
  answers: readonly BankAnswer[],
  lines: readonly string[],
  country = '',
): (line: string) => BankAnswer[] {
  const find = answerFinder(
    answers.filter(({ topic }) => !topic),
    lines,
  );
  const local = answers.filter((answer) => country !== '' && answer.country === country);
  return (line) => {
    const asked = answersAskedFor(line);
    const given = local.filter(({ question }) =>
      answersAskedFor(question).some((topic) => asked.includes(topic)),
    );
    const topics = given.length > 0 ? [] : asked;
    const found = find(line)?.answer;
    const languages = languagesIn(line).map(({ code }) => ENGLISH.of(code));
    return answers.filter(
      (answer) =>
        answer === found ||
        answer === given[0] ||
        (answer.topic && topics.includes(answer.topic)) ||
        languages.includes(answer.question),
    );
  };
}
