import type { PitchSettings } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';

/** What is known of the opportunity: the posting, and who is written to. Empty where nothing is said. */
export interface Posting {
  company: string;
  position: string;
  description: string;
  location: string;
  category: string;
  compensationRange: string;
  tags: string[];
  contactName: string;
}

/** All that a pitch is written from. */
export interface PitchBrief {
  profile: UserProfile;
  posting: Posting;
  settings: PitchSettings;
}
