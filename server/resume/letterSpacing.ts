const SPACED = /^\S{1,2}(?: \S{1,2})*$/u;

/** Whether a text begins with letters that have spaces between them: "W O R K". */
export const isLetterSpaced = (text: string): boolean => /^\S(?: \S){3}/u.test(text.trim());

/** Removes the spaces between letters: "W O R K  H I S T O R Y" becomes "WORK HISTORY". */
export const unspaced = (text: string): string =>
  text
    .trim()
    .split(/ {2,}/)
    .map((word) => (SPACED.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ');
