import { containsTerm } from './containsTerm.ts';
import { EVERYDAY_SKILLS, SKILL_BY_SPELLING, spellingsOf } from './skillVocabulary.ts';
import { splitWords, type Word } from './splitWords.ts';

/** Words that say little, or that postings use for something else: 'training provided'. */
const VAGUE =
  /^(?:communication|leadership|teamwork|collaboration|organi[sz]ation|management|training|support|planning|teams?|office|creativity|flexibility|motivation|english|problem[- ]solving|time management|attention to detail|interpersonal|multitasking|adaptability|critical thinking|customers?|tools?|languages?|skills?|software|databases?|frameworks?|other)\b/i;

/** Skills that are also plain words or letters: 'react quickly', 'R&D'. */
const AMBIGUOUS = new Set([
  ...EVERYDAY_SKILLS,
  ...'react rest less word access flow next helm make basic assembly vault c r d'.split(' '),
]);

/** 'Go, SQL', 'Go and SQL' or 'Go.', but not 'Go ahead'. */
const isInList = (next: Word | undefined): boolean =>
  next === undefined || /[^\s]/.test(next.before) || /^(?:and|or)$/.test(next.text);

/** Whether the text names the skill. A plain word counts only as a name: 'we write Go'. */
function names(text: string, skill: string): boolean {
  if (!AMBIGUOUS.has(skill.toLowerCase())) return containsTerm(text, skill);
  const name = skill.charAt(0).toUpperCase() + skill.slice(1);
  const words = splitWords(text);
  return words.some(
    (word, index) => word.text === name && (!word.startsSentence || isInList(words[index + 1])),
  );
}

/** The names in a skill as people write it: 'AWS (EC2, S3)' -> AWS, EC2, S3; 'Spring Boot' -> Spring. */
function namesOf(skill: string): string[] {
  const parts = skill.split(/[,/():;&]|\band\b/).map((part) => part.trim());
  const words = skill
    .split(/[\s,/():;]+/)
    .filter((word) => SKILL_BY_SPELLING.has(word.toLowerCase()));
  const names = [skill.trim(), ...parts, ...words].filter(
    (name) => name.length > 1 || name === skill,
  );
  return names.filter((name) => /\p{L}/u.test(name) && !VAGUE.test(name));
}

/** The name as the posting writes it: in small letters if it does, and not capitalized as in a list. */
function asWritten(name: string, posting: string): string {
  if (posting.includes(name.toLowerCase())) return name.toLowerCase();
  const at = posting.toLowerCase().indexOf(name.toLowerCase());
  const written = at === -1 ? name : posting.slice(at, at + name.length);
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(written) ? written.toLowerCase() : written;
}

/** The profile's skills that the posting names, each once, in the order of the posting. */
export function namedSkills(skills: readonly string[], posting: string): string[] {
  const found = new Map<string, string>();
  for (const skill of skills) {
    const name = namesOf(skill)
      .flatMap(spellingsOf)
      .find((spelling) => names(posting, spelling));
    const key = name && (SKILL_BY_SPELLING.get(name.toLowerCase()) ?? name.toLowerCase());
    if (key && !found.has(key)) found.set(key, asWritten(name, posting));
  }
  const position = (name: string) => posting.toLowerCase().indexOf(name.toLowerCase());
  return [...found.values()].toSorted((a, b) => position(a) - position(b));
}
