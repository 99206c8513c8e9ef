/**
 * Whether the text is an absolute http(s) address. The product links to no others. `https:x` and
 * `https:////x` aren't: browsers parse them, but one alone and one within a page may differ.
 */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^/\\]/i.test(text) && URL.canParse(text);

/**
 * The address that a user meant: `example.com/jobs` becomes `https://example.com/jobs`, and so does
 * `//example.com/jobs`.
 *
 * @returns the absolute http(s) address, or `null` when the text isn't one
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  if (isWebAddress(text)) return text;
  // A path of some site.
  if (/\s|^[/\\](?![/\\])/.test(text)) return null;
  const [scheme = ''] = /^https?:/i.exec(text) ?? [];
  const address = `${scheme || 'https:'}//${text.slice(scheme.length).replace(/^[/\\]+/, '')}`;
  const url = URL.parse(address);
  if (url === null || url.username !== '') return null;
  const labels = url.hostname.split('.');
  return labels.length > 1 && labels.every((label) => label !== '') ? address : null;
}

/** 'https://www.linkedin.com/in/ada/' -> 'linkedin.com/in/ada' */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** The name under which a host is registered: "acme" of careers.acme.co.uk. */
export function siteName(host: string): string {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isTwoPart =
    labels.length > 2 && top.length === 2 && /^(?:co|com|org|net|ac|gov|or|ne)$/.test(second);
  return labels.at(isTwoPart ? -3 : -2) ?? '';
}
