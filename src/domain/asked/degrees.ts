import type { Education, UserProfile } from '../contract/profile.ts';

/** Degrees from the lowest to the highest: words, and abbreviations, which are other words in lowercase. */
const LEVELS: [words: RegExp, abbreviations: RegExp][] = [
  [
    /high school|secondary school|a-levels|\babitur|mittlere reife|schulabschluss|\bbaccalauréat|\bbac\b(?! ?\+)|bachillerato|secundaria/i,
    /\b(?:GED|ESO)\b/,
  ],
  [
    /associate(?:['’]?s)? (?:degree|of)|vocational|apprenticeship|(?:berufs)?ausbildung\b|bac ?\+ ?2|formación profesional|grado (?:medio|superior)|técnico superior|ciclo formativo/i,
    /\b(?:BTS|DUT|FP)\b/,
  ],
  [
    /bachelor|undergraduate degree|college degree|university degree|four[- ]year degree|hochschulstudium|hochschulabschluss|\bstudium\b|\blicence (?:en|professionnelle|de)|bac ?\+ ?3|licenciatura|licenciad[oa]|\bgrado (?:en|universitario)|ingeniería (?:en|de)|título universitario|titulación universitaria/i,
    /\bB\.? ?Sc\b|\bB\.?(?:Eng|Tech|Ed|Com)\b|\bBSN\b|\bB\.[AS]\.|\bB[AS](?=,| in\b| degree|\/| or | \(|$)/,
  ],
  [
    /master|\bgraduate degree|\bdiplom(?:-|studium|ingenieur)|magister|bac ?\+ ?5|école d['’]ingénieur|diplôme d['’]ingénieur|máster/i,
    /\bM\.? ?Sc\b|\bM\.?(?:Eng|Ed)\b|\b(?:MBA|MSN)\b|\bM\.[AS]\b|\bM[AS](?=,| in\b| degree|\/| or | \(|$)/,
  ],
  [/ph\. ?d|\bphd\b|doctora|promotion (?:in|im)|promovier|\bdoktor/i, /\bDPhil\b/],
];

const foundIn = (text: string): { level: number; words: string }[] =>
  LEVELS.flatMap((patterns, level) => {
    const words = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return words ? [{ level, words }] : [];
  });

/** A degree of any level: 'a degree in computer science', unlike 'a high degree of care' and '360-degree'. */
const ANY_DEGREE =
  /(?<!high |\bsome |[\d°][- ]?)\bdegree\b(?! of (?!science|arts|engineering))|\babschluss (?:in|im|als|der)\b|\bdiplôme (?:en|d['’]|de)\b|\bt[ií]tulo (?:en|de)\b/i;
const LOWEST_DEGREE = 1;

const anyDegreeIn = (text: string): { level: number; words: string } | null => {
  const [words] = ANY_DEGREE.exec(text) ?? [];
  return words === undefined ? null : { level: LOWEST_DEGREE, words };
};

/** The lowest degree that a line asks for, from 0 (school) to 4 (doctorate), with its words. */
export const askedDegree = (line: string): { level: number; words: string } | null =>
  foundIn(line)[0] ?? anyDegreeIn(line);

/** The highest degree that a text names; -1 for none. */
export const highestDegree = (text: string): number =>
  (foundIn(text).at(-1) ?? anyDegreeIn(text))?.level ?? -1;

const IN_PROGRESS =
  /\b(?:expected|anticipated|present|ongoing|current(?:ly)?|in progress|candidate|student|pursuing|heute|laufend|voraussichtlich|en cours|prévue?|actualidad|actualmente|en curso|previsto)\b/i;

/** Whether a degree is finished; `unclear` if the profile doesn't say. */
export type DegreeState = 'held' | 'current' | 'unclear';

export const graduationYear = ({ graduationYear }: Education): number | null => {
  const years = graduationYear.match(/\b(?:19|20)\d{2}\b/g);
  return years ? Math.max(...years.map(Number)) : null;
};

/**
 * A degree of this year may still go on; one without a year, too, if the others have theirs or the user says that
 * they study.
 */
export function degreeState(
  entry: Education,
  { education, professionalSummary }: UserProfile,
  today: Date,
): DegreeState {
  const year = graduationYear(entry);
  if (IN_PROGRESS.test(`${entry.degree} ${entry.graduationYear}`)) return 'current';
  if (year !== null && year > today.getFullYear()) return 'current';
  const isDoubtful =
    year === today.getFullYear() ||
    (year === null &&
      (education.some((other) => graduationYear(other) !== null) ||
        /\b(?:student|(?:currently|now) (?:studying|pursuing))\b/i.test(professionalSummary)));
  return isDoubtful ? 'unclear' : 'held';
}
