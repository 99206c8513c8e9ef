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

export const SETTING_OPTIONS = {
  purpose: optionsOf<PitchPurpose>({
    first: 'First letter',
    nudge: 'Follow-up',
    thanks: 'Thank-you',
    reply: 'Reply',
  }),
  type: optionsOf<PitchType>({
    email: 'Email',
    linkedin: 'LinkedIn',
    'cover-letter': 'Cover letter',
    proposal: 'Proposal',
  }),
  tone: optionsOf<PitchTone>({
    professional: 'Professional',
    casual: 'Casual',
    friendly: 'Friendly',
    formal: 'Formal',
  }),
  length: optionsOf<PitchLength>({ short: 'Short', medium: 'Medium', long: 'Long' }),
  platform: optionsOf<PitchPlatform>({
    general: 'General',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    reddit: 'Reddit',
    email: 'Email',
  }),
};

export const CATEGORY_OPTIONS = optionsOf(LEAD_CATEGORY_LABELS);

/** Who wrote a pitch: 'Starting draft', or the model's name. */
export const writerLabel = ({ writer, generator }: Pitch): string =>
  writer === 'server-model' ? generator : WRITER_LABELS[writer];

/** 'Cover letter', or 'Follow-up' for a letter that isn't the first; '' for an unknown type. */
export const pitchTypeLabel = ({ settings: { type, purpose } }: Pitch): string =>
  purpose === 'first' ? labelOf('type', type) : labelOf('purpose', purpose);

/** How a letter left Leadside. */
export const CHANNEL_LABELS: Record<SentChannel, string> = {
  copy: 'copied',
  insert: 'inserted into the page',
  email: 'by email',
};

const labelOf = (name: keyof typeof SETTING_OPTIONS, chosen: string): string =>
  SETTING_OPTIONS[name].find(({ value }) => value === chosen)?.label ?? '';

/** 'Cover letter, professional, medium', or 'Follow-up, email, professional, short'. */
export function settingsText({
  purpose,
  type,
  tone,
  length,
}: Pick<Pitch['settings'], 'purpose' | 'type' | 'tone' | 'length'>): string {
  const [first = '', ...rest] = [
    ...(purpose === 'first' ? [] : [labelOf('purpose', purpose)]),
    labelOf('type', type),
    labelOf('tone', tone),
    labelOf('length', length),
  ];
  const isName = (label: string) => label === 'LinkedIn';
  return [first, ...rest.map((label) => (isName(label) ? label : label.toLowerCase()))].join(', ');
}
