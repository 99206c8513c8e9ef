import type { Skills } from '#domain/contract/profile.ts';
import { distinctSkills } from '#domain/distinctSkills.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { sectionOf } from './headings.ts';
import { isSpokenLanguage, readLanguages } from './languages.ts';
import { listEntries, ONLY_LEVEL, splitItems } from './listItems.ts';

const SOFT_GROUP =
  /\b(?:soft|interpersonal|personal (?:skills|qualities|strengths|attributes|competenc\w+)|people skills|social skills|leadership|stärken|persönliche|soziale)\b/i;
const CERTIFICATE_GROUP = /\b(?:certifi\w+|licen[cs]es?|zertifi\w+)\b/i;
const SOFT =
  /^(?:(?:strong |excellent |effective |good )?(?:(?:written|verbal|oral|interpersonal|team|cross-functional|client|customer|people|stakeholder|conflict|time|change|project team|relationship|self|stress)(?: and |[ -/&]+)?)*(?:communication|leadership|team ?work|team ?player|collaboration|mentoring|mentorship|coaching|problem[- ]solving|critical thinking|creativity|creative thinking|adaptability|flexibility|time management|people management|organi[sz]ation(?:al)?|attention to detail|detail[- ]oriented|work ethic|empathy|patience|negotiation|negotiating|persuasion|public speaking|presentation|presenting|facilitation|decision[- ]making|conflict (?:resolution|management)|emotional intelligence|interpersonal|active listening|listening|multi-?tasking|self[- ]motivat(?:ed|ion)|motivation|initiative|reliability|discretion|resilience|strategic thinking|analytical thinking|delegation|storytelling|stakeholder management|relationship building|networking|accountability|integrity|teaching|curiosity|customer service orientation|team ?leadership|team building|technical writing|copywriting|teamfähigkeit|teamführung|kommunikation(?:sfähigkeit|sstärke)?|belastbarkeit|flexibilität|zuverlässigkeit|organisationstalent|durchsetzungsvermögen|verhandlungsgeschick|moderation|konfliktlösung|führung(?:skompetenz|serfahrung)?|kreativität|eigeninitiative|empathie|selbstständigkeit|verantwortungsbewusstsein|lernbereitschaft|problemlösung)(?: skills?| abilities| ability)?)$/i;

export interface ReadSkills extends Skills {
  /** Spoken languages among the skills. */
  languages: string[];
  /** Items and lines that name no skill, such as sentences. */
  unread: string[];
}

const GROUP = /^(?<group>[^:\t,;|•·]{2,45}?)(?:\s*:\s*|\t|\s+[–—-]\s+)(?<items>\S.*)$/;
/** A line of the Europass language grid. */
const GRID =
  /^(?:mother tongue|other language)\(?s?\)?(?:\t|:|$)|^self-assessment|common european framework|^(?:\s*(?:self-assessment|european|level|understanding|speaking|writing|listening|reading|spoken|interaction|production|independent|proficient|basic|user|[abc][12]))+$/i;
const MOST_WORDS = 5;
/** A part with more words makes its line a sentence. */
const SENTENCE_WORDS = 7;
const LONGEST = 80;
const LEAD_IN =
  /^(?:(?:highly |very |also )?(?:proficien(?:t|cy)|skilled|experienced?|fluent|familiar(?:ity)?|competent|adept|knowledge(?:able)?|expertise|versed|comfortable|understanding|trained)(?: user)? (?:in|with|of|at|using)|(?:good |strong |basic |working |sound |solid |excellent |advanced )+(?:knowledge|understanding|command|skills) (?:of|in|with)|ability to use|use of|kenntnisse in|gute kenntnisse in) /i;
const VERB =
  /(?<!\p{L})(?:am|is|are|was|were|have|has|had|can|will|received|created|developed|managed|worked|designed|built|led|used|helped|learned|wrote|completed|provided|maintained|ensur(?:e|ed|ing)|seeking|utili[sz](?:e|ed|ing)|habe|bin|kann|possuo)(?!\p{L})/iu;

export const isSoftSkill = (skill: string): boolean => SOFT.test(skill);

/** The number of words outside parentheses, without those that join others. */
const wordsOf = (item: string) =>
  item
    .replace(/\([^)]*\)/g, '')
    .replace(/\s(?:&|\/|and|und|et|y|e|of|für|de)(?=\s)/gi, '')
    .trim()
    .split(/\s+/).length;

/** Words of labels and headings. */
const LABELS = new Set(
  'programming technical professional computer soft hard other key core and tool tools skill skills technologies language languages framework frameworks libraries software platforms abilities knowledge proficiency'.split(
    ' ',
  ),
);

const isLabel = (item: string) =>
  item.split(/[\s/&]+/).every((word) => LABELS.has(word.toLowerCase()));

/** Whether the words name a skill: no sentence, no heading, no address and no number. */
const isSkill = (item: string) =>
  /^[\p{L}\d."“(]/u.test(item) &&
  /\p{L}/u.test(item) &&
  item.length <= LONGEST &&
  wordsOf(item) <= MOST_WORDS &&
  !/@|https?:|www\.|\d{5}|\(s\)$/.test(item) &&
  !VERB.test(item) &&
  !/\s(?:and|or|of|in|with|the|for|und|y|et)$/i.test(item) &&
  !isLabel(item);

/** The items of a line: "Proficient in Windows and Mac OS" is "Windows" and "Mac OS". */
function itemsOf(text: string): string[] {
  const bare = text.replace(LEAD_IN, '');
  return splitItems(bare).flatMap((item) => {
    const own = item.replace(LEAD_IN, '');
    return bare === text && own === item ? [item] : own.split(/\s+(?:and|und|&)\s+/);
  });
}

/** Splits "Group: a, b". A dash or a tab separates the group only if a list follows. */
function groupOf(text: string): { group: string; items: string } {
  const { group = '', items = text } = GROUP.exec(text)?.groups ?? {};
  const isList =
    /[,;|•·]/.test(items) ||
    (group !== '' && sectionOf(group) !== null) ||
    text.slice(group.length).trimStart().startsWith(':');
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
export function readSkills(skillLines: ResumeLine[], softLines: ResumeLine[]): ReadSkills {
  const technicalSkills: string[] = [];
  const softSkills: string[] = [];
  const certifications: string[] = [];
  const languages: string[] = [];
  const unread: string[] = [];
  const hasGrid = skillLines.some(({ text }) => GRID.test(text));
  const languageOf = ({ text }: ResumeLine) =>
    hasGrid &&
    (/^(?:mother tongue|other lang)/i.test(text) ||
      (isSpokenLanguage(text) && text.split('\t').length !== 2));
  if (hasGrid) languages.push(...readLanguages(skillLines.filter(languageOf)));
  const lines = skillLines.filter(
    (line) => !ONLY_LEVEL.test(line.text) && !languageOf(line) && !GRID.test(line.text),
  );
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
      else if (SOFT_GROUP.test(label) || SOFT.test(item)) softSkills.push(item);
      else technicalSkills.push(item);
    }
  }
  const named = softLines.flatMap((line) => skillsIn(line, groupOf(line.text).items));
  const strengths = named.filter(isSkill);
  unread.push(...named.filter((item) => !isSkill(item)));
  // Some resumes list all skills under "Strengths".
  const areTechnical = lines.length === 0 && !strengths.some((item) => SOFT.test(item));
  (areTechnical ? technicalSkills : softSkills).push(...strengths);
  return {
    technicalSkills: distinctSkills(technicalSkills),
    softSkills: distinctSkills(softSkills),
    certifications: distinctSkills(certifications),
    languages: distinctSkills(languages),
    unread: unread.filter((item) => !isLabel(item)),
  };
}
