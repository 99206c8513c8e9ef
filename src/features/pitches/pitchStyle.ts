import {
  DEFAULT_PITCH_SETTINGS,
  LETTER_LANGUAGES,
  type LeadCategory,
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
  type PitchType,
} from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import { readSetting, storeSetting } from '#ui/browserSetting.ts';

/** The settings of a letter that this browser remembers for each kind of lead. */
export type PitchStyle = Pick<PitchSettings, 'type' | 'tone' | 'length' | 'platform' | 'language'>;

export const EMPTY_SETTINGS: PitchSettings = {
  ...DEFAULT_PITCH_SETTINGS,
  template: '',
  customPrompt: '',
};

const KNOWN: Record<keyof PitchStyle, readonly string[]> = {
  type: PITCH_TYPES,
  tone: PITCH_TONES,
  length: PITCH_LENGTHS,
  platform: PITCH_PLATFORMS,
  language: LETTER_LANGUAGES,
};
const NAMES = Object.keys(KNOWN) as (keyof PitchStyle)[];

type PitchKind = LeadCategory | 'linkedin-contact';
type KindSource = Pick<Lead, 'category' | 'contactInfo' | 'source'>;

/** The first letter for each kind of lead. */
const FIRST_TYPE: Record<PitchKind, PitchType> = {
  'job-application': 'cover-letter',
  'freelance-project': 'proposal',
  'sales-lead': 'email',
  networking: 'email',
  'linkedin-contact': 'linkedin',
};

/** What the settings of an application start with, for the settings page. */
export const APPLICATION: KindSource = {
  category: 'job-application',
  contactInfo: { name: '', email: '', phone: '' },
  source: '',
};

function kindOf({ category, contactInfo, source }: KindSource): PitchKind {
  const isOnLinkedIn = Boolean(contactInfo.linkedin) || /linkedin/i.test(source);
  if (category === 'networking' && isOnLinkedIn) return 'linkedin-contact';
  return category ?? 'job-application';
}

const settingKey = (lead: KindSource, name: keyof PitchStyle): string =>
  `leadside.pitch.${kindOf(lead)}.${name}`;

/** The settings that were used last for this kind of lead, or else its defaults. */
export function styleFor(lead: KindSource): PitchStyle {
  const defaults = { ...DEFAULT_PITCH_SETTINGS, type: FIRST_TYPE[kindOf(lead)] };
  return Object.fromEntries(
    NAMES.map((name) => [name, readSetting(settingKey(lead, name), KNOWN[name]) ?? defaults[name]]),
  ) as PitchStyle;
}

/** Remembers the settings of a letter for the next lead of the same kind. */
export function rememberStyle(lead: KindSource, style: PitchStyle): void {
  for (const name of NAMES) storeSetting(settingKey(lead, name), style[name]);
}
