import { createContext, useContext } from 'react';

/** The ways out of a letter. */
export interface LetterLinks {
  /** To connect an AI, and back. */
  toAi: () => void;
  toProfile: () => void;
  toLead: (leadId: string) => void;
  /** Closes the letter. */
  toList: () => void;
}

export const LinksContext = createContext<LetterLinks | null>(null);

export function useLinks(): LetterLinks {
  const links = useContext(LinksContext);
  if (!links) throw new Error('LinksContext is missing.');
  return links;
}
