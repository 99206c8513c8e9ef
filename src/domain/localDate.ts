/**
 * A writer of dates in the reader's own language and time zone. What it writes with is made when the
 * first date is written, and once: making it takes as long as a thousand dates.
 */
function dateWriter(options?: Intl.DateTimeFormatOptions): (date: Date) => string {
  let writer: Intl.DateTimeFormat | undefined;
  return (date) => {
    writer ??= new Intl.DateTimeFormat(undefined, options);
    return writer.format(date);
  };
}

/** Such as '21/11/2026'. */
export const localDate = dateWriter();

/** Such as '21 Nov 2026, 14:05'. */
export const localDateTime = dateWriter({ dateStyle: 'medium', timeStyle: 'short' });
