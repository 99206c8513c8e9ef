import styled from 'styled-components';
import { media, space } from '#ui/theme.ts';
import { AskedCard } from './asked/AskedCard.tsx';
import { LetterCard } from './LetterCard.tsx';
import { PitchForm } from './PitchForm.tsx';
import { SettingsBar } from './SettingsBar.tsx';
import { usePitch } from './usePitch.ts';

const Grid = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  > * {
    min-width: 0;
  }
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    > :first-child,
    > :last-child:nth-child(2) {
      grid-column: 1 / -1;
    }
  }
  ${media.narrow} {
    gap: ${space[4]};
  }
`;

function Letter() {
  const pitch = usePitch();
  return (
    <Grid>
      <SettingsBar pitch={pitch} />
      <LetterCard pitch={pitch} />
      <AskedCard asked={pitch.asked} letter={pitch.letter} />
    </Grid>
  );
}

/** The letter on its page: the settings in one line, and what the posting asks for beside it. */
export const PitchPageView = () => (
  <PitchForm>
    <Letter />
  </PitchForm>
);
