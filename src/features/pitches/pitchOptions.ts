import type {
  LetterLanguage,
  PitchLength,
  PitchPlatform,
  PitchPurpose,
  PitchTone,
  PitchType,
  PitchWriter,
  SentChannel,
} from '#domain/contract/enums.ts';
import type { Pitch, PitchSettings } from '#domain/contract/pitches.ts';

/* The options of a letter (product spec, section 3, Pitch generation request). */

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const TYPE_LABELS: Record<PitchType, string> = {
  'cover-letter': 'Cover letter',
  email: 'Email',
  linkedin: 'LinkedIn',
  proposal: 'Proposal',
};

const FOLLOW_UP_LABELS: Record<Exclude<PitchPurpose, 'first'>, string> = {
  nudge: 'Follow-up',
  thanks: 'Thank-you',
  reply: 'Reply',
};

const LENGTHS = optionsOf<PitchLength>({ short: 'Short', medium: 'Medium', long: 'Long' });
const TONES = optionsOf<PitchTone>({
  professional: 'Professional',
  casual: 'Casual',
  friendly: 'Friendly',
  formal: 'Formal',
});

/** Who writes letters. */
const WRITER_LABELS: Record<PitchWriter, string> = {
  template: 'Your lines',
  'server-model': 'Server’s model',
  'browser-model': 'This browser’s model',
  assistant: 'Your own assistant',
};

/** '' is no value of a select. */
const POSTING = 'posting';

/** A setting as a select: its options, and the settings that a choice changes. */
interface SettingSelect {
  label: string;
  options: readonly { value: string; label: string }[];
  read: (settings: PitchSettings) => string;
  changes: (value: string) => Partial<PitchSettings>;
}

const selectOf = (
  name: 'tone' | 'length' | 'platform',
  label: string,
  options: SettingSelect['options'],
): SettingSelect => ({
  label,
  options,
  read: (settings) => settings[name],
  changes: (value) => ({ [name]: value }),
});

/** The row of selects. What a letter is for and its type are one choice. */
export const SETTING_SELECTS: readonly SettingSelect[] = [
  {
    label: 'Kind',
    options: [
      ...optionsOf(TYPE_LABELS),
      ...optionsOf(FOLLOW_UP_LABELS).map((option) => ({ ...option, group: 'After the first' })),
    ],
    read: ({ purpose, type }) => (purpose === 'first' ? type : purpose),
    changes: (value) =>
      value in FOLLOW_UP_LABELS
        ? { purpose: value as PitchPurpose, type: 'email' }
        : { purpose: 'first', type: value as PitchType },
  },
  selectOf('tone', 'Tone', TONES),
  selectOf('length', 'Length', LENGTHS),
  selectOf(
    'platform',
    'Platform',
    optionsOf<PitchPlatform>({
      general: 'General',
      linkedin: 'LinkedIn',
      twitter: 'Twitter',
      reddit: 'Reddit',
      email: 'Email',
    }),
  ),
  {
    label: 'Language',
    options: optionsOf<Exclude<LetterLanguage, ''> | typeof POSTING>({
      [POSTING]: 'The posting’s',
      English: 'English',
      German: 'German',
      French: 'French',
      Spanish: 'Spanish',
    }),
    read: ({ language }) => language || POSTING,
    changes: (value) => ({ language: (value === POSTING ? '' : value) as LetterLanguage }),
  },
];

/** The kinds of letters, to filter a list of them. */
export const KIND_OPTIONS = SETTING_SELECTS[0]?.options ?? [];

/** 'Cover letter', or 'Follow-up' for a letter that isn't the first. */
export const kindLabel = ({ type, purpose }: Pick<PitchSettings, 'type' | 'purpose'>): string =>
  purpose === 'first' ? (TYPE_LABELS[type] ?? '') : FOLLOW_UP_LABELS[purpose];

export const pitchTypeLabel = ({ settings }: Pitch): string => kindLabel(settings);

/** Who wrote a pitch: 'Your lines', or the model's name. */
export const writerLabel = ({ writer, generator }: Pitch): string =>
  writer === 'server-model' ? generator : WRITER_LABELS[writer];

/** How a letter left Leadside. */
export const CHANNEL_LABELS: Record<SentChannel, string> = {
  copy: 'copied',
  insert: 'inserted into the page',
  email: 'by email',
};

/** 'Cover letter, professional, medium' */
export const settingsText = (settings: PitchSettings): string =>
  `${kindLabel(settings)}, ${settings.tone}, ${settings.length}`;
