import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '#ui/theme.ts';

const Container = styled.div`
  container: pitches / inline-size;
`;

/** A query on the content's width: beside an open sidebar it's narrower than the window. */
export const besideForm = '@container pitches (min-width: 860px)';

const Grid = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  ${besideForm} {
    grid-template-columns: minmax(26.25rem, 2fr) minmax(0, 3fr);
  }
`;

/** A grid cell as high as its row, so that the pitch can stick to the window inside it. */
const Cell = styled.div`
  min-width: 0;
`;

interface PitchLayoutProps {
  form: ReactNode;
  output: ReactNode;
  history: ReactNode;
}

/** The form beside the pitch, which stays in view, and the past pitches below. */
export const PitchLayout = ({ form, output, history }: PitchLayoutProps) => (
  <Container>
    <Grid>
      <Cell>{form}</Cell>
      <Cell>{output}</Cell>
    </Grid>
    {history}
  </Container>
);
