/** Whether this browser or server knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The user's IANA time zone, such as 'Europe/Oslo'; '' if the browser can't tell, which then says 'Etc/Unknown'. */
export function knownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : '';
}

/** The user's IANA time zone; UTC if the browser can't tell. */
export const ownTimeZone = (): string => knownTimeZone() || 'UTC';
