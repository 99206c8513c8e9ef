import type { Skills } from '#domain/contract/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { isSpokenLanguage, readLanguages } from './languages.ts';
import { ONLY_LEVEL, splitItems } from './listItems.ts';

const SOFT_GROUP =
  /\b(?:soft|interpersonal|personal (?:skills|qualities|strengths|attributes|competenc\w+)|people skills|social skills|leadership|stärken|persönliche|soziale)\b/i;
const CERTIFICATE_GROUP = /\b(?:certifi\w+|licen[cs]es?|zertifi\w+)\b/i;
const LANGUAGE_GROUP =
  /^(?:(?:spoken |foreign |human )?languages?(?: skills)?|sprachen|fremdsprachen|sprachkenntnisse)$/i;
const SOFT =
  /^(?:(?:strong |excellent |effective |good )?(?:(?:written|verbal|oral|interpersonal|team|cross-functional|client|customer|people|stakeholder|conflict|time|change|project team|relationship|self|stress)(?: and |[ -/&]+)?)*(?:communication|leadership|team ?work|team ?player|collaboration|mentoring|mentorship|coaching|problem[- ]solving|critical thinking|creativity|creative thinking|adaptability|flexibility|time management|people management|organi[sz]ation(?:al)?|attention to detail|detail[- ]oriented|work ethic|empathy|patience|negotiation|negotiating|persuasion|public speaking|presentation|presenting|facilitation|decision[- ]making|conflict (?:resolution|management)|emotional intelligence|interpersonal|active listening|listening|multi-?tasking|self[- ]motivat(?:ed|ion)|motivation|initiative|reliability|discretion|resilience|strategic thinking|analytical thinking|delegation|storytelling|stakeholder management|relationship building|networking|accountability|integrity|teaching|curiosity|customer service orientation|team ?leadership|team building|technical writing|copywriting|teamfähigkeit|teamführung|kommunikation(?:sfähigkeit|sstärke)?|belastbarkeit|flexibilität|zuverlässigkeit|organisationstalent|durchsetzungsvermögen|verhandlungsgeschick|moderation|konfliktlösung|führung(?:skompetenz|serfahrung)?|kreativität|eigeninitiative|empathie|selbstständigkeit|verantwortungsbewusstsein|lernbereitschaft|problemlösung)(?: skills?| abilities| ability)?)$/i;

export interface ReadSkills extends Skills {
  /** Spoken languages that are listed among the skills. */
  languages: string[];
}

const GROUP = /^(?<group>[^:\t,;|•·]{2,45}?)(?:\s*:\s*|\t|\s+[–—-]\s+)(?<items>\S.*)$/;
/** Of the grid of levels that Europass puts among the skills. */
const GRID =
  /^(?:mother tongue|other language)\(?s?\)?(?:\t|:|$)|^self-assessment|common european framework|^(?:\s*(?:self-assessment|european|level|understanding|speaking|writing|listening|reading|spoken|interaction|production|independent|proficient|basic|user|[abc][12]))+$/i;

/** "Group: a, b" in its parts; a dash or a tab separates them only when a list follows. */
function groupOf(text: string): { group: string; items: string } {
  const { group = '', items = text } = GROUP.exec(text)?.groups ?? {};
  const isList = /[,;|•·]/.test(items) || text.slice(group.length).trimStart().startsWith(':');
  return isList ? { group, items } : { group: '', items: text };
}

const lookOf = ({ size, face, bullet }: ResumeLine) => `${size} ${face} ${bullet}`;

/** A line that names the list below it: it ends with a colon, or looks unlike the items. */
function isGroupName(
  line: ResumeLine,
  next: ResumeLine | undefined,
  counts: Map<string, number>,
): boolean {
  if (line.bullet || !next || /[,;|•·\t]/.test(line.text)) return false;
  if (line.text.endsWith(':')) return true;
  const differs = lookOf(line) !== lookOf(next);
  // Fewer lines name groups than are items.
  return (
    differs &&
    line.text.split(' ').length <= 5 &&
    (counts.get(lookOf(line)) ?? 0) <= (counts.get(lookOf(next)) ?? 0)
  );
}

/** The lists of the skill sections, sorted into technical skills, soft skills and certificates. */
export function readSkills(given: ResumeLine[], softLines: ResumeLine[]): ReadSkills {
  const found: ReadSkills = {
    technicalSkills: [],
    softSkills: [],
    certifications: [],
    languages: [],
  };
  const hasGrid = given.some(({ text }) => GRID.test(text));
  const languageOf = ({ text }: ResumeLine) =>
    hasGrid &&
    (/^(?:mother tongue|other lang)/i.test(text) ||
      (isSpokenLanguage(text) && text.split('\t').length !== 2));
  if (hasGrid) found.languages.push(...readLanguages(given.filter(languageOf)));
  const lines = given.filter(
    (line) => !ONLY_LEVEL.test(line.text) && !languageOf(line) && !GRID.test(line.text),
  );
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
    for (const item of splitItems(items)) {
      if (isSpokenLanguage(item) && (LANGUAGE_GROUP.test(label) || /[(–-]|:/.test(item)))
        found.languages.push(item);
      else if (CERTIFICATE_GROUP.test(label)) found.certifications.push(item);
      else if (SOFT_GROUP.test(label) || SOFT.test(item)) found.softSkills.push(item);
      else found.technicalSkills.push(item);
    }
  }
  const strengths = softLines.flatMap(({ text }) => splitItems(groupOf(text).items));
  // "Strengths" heads the one list of skills in some resumes.
  const areTechnical = lines.length === 0 && !strengths.some((item) => SOFT.test(item));
  found[areTechnical ? 'technicalSkills' : 'softSkills'].push(...strengths);
  return {
    technicalSkills: [...new Set(found.technicalSkills)],
    softSkills: [...new Set(found.softSkills)],
    certifications: [...new Set(found.certifications)],
    languages: [...new Set(found.languages)],
  };
}
