import type { Pitch, PitchRequest } from '#domain/contract/pitches.ts';

/** The opportunity of a pitch. It belongs to the pitch, even when the form shows another one. */
export interface PitchOpportunity {
  leadId: string | null;
  company: string;
  position: string;
  contactName: string;
  contactEmail: string;
}

/** The opportunity of a pitch, or of the request for one. */
export const opportunityOf = ({
  leadId,
  company,
  position,
  contactInfo,
}: Pitch | PitchRequest): PitchOpportunity => ({
  leadId: leadId ?? null,
  company,
  position,
  contactName: contactInfo?.name ?? '',
  contactEmail: contactInfo?.email ?? '',
});

/** Such as 'Data Engineer at Helio Grid, to Maja'. */
export const subjectOf = ({
  position,
  company,
  contactName,
}: Pick<PitchOpportunity, 'position' | 'company' | 'contactName'>): string =>
  [[position, company].filter(Boolean).join(' at '), contactName && `to ${contactName}`]
    .filter(Boolean)
    .join(', ');
