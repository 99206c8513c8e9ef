import { useGetPitchesQuery } from '#api/api.ts';

/** What is left of the day's pitches, and when they are counted anew (product spec, section 9). */
export function PitchAllowance() {
  const { data } = useGetPitchesQuery();
  if (!data) return null;
  const { remaining, limit, resetInSeconds } = data.rateLimit;
  const minutes = Math.ceil(resetInSeconds / 60);
  return <span>{`${remaining} of ${limit} left · resets in ${minutes} min`}</span>;
}
