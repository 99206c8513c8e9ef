import type { AnswerKey, ProfileLine } from '#domain/profile/profileLines.ts';
import type { LetterFrame } from '#domain/words/letterFrame.ts';

/** 'Salary: 75,000 euros a year.': an answer as the user gave it; one that is a sentence stays alone. */
export function answerSentence(frame: LetterFrame, { id, text }: ProfileLine): string {
  if (/[.!?]$/.test(text)) return text;
  // French puts a space before a colon.
  const colon = frame.fromMyWork.endsWith(' :') ? ' :' : ':';
  return `${frame.answers[id.slice('answer:'.length) as AnswerKey]}${colon} ${text}.`;
}
