import styled from 'styled-components';
import { color, radius, shadow, space } from '../theme.ts';

/** A surface on the page. */
export const Card = styled.div`
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

export const RoomyCard = styled(Card)`
  padding: ${space[5]};
`;

/** For parts that reach to its edges. */
export const FlushCard = styled(Card)`
  padding: 0;
  overflow: hidden;
`;
