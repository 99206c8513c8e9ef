import type { KeptAnswer } from '#domain/contract/profile.ts';
import { nearest } from '#domain/nearest.ts';
import { isSensitive, labelWords } from './formLabel.ts';

export interface FoundAnswer {
  answer: KeptAnswer;
  /** It was asked in these words. Otherwise the user sees which question it answers. */
  isSame: boolean;
}

/** How near a question in other words must be, of 1, for its answer to be offered. */
const SAME_QUESTION = 0.45;

/**
 * Finds the answer to a question: in the same words, or nearly the same ones unless it is sensitive.
 * Answers that the user keeps out of forms aren't found.
 */
export function answerFinder(
  answers: readonly KeptAnswer[],
  questions: readonly string[],
): (question: string) => FoundAnswer | undefined {
  const allowed = answers
    .filter(({ inForms }) => inForms)
    .map((answer) => ({ text: answer.question, answer }));
  const rank = nearest(allowed, questions);
  return (question) => {
    const words = labelWords(question);
    const same = allowed.find(({ text }) => labelWords(text) === words);
    if (same) return { answer: same.answer, isSame: true };
    if (isSensitive(question)) return undefined;
    const [best] = rank(question);
    if (!best || best.score < SAME_QUESTION || isSensitive(best.item.text)) return undefined;
    return { answer: best.item.answer, isSame: false };
  };
}
