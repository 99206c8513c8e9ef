import { localDateTime } from '#domain/localDate.ts';
import { relativeDate, relativeDateInText, shortAge } from '#domain/relativeDate.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';

interface EventTimeProps {
  at: Timestamp;
  /** After other words: 'Updated just now'. */
  inText?: boolean;
  /** Where there's little room: '3d'. */
  short?: boolean;
}

/** How long ago something happened, with the date and time on hover. */
export function EventTime({ at, inText = false, short = false }: EventTimeProps) {
  const date = toDate(at);
  if (!date) return null;
  const words = short ? shortAge : inText ? relativeDateInText : relativeDate;
  return (
    <time dateTime={date.toISOString()} title={localDateTime(date)}>
      {words(date)}
    </time>
  );
}
