import styled from 'styled-components';
import { color, space } from '../theme.ts';
import { FlushCard } from './Card.tsx';

/** A card of parts with a line between them. */
export const PartsCard = styled(FlushCard)`
  overflow: visible;
`;

export const CardPart = styled.div`
  padding: ${space[5]};
  * + & {
    border-top: 1px solid ${color.line};
  }
`;
