let made = 0;

/** A new id in the shape of a UUID, counting up: the same ones in the same order at every run. */
export const makeId = (): string => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
