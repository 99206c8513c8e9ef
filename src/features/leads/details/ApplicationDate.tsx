import { useState } from 'react';
import { useSetApplicationDateMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { ApplicationDate as Applied } from '#domain/leads/applicationDate.ts';
import { calendarDateOf, followUpOn } from '#domain/leads/followUp.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';

interface ApplicationDateProps {
  lead: Lead;
  label: string;
  date: Applied;
}

/** When the user applied, edited in place. */
export function ApplicationDate({ lead, label, date }: ApplicationDateProps) {
  const [setDate] = useSetApplicationDateMutation();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const day = calendarDateOf(date.at);

  function show(shown: string | null, problem: string | null = null) {
    setText(shown);
    setError(problem);
  }

  async function commit() {
    if (text === null) return;
    const noon = followUpOn(text, '12:00');
    if (text === day || noon === null) return show(null);
    const latest = date.next ?? new Date().toISOString();
    if (text > calendarDateOf(latest)) {
      return setError(
        date.next
          ? 'Choose a day before the next status change.'
          : "Choose a day that isn't in the future.",
      );
    }
    // On the last day, it may not be noon yet.
    const appliedAt = noon > latest ? latest : noon;
    show(null);
    const saved = await setDate({ leadId: lead.id, appliedAt });
    if (saved.error) show(text, `Error updating lead: ${errorMessage(saved.error)}`);
  }

  return (
    <InlineEdit
      label={label}
      type="date"
      edit={{
        ...{ text, error, commit },
        start: () => setText(day),
        change: (typed) => show(typed),
        cancel: () => show(null),
      }}
      {...(day === '' && { addLabel: 'Add date' })}
    >
      {day && <CalendarDay day={day} />}
    </InlineEdit>
  );
}
