import { useSetApplicationDateMutation } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { ApplicationDate as Applied } from '#domain/leads/applicationDate.ts';
import { calendarDateOf, followUpOn } from '#domain/leads/followUp.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import type { ParsedDetail } from './detailTexts.ts';
import { useDetailText } from './useDetailText.ts';

interface ApplicationDateProps {
  lead: Lead;
  label: string;
  date: Applied;
}

/** When the user applied, edited in place. */
export function ApplicationDate({ lead, label, date }: ApplicationDateProps) {
  const [setDate] = useSetApplicationDateMutation();
  const day = calendarDateOf(date.at);

  function parse(text: string): ParsedDetail {
    const noon = followUpOn(text, '12:00');
    if (noon === null) return { error: 'Enter a valid day.' };
    const latest = date.next ?? new Date().toISOString();
    if (text > calendarDateOf(latest)) {
      return {
        error: date.next
          ? 'Choose a day before the next status change.'
          : "Choose a day that isn't in the future.",
      };
    }
    // On the last day, it may not be noon yet.
    const appliedAt = noon > latest ? latest : noon;
    return { save: () => setDate({ leadId: lead.id, appliedAt }).unwrap() };
  }

  return (
    <InlineEdit
      label={label}
      type="date"
      edit={useDetailText({ lead, field: 'applied', current: day, parse })}
      {...(day === '' && { addLabel: 'Add date' })}
    >
      {day && <CalendarDay day={day} />}
    </InlineEdit>
  );
}
