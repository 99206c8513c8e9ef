import { POSTING_FACTS, type PostingFact } from '#domain/contract/enums.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { wordSlice } from '#domain/words/wordSlice.ts';
import { quoteOfDay } from './isoDate.ts';
import type { LeadDraft } from './page/leadDraft.ts';

/** In characters. */
export const LONGEST: Record<PostingFact, number> = {
  title: LIMITS.title,
  company: LIMITS.company,
  location: LIMITS.location,
  compensationRange: LIMITS.compensationRange,
  deadline: 10,
  contactName: LIMITS.personName,
  contactEmail: LIMITS.email,
  employmentType: LIMITS.employmentType,
  reference: LIMITS.reference,
};

/** What a posting's draft says, each fact with the words of the text that it rests on. */
export function postingFacts(draft: LeadDraft, url: string): PageFacts {
  const { title, company, location, compensationRange, employmentType, reference } = draft;
  const description = draft.description || draft.pageText;
  const values: Record<PostingFact, string> = {
    title,
    company,
    location,
    compensationRange,
    deadline: draft.closesAt,
    contactName: draft.contactInfo.name,
    contactEmail: draft.contactInfo.email,
    employmentType,
    reference,
  };
  const inText = wordSlice(description);
  const facts: PageFacts = {
    ...values,
    contactLinkedin: draft.contactInfo.linkedin,
    description,
    url,
    quotes: {},
    unsure: [],
    readBy: 'rules',
    notice: '',
  };
  for (const fact of POSTING_FACTS) {
    const value = values[fact];
    if (value === '') continue;
    const quote = fact === 'deadline' ? quoteOfDay(description, value) : inText(value);
    if (quote) facts.quotes[fact] = quote;
    // The year was assumed.
    if (fact === 'deadline' && quote && !/\d{4}/.test(quote)) facts.unsure.push(fact);
  }
  return facts;
}
