import { DEFAULT_PITCH_SETTINGS, type LeadCategory } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch, PitchRequest, PitchSettings } from '#domain/contract/pitches.ts';
import { NOT_AVAILABLE } from '#domain/leads/lead.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import type { PitchOpportunity } from './pitchOpportunity.ts';
import { styleOf } from './pitchStyle.ts';

/** The typed fields that describe the opportunity. */
const OPPORTUNITY_FIELDS = [
  'company',
  'position',
  'description',
  'location',
  'contactName',
  'contactEmail',
  'contactLinkedin',
] as const;

type OpportunityTexts = Record<(typeof OPPORTUNITY_FIELDS)[number], string>;

/** What a letter is for. */
interface OpportunityValues extends OpportunityTexts {
  /** The lead that the opportunity was copied from; '' when it was typed. */
  leadId: string;
  /** The company of that lead. */
  leadCompany: string;
  category: LeadCategory;
  /** The text that was copied from that lead. */
  copiedText: string;
  /** The tags of that lead. */
  tags: string[];
}

/** The generator's fields: the opportunity and the settings. */
export interface PitchFormValues extends OpportunityValues, PitchSettings {
  /** The lead that the purpose was proposed for; '' without one. */
  purposeFor: string;
}

/** No opportunity yet. */
export const NO_OPPORTUNITY: OpportunityValues = {
  ...(Object.fromEntries(OPPORTUNITY_FIELDS.map((name) => [name, ''])) as OpportunityTexts),
  leadId: '',
  leadCompany: '',
  copiedText: '',
  category: 'job-application',
  tags: [],
};

export const EMPTY_PITCH_FORM: PitchFormValues = {
  ...NO_OPPORTUNITY,
  ...DEFAULT_PITCH_SETTINGS,
  template: '',
  customPrompt: '',
  purposeFor: '',
};

const opportunityText = (values: PitchFormValues): string =>
  OPPORTUNITY_FIELDS.map((name) => values[name]).join('\n');

type Contact = Pick<PitchFormValues, 'contactName' | 'contactEmail' | 'contactLinkedin'>;

const contactFields = ({ name, email, linkedin = '' }: Lead['contactInfo']): Contact => ({
  contactName: name === NOT_AVAILABLE ? '' : name,
  contactEmail: email === NOT_AVAILABLE ? '' : email,
  contactLinkedin: linkedin,
});

const asCopied = (values: PitchFormValues): PitchFormValues => ({
  ...values,
  copiedText: opportunityText(values),
});

/** Copies the opportunity from a lead and keeps the settings. */
export const fillFromLead = (values: PitchFormValues, lead: Lead): PitchFormValues =>
  asCopied({
    ...values,
    leadId: lead.id,
    leadCompany: lead.company,
    category: lead.category ?? EMPTY_PITCH_FORM.category,
    tags: lead.tags,
    company: lead.company,
    position: lead.title,
    description: lead.description,
    location: lead.location,
    ...contactFields(lead.contactInfo),
    customPrompt: lead.customPrompt || values.customPrompt,
    // The menu proposes one, also for a lead that was chosen before.
    purpose: EMPTY_PITCH_FORM.purpose,
    purposeFor: '',
  });

/**
 * The settings of a pitch. Without a lead, also what it knows of its opportunity.
 *
 * @param isChosen the user opened this one, so that no other purpose is proposed
 */
export function fillFromPitch(
  values: PitchFormValues,
  pitch: Pitch,
  isChosen: boolean,
): PitchFormValues {
  const { company, position, contactInfo, settings } = pitch;
  const opportunity = { ...EMPTY_PITCH_FORM, company, position, ...contactFields(contactInfo) };
  return {
    ...(pitch.leadId === null ? asCopied(opportunity) : values),
    ...styleOf(settings),
    template: settings.template,
    customPrompt: settings.customPrompt,
    ...(isChosen && { purpose: settings.purpose, purposeFor: pitch.leadId ?? '' }),
  };
}

/** Whether the opportunity has text that isn't a copy of a lead. */
export function hasTypedOpportunity(values: PitchFormValues): boolean {
  const text = opportunityText(values);
  return text.trim() !== '' && text !== values.copiedText;
}

/** The lead that the form describes: typing another company makes it another opportunity. */
export const leadIdOf = ({ leadId, leadCompany, company }: PitchFormValues): string =>
  company.trim() === leadCompany.trim() ? leadId : '';

/** A pitch belongs to a lead, and gets its tags, only while the form describes that lead. */
const leadFields = (values: PitchFormValues): Pick<PitchRequest, 'leadId' | 'tags'> =>
  leadIdOf(values) ? { leadId: values.leadId, tags: values.tags } : {};

export const formToPitchRequest = (values: PitchFormValues, userId: string): PitchRequest => ({
  userId,
  category: values.category,
  company: values.company.trim(),
  position: values.position.trim(),
  description: values.description.trim(),
  location: values.location.trim(),
  type: values.type,
  tone: values.tone,
  length: values.length,
  platform: values.platform,
  template: values.template.trim(),
  customPrompt: values.customPrompt.trim(),
  purpose: values.purpose,
  contactInfo: {
    name: values.contactName.trim(),
    email: values.contactEmail.trim(),
    linkedin: toWebAddress(values.contactLinkedin) ?? '',
  },
  ...leadFields(values),
});

/** Whether the form still describes the pitch's opportunity: the same lead, or the same words. */
export const isSameOpportunity = (
  { leadId, company, position }: PitchOpportunity,
  values: PitchFormValues,
): boolean =>
  (leadId ?? '') === leadIdOf(values) &&
  (leadId !== null || (company === values.company.trim() && position === values.position.trim()));
