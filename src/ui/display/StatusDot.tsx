import styled from 'styled-components';
import { type Tone, tone } from '../theme.ts';

/** The color of a state, before its name. */
export const StatusDot = styled.span<{ $tone: Tone }>`
  flex: none;
  align-self: center;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $tone }) => tone[$tone].fg};
`;
