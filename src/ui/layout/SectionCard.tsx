import type { ComponentProps } from 'react';
import { RoomyCard } from './Card.tsx';
import { Section } from './Section.tsx';
import { sectionId } from './sectionId.ts';

/** A section on a card of its own. Its fragment is its title: `#going-quiet`. */
export const SectionCard = (props: ComponentProps<typeof Section>) => (
  <RoomyCard>
    <Section id={sectionId(props.title)} {...props} />
  </RoomyCard>
);
