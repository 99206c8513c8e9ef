import type { Skills } from '#domain/contract/profile.ts';
import { distinctSkills } from '#domain/profile/distinctSkills.ts';
import { SKILL_LABEL_WORDS } from '#domain/words/formLabels.ts';
import { SOFT_SKILL_PARTS, SOFT_SKILLS } from '#domain/words/softSkills.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { isSpokenLanguage } from './languages.ts';
import { listEntries, splitItems } from './listItems.ts';

const SOFT_GROUP =
  /\b(?:soft|interpersonal|personal (?:skills|qualities|strengths|attributes|competenc\w+)|people skills|social skills|leadership|stärken|persönliche|soziale)\b/i;
const CERTIFICATE_GROUP = /\b(?:certifi\w+|licen[cs]es?|zertifi\w+)\b/i;
export interface ReadSkills extends Skills {
  /** Spoken languages among the skills. */
  languages: string[];
  /** Items and lines that name no skill, such as sentences. */
  unread: string[];
}

const GROUP = /^(?<group>[^:\t,;|•·]{2,45}?)(?:\s*:\s*|\t|\s+[–—-]\s+)(?<items>\S.*)$/;
const MOST_WORDS = 5;
/** A part with more words makes its line a sentence. */
const SENTENCE_WORDS = 7;
const LONGEST = 80;
const LEAD_IN =
  /^(?:proficient|skilled|experienced?|fluent|familiar|competent|knowledge|expertise|understanding) (?:in|with|of|at|using) /i;
const VERB =
  /(?<!\p{L})(?:am|is|are|was|were|have|has|had|can|will|received|created|developed|managed|worked|designed|built|led|used|completed|provided|seeking)(?!\p{L})/iu;

/** Whether a skill is about working with others or oneself. */
export function isSoftSkill(item: string): boolean {
  const words = item.toLowerCase().split(/[\s/&-]+/);
  const isSoft = (word: string) => SOFT_SKILLS.has(word);
  return words.every((word) => isSoft(word) || SOFT_SKILL_PARTS.has(word)) && words.some(isSoft);
}

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

/** The items of a line: "Proficient in Windows, SQL" is "Windows" and "SQL". */
const itemsOf = (text: string) => splitItems(text).map((item) => item.replace(LEAD_IN, ''));

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

/** Sorts the skills into technical skills, soft skills, certifications and languages. */
export function readSkills(lines: ResumeLine[], softLines: ResumeLine[]): ReadSkills {
  const technicalSkills: string[] = [];
  const softSkills: string[] = [];
  const certifications: string[] = [];
  const languages: string[] = [];
  const unread: string[] = [];
  /** The skills of a list; none if it is a sentence. */
  const skillsIn = (line: ResumeLine, items: string) => {
    const found = itemsOf(items);
    const isLong = (item: string) => wordsOf(item) >= SENTENCE_WORDS;
    const isSentence =
      found.length === 0 ||
      found.some((item) => isLong(item) || (VERB.test(item) && wordsOf(item) > 1));
    if (isSentence) unread.push(line.text);
    return isSentence ? [] : found;
  };
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  let heading = '';
  for (const [index, line] of lines.entries()) {
    if (isGroupName(line, lines[index + 1], counts)) {
      heading = line.text.replace(/:$/, '');
      continue;
    }
    const { group, items } = groupOf(line.text);
    const label = group || heading;
    if (CERTIFICATE_GROUP.test(group) || CERTIFICATE_GROUP.test(heading)) {
      certifications.push(...(line.bullet ? listEntries([line]) : splitItems(items)));
      continue;
    }
    for (const item of skillsIn(line, items)) {
      if (isSpokenLanguage(item) && !/^(?:go|c)\b/i.test(item)) languages.push(item);
      else if (!isSkill(item)) unread.push(item);
      else if (SOFT_GROUP.test(label) || isSoftSkill(item)) softSkills.push(item);
      else technicalSkills.push(item);
    }
  }
  const named = softLines.flatMap((line) => skillsIn(line, groupOf(line.text).items));
  const strengths = named.filter(isSkill);
  unread.push(...named.filter((item) => !isSkill(item)));
  // Some resumes list all skills under "Strengths".
  const areTechnical = lines.length === 0 && !strengths.some(isSoftSkill);
  (areTechnical ? technicalSkills : softSkills).push(...strengths);
  return {
    technicalSkills: distinctSkills(technicalSkills),
    softSkills: distinctSkills(softSkills),
    certifications: distinctSkills(certifications),
    languages: distinctSkills(languages),
    unread: unread.filter((item) => !isLabel(item)),
  };
}
