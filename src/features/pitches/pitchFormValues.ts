import { object } from 'yup';
import {
  DEFAULT_PITCH_SETTINGS,
  type PitchLength,
  type PitchPlatform,
  type PitchTone,
  type PitchType,
} from '#domain/contract/enums.ts';
import type { LinkedInPost } from '#domain/contract/extraction.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { atMost } from '#ui/atMost.ts';

/** The generator's fields: the opportunity and the settings. */
export interface PitchFormValues {
  /** The lead that the opportunity was copied from; '' when it was typed. */
  leadId: string;
  company: string;
  position: string;
  description: string;
  location: string;
  contactName: string;
  contactEmail: string;
  type: PitchType;
  tone: PitchTone;
  length: PitchLength;
  platform: PitchPlatform;
  customPrompt: string;
}

export const EMPTY_PITCH_FORM: PitchFormValues = {
  leadId: '',
  company: '',
  position: '',
  description: '',
  location: '',
  contactName: '',
  contactEmail: '',
  customPrompt: '',
  ...DEFAULT_PITCH_SETTINGS,
};

/** Copies the opportunity from a lead and keeps the settings. */
export const fillFromLead = (values: PitchFormValues, lead: Lead): PitchFormValues => ({
  ...values,
  leadId: lead.id,
  company: lead.company,
  position: lead.title,
  description: lead.description,
  location: lead.location,
  contactName: lead.contactInfo.name === NOT_AVAILABLE ? '' : lead.contactInfo.name,
  contactEmail: lead.contactInfo.email,
  customPrompt: lead.customPrompt || values.customPrompt,
});

/** Fills in a post's facts; fields that the post doesn't have stay unchanged. */
export const fillFromPost = (values: PitchFormValues, post: LinkedInPost): PitchFormValues => ({
  ...values,
  leadId: '',
  position: post.title || values.position,
  description: post.content || values.description,
  contactName: post.author || values.contactName,
  location: post.location || values.location,
});

export const formToPitchRequest = (values: PitchFormValues, userId: string): PitchRequest => ({
  userId,
  company: values.company.trim(),
  position: values.position.trim(),
  description: values.description.trim(),
  location: values.location.trim(),
  type: values.type,
  tone: values.tone,
  length: values.length,
  platform: values.platform,
  customPrompt: values.customPrompt.trim(),
  contactInfo: { name: values.contactName.trim(), email: values.contactEmail.trim() },
  ...(values.leadId && { leadId: values.leadId }),
});

export const pitchFormSchema = object({
  company: atMost('Company', LIMITS.company).required('Company is required.'),
  position: atMost('Position', LIMITS.title).required('Position is required.'),
  description: atMost('Description', LIMITS.description),
  location: atMost('Location', LIMITS.location),
  contactName: atMost('Contact Name', LIMITS.personName),
  contactEmail: atMost('Contact Email', LIMITS.email),
  customPrompt: atMost('Custom Prompt', LIMITS.customPrompt),
});
