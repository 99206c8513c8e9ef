import type {
  PitchLength,
  PitchPlatform,
  PitchPurpose,
  PitchTone,
  PitchType,
  SentChannel,
} from '#domain/contract/enums.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { LEAD_CATEGORY_LABELS } from '#domain/leads/lead.ts';
import { WRITER_LABELS } from '#domain/pitches/writerLabels.ts';

/* The options of the generator (product spec, section 3, Pitch generation request). */

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

export const TYPE_OPTIONS = optionsOf<PitchType>({
  email: 'Email',
  linkedin: 'LinkedIn',
  'cover-letter': 'Cover letter',
  proposal: 'Proposal',
});

export const PURPOSE_OPTIONS = optionsOf<PitchPurpose>({
  first: 'First letter',
  nudge: 'Follow-up',
  thanks: 'Thank-you',
  reply: 'Reply',
});

export const TONE_OPTIONS = optionsOf<PitchTone>({
  professional: 'Professional',
  casual: 'Casual',
  friendly: 'Friendly',
  formal: 'Formal',
});

export const LENGTH_OPTIONS = optionsOf<PitchLength>({
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
});

export const PLATFORM_OPTIONS = optionsOf<PitchPlatform>({
  general: 'General',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  reddit: 'Reddit',
  email: 'Email',
});

export const CATEGORY_OPTIONS = optionsOf(LEAD_CATEGORY_LABELS);

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
