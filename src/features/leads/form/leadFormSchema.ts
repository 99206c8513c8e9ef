import { object } from 'yup';
import { LIMITS } from '#domain/contract/limits.ts';
import { contactEmailRule, webAddressRule } from '#features/shell/fieldRules.ts';
import { atMost } from '#ui/fields/atMost.ts';

/** The rules of the lead form (product spec, section 5), with the contract's limits. */

export const leadFormSchema = object({
  leadTitle: atMost('Lead Title / Position', LIMITS.title).required(
    'Lead Title / Position is required.',
  ),
  company: atMost('Company / Organization', LIMITS.company).required(
    'Company / Organization is required.',
  ),
  leadDescription: atMost('Lead Description', LIMITS.description).required(
    'Lead Description is required.',
  ),
  foundWhere: atMost('Found Where', LIMITS.source),
  appliedWhere: atMost('Applied Where', LIMITS.source),
  postingUrl: webAddressRule('Posting URL'),
  applicationUrl: webAddressRule('Application URL'),
  location: atMost('Location', LIMITS.location),
  compensationRange: atMost('Compensation Range', LIMITS.compensationRange),
  contactName: atMost('Contact Name', LIMITS.personName),
  contactEmail: contactEmailRule(),
  contactPhone: atMost('Contact Phone', LIMITS.phone),
  contactLinkedin: webAddressRule('Contact LinkedIn'),
  pitch: atMost('Pitch', LIMITS.pitch),
  customPrompt: atMost('Custom Prompt', LIMITS.customPrompt),
});
