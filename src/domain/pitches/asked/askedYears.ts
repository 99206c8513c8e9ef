const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  un: 1,
  uno: 1,
  una: 1,
  ein: 1,
};
const YEARS = new RegExp(
  `(?<![\\d.,$€£])(\\d{1,2}|${Object.keys(NUMBERS).join('|')})\\s?\\+?(?:\\s?(?:-|–|to|bis|à|a|oder|or)\\s?\\d{1,2})?\\+?\\s*(?:\\(\\d+\\)\\s*)?(?:or more |full |volle )?(?:years?|yrs?|jahren?|ans?|années?|años?)(?!\\p{L}| (?:old|alt|of age|et plus))`,
  'iu',
);
const EXPERIENCE =
  /experien|erfahrung|expérien|practice|praxis|background|years? (?:in|as|of|with)/i;

/** The least years of experience that a line asks for, with its words; `null` when it asks for none. */
export function askedYears(line: string): { years: number; words: string; rest: string } | null {
  const [words = '', count = ''] = YEARS.exec(line) ?? [];
  const years = NUMBERS[count.toLowerCase()] ?? Number(count);
  if (!words || !(years > 0) || !EXPERIENCE.test(line)) return null;
  return { years, words: words.trim(), rest: line.replace(words, ' ') };
}
