import type { PitchSettings } from '#domain/pitch.ts';
import type { UserProfile } from '#domain/profile.ts';

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
