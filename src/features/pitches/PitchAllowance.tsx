import { useEffect } from 'react';
import { useGetPitchesQuery } from '#api/api.ts';
import { useNow } from '#ui/useNow.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** What is left of the day's pitches, and when they are counted anew (product spec, section 9). */
export function PitchAllowance() {
  const { data, fulfilledTimeStamp: toldAt = 0, refetch } = useGetPitchesQuery();
  const now = useNow(MINUTE);
  const reset = data && toldAt + data.rateLimit.resetInSeconds * SECOND;

  useEffect(() => {
    if (reset === undefined) return;
    const timer = setTimeout(refetch, reset - Date.now() + SECOND);
    return () => clearTimeout(timer);
  }, [reset, refetch]);

  if (!data || reset === undefined) return null;
  const { remaining, limit } = data.rateLimit;
  const minutes = Math.ceil((reset - Math.max(now, toldAt)) / MINUTE);
  return <span>{`${remaining} of ${limit} left · resets in ${Math.max(0, minutes)} min`}</span>;
}
