/** Whether the text is an absolute http(s) address. The product links to no others. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/**
 * The address that a user meant: `example.com/jobs` becomes `https://example.com/jobs`.
 *
 * @returns the absolute http(s) address, or `null` when the text isn't one
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  if (isWebAddress(text)) return text;
  if (/\s/.test(text)) return null;
  const url = URL.parse(`https://${text}`);
  if (url === null || url.username !== '') return null;
  const labels = url.hostname.split('.');
  return labels.length > 1 && labels.every((label) => label !== '') ? `https://${text}` : null;
}

/** 'https://www.linkedin.com/in/ada/' -> 'linkedin.com/in/ada' */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
