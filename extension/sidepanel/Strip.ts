import styled from 'styled-components';
import { Row } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';

/** A line at the edge of the panel: a text, and what can be done. */
export const Strip = styled(Row)`
  flex-wrap: nowrap;
  min-height: 40px;
  padding: ${space[1]} ${space[4]};
  color: ${color.ink2};
  ${text.small}
  > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a,
  button {
    flex: none;
    font-weight: 500;
    color: ${color.accentText};
  }
`;
