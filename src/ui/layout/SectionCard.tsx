import type { ComponentProps } from 'react';
import { RoomyCard } from './Card.tsx';
import { Section } from './Section.tsx';

/** The fragment of a section's address: 'going-quiet' of 'Going quiet'. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A section on a card of its own. Its fragment is its title: `#going-quiet`. */
export const SectionCard = (props: ComponentProps<typeof Section>) => (
  <RoomyCard>
    <Section id={sectionId(props.title)} {...props} />
  </RoomyCard>
);
