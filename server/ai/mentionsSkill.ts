import { containsTerm } from './containsTerm.ts';
import { EVERYDAY_SKILLS } from './skillVocabulary.ts';
import { splitWords, type Word } from './splitWords.ts';

/** Skills that are also plain words or letters: 'react quickly', 'R&D'. */
const AMBIGUOUS = new Set([
  ...EVERYDAY_SKILLS,
  ...'react rest less word access teams flow next helm make basic assembly vault c r d'.split(' '),
]);

/** 'Go, SQL', 'Go and SQL' or 'Go.', but not 'Go ahead'. */
const isInList = (next: Word | undefined): boolean =>
  next === undefined || /[^\s]/.test(next.before) || /^(?:and|or)$/.test(next.text);

/** Whether the description names the skill. A plain word counts only as a name: 'we write Go'. */
export function mentionsSkill(description: string, skill: string): boolean {
  if (!AMBIGUOUS.has(skill.toLowerCase())) return containsTerm(description, skill);
  const name = skill.charAt(0).toUpperCase() + skill.slice(1);
  const words = splitWords(description);
  return words.some(
    (word, index) => word.text === name && (!word.startsSentence || isInList(words[index + 1])),
  );
}
