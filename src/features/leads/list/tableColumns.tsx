import type { ReactNode } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { LeadSortField } from '#domain/contract/enums.ts';
import { LEAD_FIELD_NAMES, leadField } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { EMPTY_VALUE } from '#domain/leads/lead.ts';
import { hasField } from '#domain/leads/leadField.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { EventTime } from '#features/shell/EventTime.tsx';
import { DueBadge } from '../DueBadge.tsx';
import { formatMoney } from '../formatMoney.ts';
import { LeadStatusMenu } from '../LeadStatusMenu.tsx';
import { selectHiddenColumns } from '../leadListSlice.ts';
import { selectLeadStats, selectUsedFields } from '../leadSelectors.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';

type Cell = (lead: Lead, currency: string) => ReactNode;

/** The cells that show more than their text. */
const CELLS: Partial<Record<LeadSortField, Cell>> = {
  status: (lead) => <LeadStatusMenu lead={lead} />,
  priority: ({ priority }) => <PriorityBadge priority={priority} />,
  value: ({ value, currency }, own) =>
    value > 0 ? formatMoney(value, currency ?? own) : EMPTY_VALUE,
  nextFollowUpAt: (lead) => <DueBadge lead={lead} short fallback={EMPTY_VALUE} />,
  closesAt: ({ closesAt }) => (closesAt ? <CalendarDay day={closesAt} /> : EMPTY_VALUE),
  appliedAt: (lead) =>
    lead.appliedAt && hasField(lead, 'appliedAt') ? (
      <CalendarDay day={calendarDateOf(lead.appliedAt)} />
    ) : (
      EMPTY_VALUE
    ),
  updatedAt: ({ updatedAt }) => <EventTime at={updatedAt} />,
};

/** The columns after the lead itself, which the user can hide. */
const TABLE_COLUMNS = LEAD_FIELD_NAMES.flatMap((field) => {
  const { path, name, column } = leadField(field);
  if (!column) return [];
  const by = path as LeadSortField;
  return [
    {
      by,
      field,
      name,
      width: column.width,
      cell: CELLS[by] ?? ((lead: Lead) => lead[by] || EMPTY_VALUE),
    },
  ];
});

/** A column of the table of leads. */
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** The columns that the user can show, by the types of the leads: a value only if a lead has one. */
export function useColumns(): readonly TableColumn[] {
  const hasValues = useAppSelector((state) => selectLeadStats(state).totalValues.length > 0);
  const used = useAppSelector(selectUsedFields);
  return TABLE_COLUMNS.filter(({ by, field }) => (by === 'value' ? hasValues : used.has(field)));
}

/** The columns of the table, without those that the user hid. */
export function useShownColumns(): readonly TableColumn[] {
  const hidden = useAppSelector(selectHiddenColumns);
  return useColumns().filter(({ by }) => !hidden.includes(by));
}
