import { object } from 'yup';
import { LIMITS } from '#domain/contract/limits.ts';
import { contactEmailRule, webAddressRule } from '#features/shell/fieldRules.ts';
import { atMost } from '#ui/fields/atMost.ts';

/** Apart from the form's values: the store needs those, and must not load Yup at start. */
export const pitchFormSchema = object({
  company: atMost('Company', LIMITS.company).required('Company is required.'),
  position: atMost('Position', LIMITS.title).required('Position is required.'),
  description: atMost('Description', LIMITS.description),
  location: atMost('Location', LIMITS.location),
  contactName: atMost('Contact Name', LIMITS.personName),
  contactEmail: contactEmailRule(),
  contactLinkedin: webAddressRule('Contact LinkedIn'),
  template: atMost('Template', LIMITS.pitch),
  customPrompt: atMost('Custom Prompt', LIMITS.customPrompt),
});
