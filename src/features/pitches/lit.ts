import { createContext, useContext } from 'react';

/** The request or line under the pointer or focus, on both sides of the screen. */
interface Lit {
  lit: string | null;
  light: (key: string | null) => void;
  /** Also scrolls to it on the other side. */
  reveal: (key: string) => void;
}

export const LitContext = createContext<Lit>({ lit: null, light: () => {}, reveal: () => {} });
export const useLit = (): Lit => useContext(LitContext);
