import type { Interview } from '#domain/contract/interviews.ts';
import { zonedTime } from '#domain/interviews/zonedTime.ts';
import { localDay, localTime, localWeekday } from '#domain/localDate.ts';
import { isTimeZone, ownTimeZone } from '#domain/timeZone.ts';

/** 'Fri, Nov 27, 9:30 AM', with the time in the interview's own zone if that is another one. */
export function InterviewTime({ interview }: { interview: Interview }) {
  const { startsAt, timeZone } = interview;
  const start = new Date(startsAt);
  const [, there] = zonedTime(startsAt, timeZone);
  const isElsewhere = isTimeZone(timeZone) && there !== zonedTime(startsAt, ownTimeZone())[1];
  return (
    <time dateTime={startsAt}>
      {localWeekday(start)}, {localDay(start)}, {localTime(start)}
      {isElsewhere && ` (${there} in ${timeZone.replaceAll('_', ' ')})`}
    </time>
  );
}
