import { type AnswerKey, askedOf } from '#domain/profile/answerBank.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';
import type { LetterFrame } from '#domain/words/letterFrame.ts';

/** 'Salary: 75,000 euros a year.': an answer as the user gave it; one that is a sentence stays alone. */
export function answerSentence(frame: LetterFrame, line: ProfileLine): string {
  const { text } = line;
  if (/[.!?]$/.test(text)) return text;
  const asked = askedOf(line);
  const label = frame.answers[asked as AnswerKey] ?? asked;
  // French puts a space before a colon.
  const colon = frame.brings.endsWith(' :') ? ' :' : ':';
  return `${label}${/\?$/.test(label) ? '' : colon} ${text}.`;
}
