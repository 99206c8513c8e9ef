import styled from 'styled-components';
import { media, space } from '../theme.ts';

interface Gap {
  $gap?: keyof typeof space;
}

/** A column with even gaps. */
export const Stack = styled.div<Gap>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** Controls or badges side by side. They wrap. */
export const Row = styled.div<Gap & { $justify?: 'center' | 'end' | 'space-between' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap = 2 }) => space[$gap]};
`;

/** Fields in two columns; one column below 768 px. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
