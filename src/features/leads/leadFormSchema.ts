import { object } from 'yup';
import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { atMost } from '#ui/atMost.ts';

/** The rules of the lead form (product spec, section 5), with the contract's limits. */

const webAddress = (label: string) =>
  atMost(label, LIMITS.url).test(
    'web-address',
    `${label} must be a web address such as https://example.com/job.`,
    (typed = '') => typed === '' || toWebAddress(typed) !== null,
  );

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
  postingUrl: webAddress('Posting URL'),
  applicationUrl: webAddress('Application URL'),
  location: atMost('Location', LIMITS.location),
  compensationRange: atMost('Compensation Range', LIMITS.compensationRange),
  contactName: atMost('Contact Name', LIMITS.personName),
  contactEmail: atMost('Contact Email', LIMITS.email).test(
    'email',
    'Contact Email must be an e-mail address such as name@example.com.',
    (typed = '') => typed === '' || typed === NOT_AVAILABLE || isEmailAddress(typed),
  ),
  contactPhone: atMost('Contact Phone', LIMITS.phone),
  pitch: atMost('Pitch', LIMITS.pitch),
  customPrompt: atMost('Custom Prompt', LIMITS.customPrompt),
});
