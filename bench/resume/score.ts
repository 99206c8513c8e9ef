import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { Truth } from './truth.ts';

/** Hits, misses and inventions of one field over many resumes. */
export interface FieldScore {
  hits: number;
  expected: number;
  found: number;
}

export interface Miss {
  field: string;
  expected: string;
  found: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[–—]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[\s.,;]+/g, ' ')
    .trim();
const same = (a: string, b: string) => plain(a) === plain(b);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** First letters of months in other languages, where they differ from the English ones. */
const ELSEWHERE: [letters: RegExp, month: string][] = [
  [/^mä?r/, 'mar'],
  [/^mai|^may|^mag/, 'may'],
  [/^o[ckt]t/, 'oct'],
  [/^d[eé][cz]|^dic/, 'dec'],
  [/^jan|^ene|^gen/, 'jan'],
  [/^f[eé][bv]/, 'feb'],
  [/^a[vb]r/, 'apr'],
  [/^juin|^giu/, 'jun'],
  [/^juil|^lug/, 'jul'],
  [/^set/, 'sep'],
  [/^ao[uû]|^ago/, 'aug'],
];

/** "März 2019", "03/2019" and "2019-03" as `2019-03`; a year alone stays one. */
function month(text: string): string {
  if (/present|current|now|heute|aktuell|aujourd|actual|oggi/i.test(text)) return 'present';
  const year = /(?:19|20)\d\d/.exec(text)?.[0] ?? '';
  const rest = text.replace(year, ' ');
  const word = /\p{L}{3,}/u.exec(rest)?.[0].toLowerCase() ?? '';
  const elsewhere = ELSEWHERE.find(([letters]) => letters.test(word))?.[1];
  const named = MONTHS.indexOf(elsewhere ?? word.slice(0, 3)) + 1;
  // Behind the day in "31/07/2019".
  const number =
    named || Number((/\d{1,2}[/.](\d{1,2})[/.]/.exec(rest) ?? /(\d{1,2})/.exec(rest))?.[1] ?? 0);
  return number ? `${year}-${String(number).padStart(2, '0')}` : year;
}

/** What the resume's truth makes of the years of work, counted in months once each. */
function yearsOf({ experience, summary }: Truth, now: Date): number {
  const stated = /(\d+)\+? years of experience/.exec(summary)?.[1];
  if (stated) return Number(stated);
  const months = new Set<number>();
  for (const { start, end } of experience) {
    const at = (text: string, fallback: number) => {
      const [year, number] = text.split('-').map(Number);
      return (year ?? 0) * 12 + (number ?? fallback) - 1;
    };
    const last = end === 'present' ? now.getFullYear() * 12 + now.getMonth() : at(end, 12);
    for (let each = at(start, 1); each <= last; each += 1) months.add(each);
  }
  return Math.round(months.size / 12);
}

/** Compares an answer with the truth, field by field. */
export function scoreResume(
  truth: Truth,
  { extractedData, userProfile }: ResumeResponse,
  now: Date,
) {
  const scores = new Map<string, FieldScore>();
  const misses: Miss[] = [];
  const compare = <A, B>(
    field: string,
    expected: A[],
    found: B[],
    matches: (a: A, b: B) => boolean,
  ) => {
    const left = [...found];
    let hits = 0;
    for (const item of expected) {
      const at = left.findIndex((other) => matches(item, other));
      if (at >= 0) {
        hits += 1;
        left.splice(at, 1);
      } else misses.push({ field, expected: JSON.stringify(item), found: '' });
    }
    for (const item of left) misses.push({ field, expected: '', found: JSON.stringify(item) });
    scores.set(field, { hits, expected: expected.length, found: found.length });
  };
  const { personalInfo, skills } = extractedData;
  const one = (text: string) => (text === '' ? [] : [text]);
  compare('name', one(truth.name), one(personalInfo.name), same);
  compare('email', one(truth.email), one(personalInfo.email), same);
  compare('summary', one(truth.summary), one(extractedData.professionalSummary), same);
  compare('technical skills', truth.technicalSkills, skills.technicalSkills, same);
  compare('soft skills', truth.softSkills, skills.softSkills, same);
  compare(
    'experience',
    truth.experience,
    extractedData.experience,
    (a, b) =>
      same(a.title, b.title) &&
      same(a.company, b.company) &&
      a.start === month(b.startDate) &&
      a.end === month(b.endDate),
  );
  compare(
    'places of work',
    truth.experience.map(({ location }) => location).filter((each) => each !== ''),
    extractedData.experience.map(({ location }) => location).filter((each) => each !== ''),
    same,
  );
  compare(
    'education',
    truth.education,
    extractedData.education,
    (a, b) =>
      same(a.degree, b.degree) &&
      same(a.institution, b.institution) &&
      a.graduationYear === b.graduationYear,
  );
  compare(
    'projects',
    truth.projects,
    extractedData.projects.map(({ name }) => name),
    same,
  );
  compare('languages', truth.languages, extractedData.additionalInfo.languages, (a, b) =>
    same(a.split(/[ (:–-]/)[0] ?? '', b.split(/[ (:–-]/)[0] ?? ''),
  );
  compare(
    'years',
    [yearsOf(truth, now)],
    [userProfile.yearsOfExperience],
    (a, b) => Math.abs(a - b) <= 1,
  );
  return { scores, misses };
}
