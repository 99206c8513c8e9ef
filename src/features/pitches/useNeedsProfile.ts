import { useGetProfileQuery } from '#api/api.ts';
import { hasProfile } from '#domain/profile/profile.ts';

/** Why nothing can be written yet. */
export const PROFILE_FIRST = 'Complete your profile first. Pitches use facts from your profile.';

/** Whether the user has no profile, which pitches are written from. False until it's known. */
export function useNeedsProfile(): boolean {
  const { data } = useGetProfileQuery();
  return data !== undefined && !hasProfile(data);
}
