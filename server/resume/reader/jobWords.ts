import { COMPANY_FORMS } from '#domain/words/companyForms.ts';
import { EMPLOYERS, SCHOOLS } from '#domain/words/employers.ts';
import { JOB_TITLES, TITLE_ENDINGS } from '#domain/words/jobTitles.ts';
import { anyOf } from '#domain/words/phrases.ts';

/* Words of job titles and employers, which decide which is which. A title or employer may have none. */

const TITLES = [
  anyOf([...JOB_TITLES.en, ...JOB_TITLES.others], 'giu', 's?'),
  anyOf(JOB_TITLES.de, 'giu', TITLE_ENDINGS),
];
const EMPLOYER = anyOf([...EMPLOYERS, ...SCHOOLS], 'giu');

/** The last word, as `COMPANY_FORMS` has it: "Acme S.A." */
const lastWord = (part: string) =>
  (/\S+$/.exec(part.trim())?.[0] ?? '').replace(/\P{L}/gu, '').toLowerCase();

/** Above 0 when a part of an entry's head reads like a title, below when it reads like a company. */
export function titleScore(part: string): number {
  const titles = TITLES.flatMap((pattern) => part.match(pattern) ?? []);
  const last = lastWord(part);
  const endsAsTitle = last !== '' && titles.some((title) => lastWord(title) === last);
  const isCompany = part.includes(' ') && COMPANY_FORMS.has(last);
  const employers = part.match(EMPLOYER)?.length ?? 0;
  return titles.length * 2 + Number(endsAsTitle) - employers * 2 - (isCompany ? 5 : 0);
}
