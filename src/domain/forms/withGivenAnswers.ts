import { LIMITS } from '#domain/contract/limits.ts';
import type { KeptAnswer } from '#domain/contract/profile.ts';
import { newAnswer } from '#domain/profile/answerBank.ts';
import type { AnswerPlace } from './answerPlace.ts';
import { labelWords } from './formLabel.ts';

/** An answer that went into a form. */
export interface GivenAnswer {
  question: string;
  answer: string;
  /** It is new, and the user keeps it. Otherwise only a kept one is counted. */
  isKept: boolean;
  /** Of the posting. */
  place: AnswerPlace;
}

/**
 * The kept answers after a form: each that was given counts once more, new ones are added with the company that asked.
 * An answer that the user changed for one form stays as it is kept.
 *
 * @param at when it was filled
 */
export function withGivenAnswers(
  kept: readonly KeptAnswer[],
  given: readonly GivenAnswer[],
  company: string,
  at: string,
): KeptAnswer[] {
  const answers = [...kept];
  for (const { question, answer, isKept, place } of given) {
    const words = labelWords(question);
    const index = answers.findIndex((known) =>
      [known.question, ...known.also].some((text) => labelWords(text) === words),
    );
    const known = answers[index];
    if (known) answers[index] = { ...known, uses: known.uses + 1 };
    else if (isKept && answers.length < LIMITS.keptAnswers) {
      const kept = newAnswer(
        question.slice(0, LIMITS.keptQuestion),
        answer.slice(0, LIMITS.keptAnswer),
        company.slice(0, LIMITS.company),
      );
      answers.push({ ...kept, ...place, inForms: true, uses: 1, at });
    }
  }
  return answers;
}
