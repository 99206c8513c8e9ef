/** What to ask a browser for to reach a server. Firefox knows no ports here, and Chrome then allows all. */
export function hostPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}
