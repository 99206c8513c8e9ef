import { createContext, type RefObject, useContext, useMemo, useState } from 'react';

/** The request or line under the pointer or focus, on both sides of the screen. */
interface Lit {
  lit: string | null;
  light: (key: string | null) => void;
  /** Also scrolls to it on the other side. */
  reveal: (key: string) => void;
}

export const LitContext = createContext<Lit>({ lit: null, light: () => {}, reveal: () => {} });
export const useLit = (): Lit => useContext(LitContext);

/** What is lit on one side lights up on the other one, which scrolls to it. */
export function useLight(root: RefObject<HTMLElement | null>): Lit {
  const [lit, light] = useState<string | null>(null);
  return useMemo(
    () => ({
      lit,
      light,
      reveal: (key) => {
        light(key);
        const all = root.current?.querySelectorAll<HTMLElement>('[data-keys]') ?? [];
        for (const element of all) {
          const isOne = element.dataset.keys?.split('\n').includes(key);
          if (isOne && !element.contains(document.activeElement))
            element.scrollIntoView?.({ block: 'nearest' });
        }
      },
    }),
    [lit, root],
  );
}
