import styled from 'styled-components';
import { color, radius, shadow, space, text } from '../theme.ts';

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

/** The head of a flush card: its title with a count, and what is beside it. */
export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 48px;
  padding-inline: ${space[5]};
  h2 {
    ${text.sectionTitle}
  }
  h2 > span {
    margin-left: ${space[2]};
    ${text.small}
    color: ${color.ink3};
  }
`;
