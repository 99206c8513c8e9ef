import styled from 'styled-components';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { ShareBar } from '#ui/display/ShareBar.tsx';
import { space } from '#ui/theme.ts';
import { FootBar } from './FootBar.ts';

const AllowanceFoot = styled(FootBar)`
  gap: ${space[3]};
`;

/** The pitches left today, as a bar and in words. */
export function AllowanceBar() {
  const { data } = useGetPitchUsageQuery();
  if (!data) return null;
  const { remaining, limit } = data.rateLimit;
  return (
    <AllowanceFoot>
      <ShareBar part={remaining} total={limit} />
      <PitchAllowance />
    </AllowanceFoot>
  );
}
