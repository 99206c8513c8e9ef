import type { ComponentProps } from 'react';
import { RoomyCard } from './Card.tsx';
import { Section } from './Section.tsx';

/** A section on a card of its own. */
export const SectionCard = (props: ComponentProps<typeof Section>) => (
  <RoomyCard>
    <Section {...props} />
  </RoomyCard>
);
