import type { Lead } from './contract/leads.ts';

/** The words of a title or company, without remarks such as '(m/f)'. */
const words = (text: string): Set<string> =>
  new Set(
    text
      .replace(/\([^()]*\)/g, ' ')
      .toLocaleLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}+#]+/gu) ?? [],
  );

const normalized = (text: string): string => [...words(text)].join(' ');

/** The share of words that two titles have in common, 0 to 1. */
function similarity(a: string, b: string): number {
  const [first, second] = [words(a), words(b)];
  const common = [...first].filter((word) => second.has(word)).length;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : common / all;
}

/** Two thirds: 'Senior Engineer' and 'Senior Platform Engineer' are likely the same posting. */
const SIMILAR = 2 / 3;

type Opportunity = Pick<Lead, 'title' | 'company'>;

/** The lead of the same company with the most similar title, if a new one is likely its duplicate. */
export function likelyDuplicate<L extends Opportunity>(
  leads: readonly L[],
  { title, company }: Opportunity,
): L | undefined {
  const sameCompany = leads.filter((lead) => normalized(lead.company) === normalized(company));
  return sameCompany
    .map((lead) => ({ lead, score: similarity(lead.title, title) }))
    .filter(({ score }) => score >= SIMILAR)
    .sort((a, b) => b.score - a.score)[0]?.lead;
}
