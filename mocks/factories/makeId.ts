let count = 0;

/** A new UUID. They count up, so each run makes the same ones. */
export const makeId = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
