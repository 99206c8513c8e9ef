import type { ResumeLine } from '../resumeLine.ts';

export const inCapitals = (text: string): boolean =>
  text === text.toUpperCase() && /\p{L}/u.test(text);

/** Lines of one look read alike on paper. */
export const lookOf = ({ size, face, text }: ResumeLine): string =>
  `${size} ${face} ${inCapitals(text)}`;

/** Whether the file's format tells looks at all. */
export const isFormatted = ({ face }: ResumeLine): boolean => face !== '';
