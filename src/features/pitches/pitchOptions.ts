import {
  LEAD_CATEGORIES,
  type LeadCategory,
  type PitchLength,
  type PitchPlatform,
  type PitchPurpose,
  type PitchTone,
  type PitchType,
  type SentChannel,
} from '#domain/contract/enums.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { WRITER_LABELS } from '#domain/pitches/writerLabels.ts';

/* The options of the generator (product spec, section 3, Pitch generation request). */

export const TYPE_OPTIONS: readonly { value: PitchType; label: string }[] = [
  { value: 'email', label: 'Email' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'cover-letter', label: 'Cover letter' },
  { value: 'proposal', label: 'Proposal' },
];

export const PURPOSE_OPTIONS: readonly { value: PitchPurpose; label: string }[] = [
  { value: 'first', label: 'First letter' },
  { value: 'nudge', label: 'Follow-up' },
  { value: 'thanks', label: 'Thank-you' },
  { value: 'reply', label: 'Reply' },
];

export const TONE_OPTIONS: { value: PitchTone; label: string }[] = [
  { value: 'professional', label: 'Professional' },
  { value: 'casual', label: 'Casual' },
  { value: 'friendly', label: 'Friendly' },
  { value: 'formal', label: 'Formal' },
];

export const LENGTH_OPTIONS: { value: PitchLength; label: string }[] = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
];

export const PLATFORM_OPTIONS: { value: PitchPlatform; label: string }[] = [
  { value: 'general', label: 'General' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'twitter', label: 'Twitter' },
  { value: 'reddit', label: 'Reddit' },
  { value: 'email', label: 'Email' },
];

export const CATEGORY_OPTIONS: { value: LeadCategory; label: string }[] = LEAD_CATEGORIES.map(
  (value) => ({ value, label: LEAD_CATEGORY_LABELS[value] }),
);

/** Who wrote a pitch: 'Starting draft', or the model's name. */
export const writerLabel = ({ writer, generator }: Pitch): string =>
  writer === 'server-model' ? generator : WRITER_LABELS[writer];

/** 'Cover letter', or 'Follow-up' for a letter that isn't the first; '' for an unknown type. */
export const pitchTypeLabel = ({ settings: { type, purpose } }: Pitch): string =>
  purpose === 'first' ? labelOf(TYPE_OPTIONS, type) : labelOf(PURPOSE_OPTIONS, purpose);

/** How a letter left Leadside. */
export const CHANNEL_LABELS: Record<SentChannel, string> = {
  copy: 'copied',
  insert: 'inserted into the page',
  email: 'by email',
};

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

/** 'Cover letter, professional, medium', or 'Follow-up, email, professional, short'. */
export function settingsText({
  purpose,
  type,
  tone,
  length,
}: Pick<Pitch['settings'], 'purpose' | 'type' | 'tone' | 'length'>): string {
  const [first = '', ...rest] = [
    ...(purpose === 'first' ? [] : [labelOf(PURPOSE_OPTIONS, purpose)]),
    labelOf(TYPE_OPTIONS, type),
    labelOf(TONE_OPTIONS, tone),
    labelOf(LENGTH_OPTIONS, length),
  ];
  const isName = (label: string) => label === 'LinkedIn';
  return [first, ...rest.map((label) => (isName(label) ? label : label.toLowerCase()))].join(', ');
}
