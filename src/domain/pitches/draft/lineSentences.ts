import { topicsOfCountry } from '#domain/pitches/asked/logistics.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { type AnswerKey, askedOf } from '#domain/profile/answerBank.ts';
import type { ProfileLine } from '#domain/profile/profileLines.ts';
import type { LetterFrame } from '#domain/words/letterFrame.ts';
import { filled } from './letterFrame.ts';

/* Lines of the profile as sentences of a letter. */

/** A label with its colon: 'Salary: '. French puts a space before it. */
export const labeled = (frame: LetterFrame, label: string): string =>
  /\?$/.test(label)
    ? `${label} `
    : `${label.replace(/[.:]$/, '')}${frame.brings.endsWith(' :') ? ' :' : ':'} `;

/**
 * 'Salary: 75,000 euros a year.': an answer as the user gave it; one that is a sentence stays alone.
 *
 * @param question what it answers, where the frame has no label for it
 */
export function answerSentence(frame: LetterFrame, line: ProfileLine, question?: string): string {
  const { text } = line;
  if (/[.!?]$/.test(text)) return text;
  const asked = askedOf(line);
  const [topic] = topicsOfCountry(asked);
  const label =
    frame.answers[asked as AnswerKey] ?? question ?? (topic ? frame.answers[topic] : asked);
  return `${labeled(frame, label)}${text}.`;
}

/** Skills and languages as a sentence each. */
export function named(
  frame: LetterFrame,
  { profile }: PitchInput,
  lines: readonly ProfileLine[],
): string {
  const listed = (texts: readonly string[]) => new Intl.ListFormat(frame.locale).format(texts);
  const skills = lines.filter(({ kind }) => kind === 'skill').map(({ text }) => text);
  const speaks = lines.some(({ kind }) => kind === 'language');
  return [
    skills.length > 0 ? filled(frame.skills, { skills: listed(skills) }) : '',
    speaks ? filled(frame.languages, { languages: listed(profile.additionalInfo.languages) }) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
