import styled from 'styled-components';
import { useGetPitchesQuery } from '#api/api.ts';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Root = styled.footer`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: 38px;
  padding: 0 ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
  ${text.small}
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
  const { data } = useGetPitchesQuery();
  if (!data) return null;
  const { remaining, limit } = data.rateLimit;
  return (
    <Root>
      <Track aria-hidden>
        <div style={{ width: `${(100 * remaining) / limit}%` }} />
      </Track>
      <PitchAllowance />
    </Root>
  );
}
