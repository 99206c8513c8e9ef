import styled from 'styled-components';
import { color, space } from '../theme.ts';

/** The buttons of a panel's view, below its content. Desktop sizes: it's narrow, but not a phone. */
export const ActionBar = styled.div`
  display: flex;
  flex: none;
  anchor-name: --bar;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};

  && > * {
    flex: 1 1 auto;
    min-height: 36px;
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
`;
