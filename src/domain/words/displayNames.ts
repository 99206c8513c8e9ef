const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** The names of everything with a two-letter or another code, in the languages that we read, from the runtime's data. */
export function displayNames(type: 'region' | 'language', more: string[] = []): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = [...letters.flatMap((first) => letters.map((second) => first + second)), ...more];
  return LOCALES.flatMap((locale) => {
    const display = new Intl.DisplayNames(locale, { type, fallback: 'none' });
    return codes.flatMap((code) => display.of(type === 'region' ? code.toUpperCase() : code) ?? []);
  });
}
