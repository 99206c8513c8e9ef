/** What the user reads where rules answer for a model, such as for 'this posting'. */
export const readByRules = (what: string): string =>
  `The AI model couldn't read ${what}, so it was read by rules.`;
