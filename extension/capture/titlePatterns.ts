import { namesRole } from '#domain/namesRole.ts';
import { isCompanyName, isLocation } from './fieldText.ts';

/** Divides the parts of a page's title. */
export const SEPARATOR = /(?<!\s)(?:\s+(?:[|–—·•»:]|::|-{1,2})\s+|\s*\|\s*)/;

/** Headings and parts of titles that name a section of a site, not its content. */
const SECTION =
  /^(?:(?:our |all |current |open )*(?:careers?|jobs?|positions|openings|vacancies|opportunities|roles)(?: (?:at|with|bei) .*)?|job (?:details?|description|summary|openings?|postings?(?: details?)?|search|board|application|advert|ad|listing|offer)|vacancy(?: details?)?|position(?: details?)?|apply(?: (?:now|here|online|for this (?:job|position|role)))?|overview|description|home(?: ?page)?|welcome.*|menu|search.*|karriere(?: bei .*)?|(?:stellen|job)(?:angebote?|anzeigen?|ausschreibung(?:en)?|details?|börse)|(?:unsere )?offene stellen|unsere stellenangebote|jobannoncer?|stillings?(?:annonce|opslag)?|ledige stillinger|lediga jobb|platsannons|vacatures?|vacaturedetails?|offres? d['’]emploi|nos offres|détails? de l['’]offre|ofertas? de (?:empleo|trabajo)|vagas?|offert[ae] di lavoro|ofert[ay] pracy|back(?: to .*)?|we(?:['’]re| are) hiring.*|join (?:us|our team).*|work with us|about(?: us| the (?:job|role|company))?|über uns|contact(?: us)?|application(?: form| submitted)?|(?:deine |ihre |meine )?bewerbung(?:sformular)?|(?:bewirb|bewerbe) dich.*|bewerben sie sich.*|(?:votre )?candidature|responsibilities|requirements|qualifications|benefits|cookies?.*|sign in|log in|new|external|untitled|loading.*)$/i;

export const isSection = (text: string): boolean =>
  SECTION.test(text.replace(/(?<![!.…])[!.…]+$/, ''));

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
