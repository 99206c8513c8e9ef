import { localDateTime } from '#domain/localDate.ts';
import { relativeDate, relativeDateInText } from '#domain/relativeDate.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';

interface EventTimeProps {
  at: Timestamp;
  /** After other words: 'Updated just now'. */
  inText?: boolean;
}

/** How long ago something happened, with the date and time on hover. */
export function EventTime({ at, inText = false }: EventTimeProps) {
  const date = toDate(at);
  if (!date) return null;
  return (
    <time dateTime={date.toISOString()} title={localDateTime(date)}>
      {inText ? relativeDateInText(date) : relativeDate(date)}
    </time>
  );
}
