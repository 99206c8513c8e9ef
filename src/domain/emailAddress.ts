/** Whether the text has the shape of an e-mail address: `someone@somewhere.tld`, no spaces. */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(text);
