import timeWords from '#domain/words/data/timeWords.json' with { type: 'json' };

/** A time of day as a text has it. */
export interface WrittenTime {
  /** HH:MM */
  time: string;
  /** IANA; '' where none is named, and `null` where it isn't known. */
  zone: string | null;
  index: number;
  /** The index after it. */
  end: number;
}

/** The IANA zone for each abbreviation that only one is meant by. */
const ZONES = new Map(
  Object.entries(timeWords.zones).flatMap(([zone, names]) => names.map((name) => [name, zone])),
);

/** "10:00 CET", "2 pm (ET)": a short name in capitals right after a time. */
const ZONE = /^\s?\(?(UTC|GMT|MEZ|MESZ|[A-Z]{1,4}T)(?![\p{L}\d])/u;

const FORMS = [
  // '10:30', '10h30', '10:30:15', '2 pm', '2:30 p.m.'
  /(?<![\d:.,])(?<hour>\d{1,2})(?:[:h](?<minute>\d\d)(?::\d\d(?:\.\d{1,9})?)?)?(?:\s?(?<half>[ap])\.?m\b\.?)?(?![\d:]|[.,]\d)/giu,
  // '10 Uhr', 'à 14 heures'; '2 heures' alone may be a length, and '8 Uhr abends' is later.
  /(?<![\d:.,])(?<hour>\d{1,2})\s?(?<whole>Uhr|uur|(?<=à\s\d{1,2}\s?)h(?:eures?)?)(?![\p{L}\d])(?!\s(?:abends|nach|in de|de l|du))/giu,
  // '午前10:00', '14点半', '오후 2시 30분'
  /(?<half>午前|午後|上午|下午|오전|오후)\s?(?<hour>\d{1,2}):(?<minute>\d\d)/gu,
  /(?:(?<half>午前|午後|上午|下午|오전|오후)\s?)?(?<hour>\d{1,2})\s?(?<whole>[時时点點시])(?:\s?(?:(?<minute>\d{1,2})\s?[分분]|(?<thirty>半)))?/gu,
];
const AFTERNOON = /^(?:p|午後|下午|오후)$/i;

function timeOf({ hour, minute, half, whole, thirty }: Partial<Record<string, string>>) {
  // A number alone is no time.
  if (!minute && !half && !whole) return null;
  const hours = half ? (Number(hour) % 12) + (AFTERNOON.test(half) ? 12 : 0) : Number(hour);
  const minutes = thirty ? 30 : Number(minute ?? 0);
  const two = (part: number) => String(part).padStart(2, '0');
  return hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : null;
}

/** The times of day in a text, in their order. */
export const timesIn = (text: string): WrittenTime[] =>
  FORMS.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: words, index, groups = {} }) => {
      const time = timeOf(groups);
      const end = index + words.length;
      const [, name] = ZONE.exec(text.slice(end)) ?? [];
      const zone = name === undefined ? '' : (ZONES.get(name) ?? null);
      return time ? [{ time, zone, index, end }] : [];
    }),
  )
    .sort((one, other) => one.index - other.index)
    .filter(({ index }, at, times) => index >= (times[at - 1]?.end ?? 0));
