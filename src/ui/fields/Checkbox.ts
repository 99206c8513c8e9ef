import styled from 'styled-components';
import { color } from '../theme.ts';

/** The browser's own checkbox, in our colors. */
export const Checkbox = styled.input.attrs({ type: 'checkbox' })`
  width: 16px;
  height: 16px;
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
`;
