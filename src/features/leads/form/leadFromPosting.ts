import type { PageFacts } from '#domain/contract/extraction.ts';
import type { NewLead } from '#domain/contract/leads.ts';
import { EMPTY_LEAD_FORM, formToNewLead, type LeadFormValues } from './leadFormValues.ts';

type Facts = Omit<PageFacts, 'quotes' | 'unsure' | 'readBy' | 'notice'>;

/** The values of the form for the facts of a posting. */
export const factsToForm = (facts: Facts): Partial<LeadFormValues> => {
  const { title, description, url, ...others } = facts;
  return { ...others, leadTitle: title, leadDescription: description, postingUrl: url };
};

/** A new lead with the facts of a posting; `null` where its position or company isn't known. */
export const leadFromPosting = (
  facts: Facts,
  owner: { id: string; userId: string; currency: string },
): NewLead | null =>
  facts.title.trim() && facts.company.trim()
    ? formToNewLead({ ...EMPTY_LEAD_FORM, ...factsToForm(facts) }, owner)
    : null;
