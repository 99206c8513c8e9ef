/* A letter that the model stopped at its limit, and goes on with. */

/** The letter without its last word, which may be cut in the middle. */
export const wholeWords = (letter: string): string => letter.replace(/(?<!\S)\S+$/, '');

/** The prompt for the rest of a letter. */
export const continuedPrompt = (prompt: string, soFar: string): string =>
  `${prompt}\n\nThe beginning of the letter is written:\n\n${soFar.trimEnd()}\n\nWrite only what follows it, to the end of the letter. Don't repeat any of it.`;
