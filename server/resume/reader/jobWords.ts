import { hasLegalForm } from '#domain/words/companyForms.ts';
import employers from '#domain/words/data/employers.json' with { type: 'json' };
import jobTitles from '#domain/words/data/jobTitles.json' with { type: 'json' };
import { TITLE_ENDINGS } from '#domain/words/namesRole.ts';
import { anyOf } from '#domain/words/phrases.ts';

/* Words of job titles and employers, which decide which is which. A title or employer may have none. */

const TITLES = [
  anyOf([...jobTitles.en, ...jobTitles.others], 'giu', 's?'),
  anyOf(jobTitles.de, 'giu', TITLE_ENDINGS),
];
const EMPLOYER = anyOf([...employers.employers, ...employers.schools], 'giu');

/** "Acme Ltd (fund manager)" */
const NOTE = /\s*\([^()]*\)$/;

/** The letters of the last word. */
const lastWord = (part: string) =>
  (/\S+$/.exec(part.trim())?.[0] ?? '').replace(/\P{L}/gu, '').toLowerCase();

/** Above 0 when a part of an entry's head reads like a title, below when it reads like a company. */
export function titleScore(part: string): number {
  const titles = TITLES.flatMap((pattern) => part.match(pattern) ?? []);
  const last = lastWord(part);
  const endsAsTitle = last !== '' && titles.some((title) => lastWord(title) === last);
  const employers = part.match(EMPLOYER)?.length ?? 0;
  return (
    titles.length * 2 +
    Number(endsAsTitle) -
    employers * 2 -
    (hasLegalForm(part.replace(NOTE, '')) ? 5 : 0)
  );
}
