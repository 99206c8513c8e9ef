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

/** Finds leads with the same posting, or with the same title and company and no other posting. */
export function duplicateFinder<Place>(): {
  find: (lead: Posting) => Place | undefined;
  add: (lead: Posting, place: Place) => void;
} {
  const byPosting = new Map<string, Place>();
  const byName = new Map<string, { postUrl: string; place: Place }[]>();
  const nameOf = ({ title, company }: Opportunity) =>
    `${companyKey(company)}\n${[...titleWords(title)].join(' ')}`;
  return {
    find(lead) {
      const samePosting = lead.postUrl ? byPosting.get(postingKey(lead.postUrl)) : undefined;
      const sameName = byName
        .get(nameOf(lead))
        ?.find(({ postUrl }) => !postUrl || !lead.postUrl)?.place;
      return samePosting ?? sameName;
    },
    add(lead, place) {
      if (lead.postUrl) byPosting.set(postingKey(lead.postUrl), place);
      const name = nameOf(lead);
      const same = byName.get(name) ?? [];
      // One with a posting and one without say all that `find` asks.
      if (same.every(({ postUrl }) => !postUrl !== !lead.postUrl))
        byName.set(name, [...same, { postUrl: lead.postUrl, place }]);
    },
  };
}
