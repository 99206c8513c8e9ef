import type { PageFacts } from '#domain/contract/extraction.ts';
import type { NewLead } from '#domain/contract/leads.ts';
import { draftName } from './leadFormDraft.ts';
import { EMPTY_LEAD_FORM, formToNewLead } from './leadFormValues.ts';

type Facts = Partial<Omit<PageFacts, 'quotes' | 'unsure' | 'readBy' | 'notice'>>;

/** Fields of the form that have another name than the fact. */
export const FIELD_OF_FACT: Record<string, string> = {
  title: 'leadTitle',
  description: 'leadDescription',
  url: 'postingUrl',
};

/** The values of the form for the facts of a posting, without empty ones. */
const factsToForm = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([fact, value]) => {
      const name = FIELD_OF_FACT[fact] ?? fact;
      return name in EMPTY_LEAD_FORM && value?.trim() ? [[name, value]] : [];
    }),
  );

/** A new lead with the facts of a posting; `null` where its position or company isn't known. */
export const leadFromPosting = (
  facts: Facts,
  owner: { id: string; userId: string; currency: string },
): NewLead | null =>
  facts.title?.trim() && facts.company?.trim()
    ? formToNewLead({ ...EMPTY_LEAD_FORM, ...factsToForm(facts) }, owner)
    : null;

/** What the form of a new lead takes from a posting, for `postingRead`. */
export function newLeadReading({
  quotes = {},
  unsure = [],
  notice = '',
  ...facts
}: Partial<PageFacts>) {
  const read = {
    source: 'your text',
    values: factsToForm(facts),
    quotes: factsToForm(quotes),
    unsure: unsure.map((fact) => FIELD_OF_FACT[fact] ?? fact),
    kept: [],
    notice,
  };
  return { form: draftName(), read };
}
