import type { Answers } from '#domain/contract/profile.ts';
import { LOGISTICS_WORDS } from '#domain/words/logisticsWords.ts';
import { anyOf, plainMarks } from '#domain/words/phrases.ts';

/** What a line about logistics asks for; `documents` are sent, not answered. */
export type LogisticsTopic = keyof Omit<Answers, 'salaryWhen'> | 'documents';

const TOPICS = Object.entries(LOGISTICS_WORDS).map(
  ([topic, words]) => [topic as LogisticsTopic, anyOf(words)] as const,
);

/** What a line asks for besides experience: when, where, with which papers. */
export function logisticsOf(line: string): LogisticsTopic[] {
  const text = plainMarks(line);
  return TOPICS.flatMap(([topic, pattern]) => (pattern.test(text) ? [topic] : []));
}

/** The answers of the user that a line asks for. */
export const answersAskedFor = (text: string): (keyof Omit<Answers, 'salaryWhen'>)[] =>
  logisticsOf(text).filter((topic) => topic !== 'documents');
