import { LIMITS } from '#domain/contract/limits.ts';
import { cleanLine, cleanText, limited } from './cleanText.ts';
import { withoutGenders } from './genderMark.ts';
import type { LeadDraft } from './leadDraft.ts';

const MOST = {
  title: LIMITS.title,
  company: LIMITS.company,
  location: LIMITS.location,
  source: LIMITS.source,
  compensationRange: LIMITS.compensationRange,
  employmentType: LIMITS.employmentType,
  reference: LIMITS.reference,
} as const;
const MOST_CONTACT = {
  name: LIMITS.personName,
  email: LIMITS.email,
  phone: LIMITS.phone,
  linkedin: LIMITS.url,
  website: LIMITS.url,
} as const;

/** The last pass over what the readers found: one line per short field, and the product's limits. */
export function withinLimits(document: Document, draft: LeadDraft): LeadDraft {
  for (const [field, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    draft[field] = limited(cleanLine(document, draft[field]), most);
  }
  // A town beside the title is no employer.
  if (draft.location.split(/[,(]/)[0]?.trim() === draft.company) draft.company = '';
  draft.title = withoutGenders(draft.title);
  for (const [field, most] of Object.entries(MOST_CONTACT) as [
    keyof typeof MOST_CONTACT,
    number,
  ][]) {
    const text = cleanLine(document, draft.contactInfo[field]);
    // Half an address is a wrong one.
    draft.contactInfo[field] = text.length <= most ? text : '';
  }
  if (draft.postUrl.length > LIMITS.url) draft.postUrl = '';
  draft.description = limited(cleanText(document, draft.description), LIMITS.description);
  return draft;
}
