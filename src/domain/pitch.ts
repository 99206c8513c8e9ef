/** What a pitch is, how one is asked for (product spec, sections 3 and 9). */

export const PITCH_TYPES = ['email', 'linkedin', 'cover-letter', 'proposal'] as const;
export type PitchType = (typeof PITCH_TYPES)[number];

export const PITCH_TONES = ['professional', 'casual', 'friendly', 'formal'] as const;
export type PitchTone = (typeof PITCH_TONES)[number];

export const PITCH_LENGTHS = ['short', 'medium', 'long'] as const;
export type PitchLength = (typeof PITCH_LENGTHS)[number];

export const PITCH_PLATFORMS = ['general', 'linkedin', 'twitter', 'reddit', 'email'] as const;
export type PitchPlatform = (typeof PITCH_PLATFORMS)[number];

export const DEFAULT_PITCH_SETTINGS = {
  type: 'email',
  tone: 'professional',
  length: 'medium',
  platform: 'general',
} as const satisfies {
  type: PitchType;
  tone: PitchTone;
  length: PitchLength;
  platform: PitchPlatform;
};

/** Something that a pitch claims and that stands in neither the profile nor the posting. */
export interface UnsupportedClaim {
  kind: 'number' | 'employer' | 'title' | 'skill';
  /** The claim as it stands in the pitch: `content.slice(start, end)`. */
  text: string;
  start: number;
  end: number;
}

/** How a pitch was asked for. */
export interface PitchSettings {
  type: PitchType;
  tone: PitchTone;
  length: PitchLength;
  platform: PitchPlatform;
  template: string;
  customPrompt: string;
}

/** A pitch as it is kept. */
export interface Pitch {
  id: string;
  content: string;
  /** 'template' when no model is configured, or the model's name. */
  generator: string;
  unsupportedClaims: UnsupportedClaim[];
  /** The lead it belongs to, when one was named. */
  leadId: string | null;
  company: string;
  position: string;
  settings: PitchSettings;
  /** ISO 8601. */
  createdAt: string;
}

/** What is left of the day's pitches. */
export interface PitchRateLimit {
  remaining: number;
  limit: number;
  resetInSeconds: number;
}
