import { createContext, useContext } from 'react';

/** The ways out of a letter. In the side panel, they lead to the dashboard. */
export interface LetterLinks {
  /** To connect an AI, and back. */
  toAi: () => void;
  toProfile: () => void;
  toLead: (leadId: string) => void;
  /** Closes the letter. */
  toList: () => void;
  /** Puts the letter into the page, where it has a field for it. */
  insert?: () => void;
}

export const LinksContext = createContext<LetterLinks | null>(null);

export function useLinks(): LetterLinks {
  const links = useContext(LinksContext);
  if (!links) throw new Error('LinksContext is missing.');
  return links;
}
