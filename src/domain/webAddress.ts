/**
 * Whether the text is an absolute http(s) address, the only kind the product links to:
 * `javascript:` and its like never pass.
 */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/**
 * What the user meant by an address typed by hand: `example.com/jobs` becomes
 * `https://example.com/jobs`. Returns `null` when it is no web address at all.
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  if (isWebAddress(text)) return text;
  const withScheme = `https://${text}`;
  return /^[^\s:/?#@]+\.[^\s:/?#@]+(:\d+)?([/?#]\S*)?$/.test(text) && isWebAddress(withScheme)
    ? withScheme
    : null;
}
