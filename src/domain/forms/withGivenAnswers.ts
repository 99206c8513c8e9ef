import { LIMITS } from '#domain/contract/limits.ts';
import type { KeptAnswer } from '#domain/contract/profile.ts';
import { labelWords } from './formLabel.ts';

/** An answer that went into a form. */
export interface GivenAnswer {
  question: string;
  answer: string;
  /** It is new, and the user keeps it. Otherwise only a kept one is counted. */
  isKept: boolean;
}

/**
 * The kept answers after a form: each that was given counts once more, new ones are added with the company that asked.
 * An answer that the user changed for one form stays as it is kept.
 */
export function withGivenAnswers(
  kept: readonly KeptAnswer[],
  given: readonly GivenAnswer[],
  company: string,
): KeptAnswer[] {
  const answers = [...kept];
  for (const { question, answer, isKept } of given) {
    const words = labelWords(question);
    const at = answers.findIndex((known) => labelWords(known.question) === words);
    const known = answers[at];
    if (known) answers[at] = { ...known, uses: known.uses + 1 };
    else if (isKept && answers.length < LIMITS.keptAnswers) {
      answers.push({
        question: question.slice(0, LIMITS.keptQuestion),
        answer: answer.slice(0, LIMITS.keptAnswer),
        inForms: true,
        from: company.slice(0, LIMITS.company),
        uses: 1,
      });
    }
  }
  return answers;
}
