import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '../theme.ts';
import { Card } from './Card.tsx';
import { Section } from './Section.tsx';

export const RoomyCard = styled(Card)`
  padding: ${space[5]};
`;

/** A section on a card of its own. */
export const SectionCard = (props: ComponentProps<typeof Section>) => (
  <RoomyCard>
    <Section {...props} />
  </RoomyCard>
);
