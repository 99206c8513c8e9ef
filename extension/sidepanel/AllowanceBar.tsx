import styled from 'styled-components';
import { useGetPitchUsageQuery } from '#api/api.ts';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { color, radius, space } from '#ui/theme.ts';
import { FootBar } from './FootBar.ts';

const AllowanceFoot = styled(FootBar)`
  gap: ${space[3]};
`;

const Track = styled.div`
  width: 56px;
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.line2};

  > div {
    height: 100%;
    background: ${color.accent};
  }
`;

/** The pitches left today, as a bar and in words. */
export function AllowanceBar() {
  const { data } = useGetPitchUsageQuery();
  if (!data) return null;
  const { remaining, limit } = data.rateLimit;
  return (
    <AllowanceFoot>
      <Track aria-hidden>
        <div style={{ width: `${(100 * remaining) / limit}%` }} />
      </Track>
      <PitchAllowance />
    </AllowanceFoot>
  );
}
