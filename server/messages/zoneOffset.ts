import ICAL from 'ical.js';

/* The time zones that calendar files explain, as RFC 5545, 3.6.5 does: only as far as one event needs. */

/** A time zone changes twice a year, or a few times more. */
const MOST_ONSETS = 8;
/** Real zones have up to 200, with all of their history. */
const MOST_OBSERVANCES = 500;

/** As a clock shows it, so that times compare as texts. */
const clockOf = (time: unknown): string => String(time).slice(0, 19);

/** The last onset of an observance up to a time; '' before the first. Throws if no zone has such a rule. */
function lastOnset(observance: ICAL.Component, time: ICAL.Time): string {
  const first = observance.getFirstPropertyValue('dtstart') as ICAL.Time;
  // As they are written: there may be many.
  const dates = observance.getAllProperties('rdate').flatMap((date) => date.toJSON().slice(3));
  const onsets = [first, ...dates].map(clockOf);
  for (const property of observance.getAllProperties('rrule')) {
    const rule = (property.getFirstValue() as ICAL.Recur).clone();
    if (rule.freq !== 'YEARLY' || (rule.interval ?? 1) > 1 || rule.count)
      throw new RangeError('This is no rule of a time zone.');
    // Two years before, since the day of the first onset may be later in its year. Earlier onsets don't count.
    if (rule.until === null || rule.until.year > time.year) rule.until = time.clone();
    const from = first.clone();
    from.year = Math.max(first.year, rule.until.year - 2);
    const iterator = rule.iterator(from);
    for (let count = 0, next = iterator.next(); next; next = iterator.next(), count += 1) {
      if (count > MOST_ONSETS) throw new RangeError('A time zone changes less often.');
      onsets.push(clockOf(next));
    }
  }
  const end = clockOf(time);
  return onsets.reduce((last, onset) => (onset > last && onset <= end ? onset : last), '');
}

/**
 * The seconds that the clocks of a file's own time zone are ahead of UTC at a time of theirs; `null` where its rules
 * don't say.
 */
export function zoneOffset(
  zone: ICAL.Component,
  { year, month, day, hour, minute }: ICAL.Time,
): number | null {
  // Without its zone, which ical.js would expand.
  const time = ICAL.Time.fromData({ year, month, day, hour, minute });
  const observances = zone.getAllSubcomponents();
  if (observances.length > MOST_OBSERVANCES) return null;
  let [latest, seconds]: [string, number | null] = ['', null];
  try {
    for (const observance of observances) {
      const onset = lastOnset(observance, time);
      if (onset <= latest) continue;
      latest = onset;
      seconds = (observance.getFirstPropertyValue('tzoffsetto') as ICAL.UtcOffset).toSeconds();
    }
  } catch {
    // Rules of a stranger, which may be anything.
    return null;
  }
  return seconds;
}
