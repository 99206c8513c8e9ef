import type { LineTick } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { chosenLines } from '#domain/pitches/lines/chosenLines.ts';

/** A posting, and what the user ticked for its letter. */
export interface AskedPosting {
  description: string;
  lineTicks?: readonly LineTick[];
}

/** The texts of the profile that a letter for the posting would have, in small letters: they come first in a resume. */
export const nearProfileTexts = (
  profile: UserProfile,
  { description, lineTicks = [] }: AskedPosting,
): ReadonlySet<string> =>
  new Set(
    chosenLines({ profile, posting: { ...NO_POSTING, description, lineTicks } }).map(({ text }) =>
      text.toLowerCase(),
    ),
  );

const NO_POSTING = {
  company: '',
  position: '',
  location: '',
  category: '',
  compensationRange: '',
  tags: [],
  contactName: '',
};
