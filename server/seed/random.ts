/** Chance that comes out the same every time. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
  /** Throws when there is nothing to pick. */
  pick<T>(options: readonly T[]): T;
}

/** A generator of its own for each seed: Tommy Ettinger's mulberry32. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick(options) {
      const picked = options[whole(0, options.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick');
      return picked;
    },
  };
}
