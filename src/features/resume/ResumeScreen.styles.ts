import styled from 'styled-components';
import { ActionRow, Columns as Both } from '#ui/layout/Panes.ts';
import { color, media, space } from '#ui/theme.ts';

export const Columns = styled(Both)`
  grid-template-columns: 400px minmax(0, 1fr);
  > * {
    overflow: clip;
  }
`;

export const Scroller = styled.div`
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: thin;
`;

/** What the pages lie on; the arrow keys scroll it. */
export const Ground = styled(Scroller)`
  flex: 1;
  padding: ${space[6]} ${space[5]};
  background: ${color.sunken};
  > div {
    max-width: 100%;
    margin-inline: auto;
  }
  ${media.narrow} {
    padding: ${space[4]} ${space[2]};
  }
`;

export const Actions = styled(ActionRow)`
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: space-between;
  ${media.touch} {
    > * {
      flex: 1;
      min-height: 44px;
    }
  }
`;
