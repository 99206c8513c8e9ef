import { postingKey } from './canonicalUrl.ts';
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
function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let common = 0;
  for (const word of first) if (second.has(word)) common += 1;
  const all = first.size + second.size - common;
  return all === 0 ? 0 : common / all;
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
  const name = normalized(company);
  return mostSimilar(
    leads.filter((lead) => normalized(lead.company) === name),
    words(title),
  );
}

function mostSimilar<L extends Opportunity>(
  leads: readonly L[],
  title: ReadonlySet<string>,
): L | undefined {
  return leads
    .map((lead) => ({ lead, score: similarity(words(lead.title), title) }))
    .filter(({ score }) => score >= SIMILAR)
    .sort((a, b) => b.score - a.score)[0]?.lead;
}

/** Of one company, so that a file with thousands of its postings isn't slow. */
const MAX_COMPARED = 100;

/**
 * Finds duplicates of many leads: those of the same posting, those that `likelyDuplicate` finds among
 * the known ones, and among the added ones those with the same title and company but no other posting.
 */
export function duplicateFinder(known: readonly Posting[]): {
  isDuplicate: (lead: Posting) => boolean;
  add: (lead: Posting) => void;
} {
  const opportunityKey = ({ title, company }: Opportunity) =>
    `${normalized(company)}\n${normalized(title)}`;
  const knownByCompany = Map.groupBy(known, ({ company }) => normalized(company));
  const postings = new Set(known.flatMap(({ postUrl }) => (postUrl ? [postingKey(postUrl)] : [])));
  const opportunities = new Map(known.map((lead) => [opportunityKey(lead), '']));
  return {
    isDuplicate(lead) {
      if (lead.postUrl && postings.has(postingKey(lead.postUrl))) return true;
      const sameUrl = opportunities.get(opportunityKey(lead));
      if (sameUrl !== undefined) return !sameUrl || !lead.postUrl;
      const ofCompany = knownByCompany.get(normalized(lead.company)) ?? [];
      return mostSimilar(ofCompany.slice(0, MAX_COMPARED), words(lead.title)) !== undefined;
    },
    add(lead) {
      if (lead.postUrl) postings.add(postingKey(lead.postUrl));
      opportunities.set(opportunityKey(lead), lead.postUrl);
    },
  };
}
