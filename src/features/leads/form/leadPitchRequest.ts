import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { formToLead, type LeadFormValues } from './leadFormValues.ts';

/** The request for the lead form's pitch (product spec, section 7). */
export function leadPitchRequest(values: LeadFormValues, userId: string): PitchRequest {
  const { title, company, description, location, customPrompt, contactInfo } = formToLead(values);
  return {
    ...DEFAULT_PITCH_SETTINGS,
    userId,
    company,
    position: title,
    description,
    location,
    category: values.type,
    customPrompt,
    contactInfo,
  };
}
