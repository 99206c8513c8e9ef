/* Small choices that the browser remembers, such as the theme. They still apply when storage is blocked or full. */

/** The stored choice, if it's one of `known`; otherwise null. */
export function readSetting<Value extends string>(
  key: string,
  known: readonly Value[],
): Value | null {
  const stored = readText(key);
  return known.find((value) => value === stored) ?? null;
}

/** The stored text, or null. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice for the next visit. */
export function storeSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice lasts until the page closes.
  }
}

/** Whether the browser stores anything for this site. */
export function canStore(): boolean {
  const key = 'leadside.storable';
  try {
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
