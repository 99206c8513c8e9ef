export interface Random {
  /** From 0 to, but without, 1. */
  next: () => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** The same numbers on every machine (a linear congruential generator, as in Numerical Recipes). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    chance: (share) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  };
}
