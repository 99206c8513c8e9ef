import { localDate } from '#domain/localDate.ts';
import { relativeDay } from '#domain/relativeDate.ts';

interface CalendarDayProps {
  /** Such as '2026-11-21', a day without a time zone. */
  day: string;
  /** After other words: 'closed yesterday'. */
  inText?: boolean;
}

/** A day, within a week as 'In 3 days', with the date on hover. */
export function CalendarDay({ day, inText = false }: CalendarDayProps) {
  const words = relativeDay(day);
  return (
    <time dateTime={day} title={localDate(new Date(`${day}T00:00`))}>
      {inText ? words : words.replace(/^./, (letter) => letter.toUpperCase())}
    </time>
  );
}
