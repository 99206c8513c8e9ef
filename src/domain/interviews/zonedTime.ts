import { isTimeZone } from '#domain/timeZone.ts';

/* Times of day in another time zone. One that isn't known counts as UTC. */

/** The day and time of day at that moment in the zone, such as ['2026-12-01', '10:00']. */
export function zonedTime(timestamp: string | Date, timeZone: string): [day: string, time: string] {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(new Date(timestamp))
    .split(' ');
  return [day, time];
}

/**
 * The moment at which it's that day and time in the zone. A time that a clock skips is an hour later; `null` when
 * it isn't a date.
 */
export function momentAt(day: string, time: string, timeZone: string): string | null {
  const wanted = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (moment: number) =>
    Date.parse(`${zonedTime(new Date(moment), timeZone).join('T')}Z`) - moment;
  // The offset may change between the guess and the moment.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess)).toISOString();
}
