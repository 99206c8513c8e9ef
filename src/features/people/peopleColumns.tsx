import type { ReactNode } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { personField } from '#domain/contract/personFields.ts';
import { EMPTY_VALUE } from '#domain/leads/lead.ts';
import { PEOPLE_COLUMNS } from '#domain/people/peopleList.ts';
import { KNOWN_AS_LABELS } from '#domain/people/person.ts';
import { FollowUpBadge } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { selectPeopleState } from './peopleSlice.ts';

type Column = (typeof PEOPLE_COLUMNS)[number];

const CELLS: Record<Column, (person: Person) => ReactNode> = {
  company: ({ company }) => company || EMPTY_VALUE,
  knownAs: ({ knownAs, isListed }) =>
    isListed ? (knownAs ? KNOWN_AS_LABELS[knownAs] : EMPTY_VALUE) : 'On LinkedIn',
  nextFollowUpAt: (person) => <FollowUpBadge lead={person} short fallback={EMPTY_VALUE} />,
  lastContactAt: ({ lastContactAt }) =>
    lastContactAt ? <EventTime at={lastContactAt} /> : EMPTY_VALUE,
};

/** The columns after the person, which the user can hide. */
export const COLUMNS = PEOPLE_COLUMNS.map((by) => ({
  by,
  name: personField(by).name,
  width: personField(by).column,
  cell: CELLS[by],
}));
export type PersonColumn = (typeof COLUMNS)[number];

/** Where there is less room, how the user knows someone is in the second line; with little, rows are a phone's. */
const KNOWN_AS_QUERY = '(min-width: 1100px)';
export const COLUMNS_QUERY = '(min-width: 960px)';

/** The columns of the table, without those that the user hid. */
export function useShownColumns(): readonly PersonColumn[] {
  const { hiddenColumns } = useAppSelector(selectPeopleState);
  const hasKnownAs = useMediaQuery(KNOWN_AS_QUERY);
  return COLUMNS.filter(
    ({ by }) => !hiddenColumns.includes(by) && (by !== 'knownAs' || hasKnownAs),
  );
}
