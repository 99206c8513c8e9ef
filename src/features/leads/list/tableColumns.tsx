import type { ReactNode } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { LeadSortField } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { EMPTY_VALUE } from '#domain/leads/lead.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { EventTime } from '#features/shell/EventTime.tsx';
import { DueBadge } from '../DueBadge.tsx';
import { formatMoney } from '../formatMoney.ts';
import { LeadStatusMenu } from '../LeadStatusMenu.tsx';
import { selectHiddenColumns } from '../leadListSlice.ts';
import { selectLeadStats } from '../leadSelectors.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';

/** A column of the table of leads. */
export interface TableColumn {
  by: LeadSortField;
  name: string;
  width: string;
  cell: (lead: Lead, currency: string) => ReactNode;
}

/** The columns after the lead itself, which the user can hide. */
const TABLE_COLUMNS: readonly TableColumn[] = [
  { by: 'status', name: 'Status', width: '8rem', cell: (lead) => <LeadStatusMenu lead={lead} /> },
  {
    by: 'priority',
    name: 'Priority',
    width: '5.6rem',
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
  },
  {
    by: 'value',
    name: 'Value',
    width: '5rem',
    cell: ({ value, currency }, own) =>
      value > 0 ? formatMoney(value, currency ?? own) : EMPTY_VALUE,
  },
  { by: 'source', name: 'Source', width: '6.2rem', cell: ({ source }) => source || EMPTY_VALUE },
  {
    by: 'nextFollowUpAt',
    name: 'Next follow-up',
    width: '9rem',
    cell: (lead) => <DueBadge lead={lead} short fallback={EMPTY_VALUE} />,
  },
  {
    by: 'closesAt',
    name: 'Deadline',
    width: '6.5rem',
    cell: ({ closesAt }) => (closesAt ? <CalendarDay day={closesAt} /> : EMPTY_VALUE),
  },
  {
    by: 'updatedAt',
    name: 'Updated',
    width: '7rem',
    cell: ({ updatedAt }) => <EventTime at={updatedAt} />,
  },
];

/** The columns that the user can show: a value only if a lead has one. */
export function useColumns(): readonly TableColumn[] {
  const hasValues = useAppSelector((state) => selectLeadStats(state).totalValues.length > 0);
  return TABLE_COLUMNS.filter(({ by }) => by !== 'value' || hasValues);
}

/** The columns of the table, without those that the user hid. */
export function useShownColumns(): readonly TableColumn[] {
  const hidden = useAppSelector(selectHiddenColumns);
  return useColumns().filter(({ by }) => !hidden.includes(by));
}
