import {
  DEFAULT_PITCH_SETTINGS,
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
export type PitchStyle = Pick<PitchSettings, 'type' | 'tone' | 'length' | 'platform'>;

export const styleOf = ({ type, tone, length, platform }: PitchStyle): PitchStyle => ({
  type,
  tone,
  length,
  platform,
});

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

function kindOf({ category, contactInfo, source }: KindSource): PitchKind {
  const isOnLinkedIn = Boolean(contactInfo.linkedin) || /linkedin/i.test(source);
  if (category === 'networking' && isOnLinkedIn) return 'linkedin-contact';
  return category ?? 'job-application';
}

const settingKey = (lead: KindSource, name: keyof PitchStyle): string =>
  `leadside.pitch.${kindOf(lead)}.${name}`;

/** The settings that were used last for this kind of lead, or else its defaults. */
export function styleFor(lead: KindSource): PitchStyle {
  const last = <Value extends string>(name: keyof PitchStyle, known: readonly Value[]) =>
    readSetting(settingKey(lead, name), known);
  return {
    type: last('type', PITCH_TYPES) ?? FIRST_TYPE[kindOf(lead)],
    tone: last('tone', PITCH_TONES) ?? DEFAULT_PITCH_SETTINGS.tone,
    length: last('length', PITCH_LENGTHS) ?? DEFAULT_PITCH_SETTINGS.length,
    platform: last('platform', PITCH_PLATFORMS) ?? DEFAULT_PITCH_SETTINGS.platform,
  };
}

/** Remembers the settings of a letter for the next lead of the same kind. */
export function rememberStyle(lead: KindSource, style: PitchStyle): void {
  storeSetting(settingKey(lead, 'type'), style.type);
  storeSetting(settingKey(lead, 'tone'), style.tone);
  storeSetting(settingKey(lead, 'length'), style.length);
  storeSetting(settingKey(lead, 'platform'), style.platform);
}
