import type { UserProfile } from '#domain/contract/profile.ts';
import type { CoveredLine } from '#domain/pitches/asked/coverage.ts';
import type { AnswerKey, LetterFrame } from '#domain/words/letterFrame.ts';

/** 'Salary: 75,000 euros a year': an answer as the user gave it. '' for an empty one. */
export function answerLine(frame: LetterFrame, profile: UserProfile, key: AnswerKey): string {
  const text = profile.answers[key].trim();
  // French puts a space before a colon.
  const colon = frame.fromMyWork.endsWith(' :') ? ' :' : ':';
  return text === '' ? '' : `${frame.answers[key]}${colon} ${text}`;
}

/** The answers that the posting asks for, one a line. */
export function answerLines(
  frame: LetterFrame,
  profile: UserProfile,
  covered: readonly CoveredLine[],
): string[] {
  const asked = new Set(covered.flatMap(({ answers }) => answers));
  return [...asked]
    .filter((key): key is AnswerKey => key !== 'salaryWhen')
    .filter((key) => key !== 'salary' || profile.answers.salaryWhen !== 'never')
    .map((key) => answerLine(frame, profile, key))
    .filter((line) => line !== '');
}
