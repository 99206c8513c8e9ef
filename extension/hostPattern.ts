/** What to ask a browser for to reach a server. Firefox knows no ports here. */
export function hostPattern(origin: string, isFirefox = 'sidebarAction' in chrome): string {
  const { protocol, host, hostname } = new URL(origin);
  return `${protocol}//${isFirefox ? hostname : host}/*`;
}
