import type { Lead } from '#domain/contract/leads.ts';
import { postingKey } from '#domain/extraction/canonicalUrl.ts';
import { ATTACHED_FORMS, COMPANY_FORMS } from '#domain/words/companyForms.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';

/** A title or name without remarks such as '(m/f)', unless it is nothing but a remark. */
const withoutRemarks = (text: string): string =>
  foldedWords(text.normalize('NFKC').replace(/\([^()]*\)/g, ' ')) || foldedWords(text);

/** A company's name, wherever its legal form stands: 'トヨハシ株式会社' and '株式会社トヨハシ' are the same. */
export function companyKey(company: string): string {
  const words = withoutRemarks(company.normalize('NFKC').replace(ATTACHED_FORMS, ' $& ')).split(
    ' ',
  );
  const names = words.filter((word) => !COMPANY_FORMS.has(word));
  return names.join(' ') || words.join(' ');
}

const titleWords = (title: string): Set<string> =>
  // 'C++' and 'C#' are other words than 'C'.
  new Set(withoutRemarks(title.replaceAll('+', ' plus ').replaceAll('#', ' sharp ')).split(' '));

/** The share of words that two titles have in common, 0 to 1. */
function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const common = [...first].filter((word) => second.has(word)).length;
  return common / (first.size + second.size - common);
}

/** Two thirds: 'Senior Engineer' and 'Senior Platform Engineer' are likely the same posting. */
const SIMILAR = 2 / 3;

type Opportunity = Pick<Lead, 'title' | 'company'>;
type Posting = Opportunity & Pick<Lead, 'postUrl'>;

/** The lead of the same company with the most similar title, if a new one is likely its duplicate. */
export function likelyDuplicate<L extends Opportunity>(
  leads: readonly L[],
  { title, company }: Opportunity,
): L | undefined {
  const name = companyKey(company);
  const words = titleWords(title);
  return leads
    .filter((lead) => companyKey(lead.company) === name)
    .map((lead) => ({ lead, score: similarity(titleWords(lead.title), words) }))
    .filter(({ score }) => score >= SIMILAR)
    .sort((a, b) => b.score - a.score)[0]?.lead;
}

/** The days of a lead, such as '2026-11-23'; '' for an unknown one. */
interface Days {
  applied: string;
  added: string;
}

interface Known<Place> extends Days {
  hasPosting: boolean;
  place: Place;
}

const isSame = (one: string, other: string) => one === '' || other === '' || one === other;

/** What leads of the same title and company have in common. */
export const nameKey = ({ title, company }: Opportunity): string =>
  `${companyKey(company)}\n${[...titleWords(title)].join(' ')}`;

/**
 * Finds leads with the same posting, or with the same title and company and no other posting. On another
 * day, it's another application.
 */
export function duplicateFinder<Place>() {
  const byPosting = new Map<string, Known<Place>[]>();
  const byName = new Map<string, Known<Place>[]>();

  /** Those that say the same are kept once, so that a file of equal rows takes linear time. */
  function keep(leads: Map<string, Known<Place>[]>, key: string, lead: Known<Place>): void {
    const same = leads.get(key) ?? [];
    const isKnown = same.some(
      ({ applied, added, hasPosting }) =>
        applied === lead.applied && added === lead.added && hasPosting === lead.hasPosting,
    );
    if (!isKnown) leads.set(key, [...same, lead]);
  }

  return {
    find(lead: Posting, days: Days): Place | undefined {
      const isSameDay = (known: Days) =>
        isSame(known.applied, days.applied) && isSame(known.added, days.added);
      const samePosting = byPosting.get(postingKey(lead.postUrl))?.find(isSameDay);
      const sameName = byName
        .get(nameKey(lead))
        ?.find((known) => isSameDay(known) && !(known.hasPosting && lead.postUrl));
      return (samePosting ?? sameName)?.place;
    },
    add(lead: Posting, days: Days, place: Place): void {
      const known = { ...days, hasPosting: lead.postUrl !== '', place };
      if (known.hasPosting) keep(byPosting, postingKey(lead.postUrl), known);
      keep(byName, nameKey(lead), known);
    },
  };
}
