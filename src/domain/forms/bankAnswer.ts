import { nearest } from '#domain/nearest.ts';
import type { BankAnswer } from '#domain/profile/answerBank.ts';
import { isSensitive, labelWords } from './formLabel.ts';

export interface FoundAnswer {
  answer: BankAnswer;
  /** It was asked in these words. Otherwise the user sees which question it answers. */
  isSame: boolean;
}

/** How near a question in other words must be, of 1, for its answer to be offered. */
const SAME_QUESTION = 0.45;

/** Finds the answer to a question: in the same words, or nearly the same ones unless it is sensitive. */
export function answerFinder(
  answers: readonly BankAnswer[],
  questions: readonly string[],
): (question: string) => FoundAnswer | undefined {
  const wordings = answers.flatMap((answer) =>
    [answer.question, ...answer.also].map((text) => ({ text, answer })),
  );
  const rank = nearest(wordings, questions);
  return (question) => {
    const words = labelWords(question);
    const same = wordings.find(({ text }) => labelWords(text) === words);
    if (same) return { answer: same.answer, isSame: true };
    if (isSensitive(question)) return undefined;
    const [best] = rank(question);
    if (!best || best.score < SAME_QUESTION || isSensitive(best.item.text)) return undefined;
    return { answer: best.item.answer, isSame: false };
  };
}
