import { isCompanyName, isLocation } from '#domain/extraction/fieldText.ts';
import { namesRole } from '#domain/words/namesRole.ts';

/** Divides the parts of a page's title. */
export const SEPARATOR = /(?<!\s)(?:\s+(?:[|–—·•»:]|::|-{1,2})\s+|\s*\|\s*)/;

/** Facts that a title states in so many words. */
export interface StatedTitle {
  title: string;
  company: string;
  location: string;
}

const APPLICATION =
  /^(?:job application for|apply for|apply to|application for|bewerbung als) (.+) (?:at|@|bei) (.+)$/i;
const HIRING =
  /^(.{2,80}?) (?:(?:is|are) )?(?:hiring|looking for|seeking|recruiting|sucht|recrute|busca)(?: for)? (?:an? |eine?n? |une? |una? )?(.+)$/i;
const AT = /^(.+) (?:at|@|bei|chez) (.+)$/i;
const IN = /^(.+) in (\p{Lu}[^|]*)$/u;

const trimmed = (title = '', company = '', location = ''): StatedTitle => ({
  title: title.trim(),
  company: company.trim(),
  location: location.trim(),
});

/** "X in Z" as the two; without Z when it can't be a place. */
function splitPlace(text: string): [string, string] {
  const [, before, place] = IN.exec(text) ?? [];
  return before && place && isLocation(place) ? [before, place] : [text, ''];
}

/** The job and the employer in "Job Application for X at Y" or "Y hiring X in Z"; `null` otherwise. */
export function statedTitle(text: string): StatedTitle | null {
  const [, applied, employer] = APPLICATION.exec(text) ?? [];
  if (applied && employer) return trimmed(applied, employer);
  const [, company, job] = HIRING.exec(text) ?? [];
  if (!company || !job || !isCompanyName(company) || namesRole(company)) return null;
  const [title, place] = splitPlace(job);
  return trimmed(title, company, place);
}

/**
 * The job and the employer in "X at Y" or "X at Y in Z"; `null` otherwise. "Data at Rest" looks the
 * same: the caller checks the employer.
 */
export function titleAtEmployer(text: string): StatedTitle | null {
  const [, title, rest] = AT.exec(text) ?? [];
  // "Engineer | Jobs at Acme" is two parts.
  if (!title || !rest || SEPARATOR.test(title)) return null;
  const [name = ''] = rest.split(SEPARATOR);
  const [company, place] = splitPlace(name.replace(/(?<!\s)\s*\([^()]*\)$/, ''));
  return isCompanyName(company) && /^[\p{Lu}\d]/u.test(company)
    ? trimmed(title, company, place)
    : null;
}
