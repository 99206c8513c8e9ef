import styled from 'styled-components';
import { color, space } from '#ui/theme.ts';

/** The search field of the command palette. */
export const PaletteField = styled.input.attrs({
  placeholder: 'Search leads, actions and pages...',
})`
  width: 100%;
  min-height: 60px;
  padding: 0 ${space[5]};
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  color: ${color.ink};
  font: inherit;
  font-size: 1.0625rem;
  outline: none;
`;
