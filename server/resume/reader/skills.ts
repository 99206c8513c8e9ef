import type { Skills } from '#domain/contract/profile.ts';
import { namedSkillsIn } from '#domain/pitches/asked/skillNames.ts';
import { distinctSkills } from '#domain/profile/distinctSkills.ts';
import { SKILL_LABEL_WORDS } from '#domain/words/formLabels.ts';
import { countsOf } from '../mostFrequent.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { sectionOf } from './headings.ts';
import { isSpokenLanguage } from './languages.ts';
import { splitItems } from './listItems.ts';

export interface ReadSkills extends Skills {
  /** Spoken languages among the skills. */
  languages: string[];
  /** Items and lines that name no skill, such as sentences. */
  unread: string[];
}

const GROUP = /^(?<group>[^:\t,;|•·]{2,45}?)(?:\s*:\s*|\t|\s+[–—-]\s+)(?<items>\S.*)$/;
const MOST_WORDS = 5;
const LONGEST = 80;
/** The number of words outside parentheses, without those that join others. */
const wordsOf = (item: string) =>
  item
    .replace(/\([^)]*\)/g, '')
    .replace(/\s(?:&|\/|and|und|et|y|e|of|für|de)(?=\s)/gi, '')
    .trim()
    .split(/\s+/).length;

const isLabel = (item: string) =>
  item.split(/[\s/&]+/).every((word) => SKILL_LABEL_WORDS.has(word.toLowerCase()));

/** Whether the words name a skill: no sentence, no heading, no address and no number. */
const isSkill = (item: string) =>
  /^[\p{L}\d."“(]/u.test(item) &&
  /\p{L}/u.test(item) &&
  item.length <= LONGEST &&
  wordsOf(item) <= MOST_WORDS &&
  !/@|https?:|www\.|\d{6}|\(s\)$/.test(item) &&
  !isLabel(item);

/** Splits "Group: a, b". A dash or a tab separates the group only if a list follows. */
function groupOf(text: string): { group: string; items: string } {
  const { group = '', items = text } = GROUP.exec(text)?.groups ?? {};
  const isList = /[,;|•·]/.test(items) || text.slice(group.length).trimStart().startsWith(':');
  return isList ? { group, items } : { group: '', items: text };
}

const lookOf = ({ size, face, bullet }: ResumeLine) => `${size} ${face} ${bullet}`;

/** Whether a line names the list below it: it ends with a colon or looks different from the items. */
function isGroupName(
  line: ResumeLine,
  next: ResumeLine | undefined,
  counts: Map<string, number>,
): boolean {
  if (line.bullet || !next || /[,;|•·\t]/.test(line.text)) return false;
  if (line.text.endsWith(':')) return true;
  const differs = lookOf(line) !== lookOf(next);
  // There are fewer groups than items.
  return (
    differs &&
    line.text.split(' ').length <= 5 &&
    (line.size > next.size || (counts.get(lookOf(line)) ?? 0) <= (counts.get(lookOf(next)) ?? 0))
  );
}

/** The skills under their headings, and the certificates and spoken languages among them. */
export function readSkills(lines: ResumeLine[], softLines: ResumeLine[]): ReadSkills {
  const found: Record<Exclude<keyof ReadSkills, 'unread'>, string[]> = {
    technicalSkills: [],
    softSkills: [],
    certifications: [],
    languages: [],
  };
  const unread: string[] = [];
  const addSkills = ({ text }: ResumeLine, heading: string, isSoft = false) => {
    const { group, items } = groupOf(text);
    const section = sectionOf(group || heading);
    if (section === 'certifications') {
      found.certifications.push(...splitItems(items));
      return;
    }
    // "Python: Django, Flask"
    const named = [...(namedSkillsIn(group).length > 0 ? [group] : []), ...splitItems(items)];
    const skills = named.filter(isSkill);
    const field = isSoft || section === 'softSkills' ? 'softSkills' : 'technicalSkills';
    for (const skill of skills) {
      const isLanguage = isSpokenLanguage(skill) && !/^(?:go|c)\b/i.test(skill);
      found[isLanguage ? 'languages' : field].push(skill);
    }
    unread.push(...(skills.length === 0 ? [text] : named.filter((item) => !isSkill(item))));
  };
  const counts = countsOf(lines.map(lookOf));
  let heading = '';
  for (const [index, line] of lines.entries()) {
    if (isGroupName(line, lines[index + 1], counts)) heading = line.text.replace(/:$/, '');
    else addSkills(line, heading);
  }
  for (const line of softLines) addSkills(line, '', true);
  return {
    technicalSkills: distinctSkills(found.technicalSkills),
    softSkills: distinctSkills(found.softSkills),
    certifications: distinctSkills(found.certifications),
    languages: distinctSkills(found.languages),
    unread: unread.filter((item) => !isLabel(item)),
  };
}
