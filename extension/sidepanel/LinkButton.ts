import styled from 'styled-components';
import { color, space, text } from '#ui/theme.ts';

/** A quiet button that looks like a link, with an icon. */
export const LinkButton = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  padding: ${space[1]} 0;
  color: ${color.accentText};
  ${text.label}
`;
