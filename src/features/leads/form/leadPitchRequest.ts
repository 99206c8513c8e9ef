import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import type { LeadFormValues } from './leadFormValues.ts';

/** The request for the lead form's pitch (product spec, section 7). */
export const leadPitchRequest = (values: LeadFormValues, userId: string): PitchRequest => ({
  ...DEFAULT_PITCH_SETTINGS,
  userId,
  company: values.company.trim(),
  position: values.leadTitle.trim(),
  description: values.leadDescription.trim(),
  location: values.location.trim(),
  category: values.type,
  customPrompt: values.customPrompt.trim(),
  contactInfo: {
    name: values.contactName.trim(),
    email: values.contactEmail.trim(),
    phone: values.contactPhone.trim(),
    linkedin: toWebAddress(values.contactLinkedin) ?? '',
  },
});
