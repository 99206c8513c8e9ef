import styled from 'styled-components';
import { color, text } from '../theme.ts';

/** A key of the keyboard. */
export const Key = styled.kbd`
  padding: 1px 5px;
  border: 1px solid ${color.line2};
  border-radius: 4px;
  background: ${color.surface};
  ${text.smallest}
  font-family: inherit;
  color: ${color.ink2};
  white-space: nowrap;
`;

/** The name of the key for shortcuts on this computer. */
export const MOD_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl ';
