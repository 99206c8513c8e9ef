import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { daysToMonday, followUpIn, spreadOverNextWeek } from '#domain/leads/followUp.ts';
import { changeLeads } from '#features/leads/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { cardAction } from './DashboardCard.tsx';

const Trigger = styled.button`
  ${cardAction}
`;

/** The new dates of so many leads. */
const CHOICES: { label: string; dates: (count: number) => string[] }[] = [
  { label: 'Spread over next week', dates: (count) => spreadOverNextWeek(count) },
  { label: 'Tomorrow', dates: (count) => Array(count).fill(followUpIn(1)) },
  { label: 'Next week', dates: (count) => Array(count).fill(followUpIn(daysToMonday())) },
];

/** Moves all overdue follow-ups together, with one Undo. */
export function RescheduleMenu({ leads }: { leads: readonly Lead[] }) {
  const dispatch = useAppDispatch();
  function reschedule(dates: string[]) {
    const dateOf = new Map(leads.map(({ id }, index) => [id, dates[index]]));
    void dispatch(
      changeLeads(leads, ({ id }) => ({ nextFollowUpAt: dateOf.get(id) }), 'Rescheduled'),
    );
  }
  const leadIds = leads.map(({ id }) => id);
  return (
    <Menu
      trigger={
        <Trigger type="button" aria-label="Reschedule all overdue">
          Reschedule
        </Trigger>
      }
    >
      {CHOICES.map(({ label, dates }) => (
        <MenuItem key={label} icon={CalendarClock} onSelect={() => reschedule(dates(leads.length))}>
          {label}
        </MenuItem>
      ))}
      <MenuItem
        icon={CalendarClock}
        onSelect={() => dispatch(dialogOpened({ kind: 'followUp', leadIds }))}
      >
        Pick a date
      </MenuItem>
    </Menu>
  );
}
