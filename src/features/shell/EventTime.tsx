import { localDateTime } from '#domain/localDate.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';

/** How long ago something happened, with the date and time on hover. */
export function EventTime({ at }: { at: Timestamp }) {
  const date = toDate(at);
  if (!date) return null;
  return (
    <time dateTime={date.toISOString()} title={localDateTime(date)}>
      {relativeDate(date)}
    </time>
  );
}
