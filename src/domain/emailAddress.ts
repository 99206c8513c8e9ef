/** Whether the text looks like an email address: `someone@somewhere.tld` without spaces. */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(text);
