import styled from 'styled-components';
import { color, space, text } from '#ui/theme.ts';

/** Entries with a name, a quiet line and a button at the end. */
export const Rows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding: ${space[2]} 0;
    border-top: 1px solid ${color.line};
  }
  > li > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  strong {
    font-weight: 600;
  }
  p {
    overflow-wrap: anywhere;
    &:last-child {
      ${text.small}
      color: ${color.ink3};
    }
  }
`;
