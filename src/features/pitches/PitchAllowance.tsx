import { useEffect } from 'react';
import styled from 'styled-components';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { color } from '#ui/theme.ts';

const Left = styled.span`
  color: ${color.ink3};
`;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** 42 -> '42 min', 1062 -> '17 h 42 min'. */
const duration = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** The pitches of the server's model left today and the time until the reset (product spec, section 9). */
export function PitchAllowance() {
  const { data, fulfilledTimeStamp: receivedAt = 0, refetch } = useGetPitchUsageQuery();
  const now = useNow(MINUTE);
  const reset = data && receivedAt + data.rateLimit.resetInSeconds * SECOND;

  useEffect(() => {
    if (reset === undefined) return;
    const timer = setTimeout(refetch, reset - Date.now() + SECOND);
    return () => clearTimeout(timer);
  }, [reset, refetch]);

  if (!data?.model || reset === undefined || data.isOwnModel) return null;
  const { remaining, limit } = data.rateLimit;
  const minutes = Math.max(0, Math.ceil((reset - Math.max(now, receivedAt)) / MINUTE));
  return <Left>{`${remaining} of ${limit} left · resets in ${duration(minutes)}`}</Left>;
}
