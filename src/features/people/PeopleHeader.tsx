import { Plus } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import { daysOverdue } from '#domain/leads/followUp.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { COLUMNS_QUERY } from './peopleColumns.tsx';
import { selectPeople } from './peopleSlice.ts';

/** '46 people, 5 to follow up' */
export function PeopleCounts() {
  const people = useAppSelector(selectPeople);
  const due = people.filter(
    ({ nextFollowUpAt }) => nextFollowUpAt && daysOverdue(nextFollowUpAt) >= 0,
  ).length;
  const counts = [
    counted(people.length, 'person', 'people'),
    due > 0 && `${due.toLocaleString()} to follow up`,
  ];
  return people.length > 0 && <Muted>{counts.filter(Boolean).join(', ')}</Muted>;
}

/** The title of the page of people, how many there are, and the button that adds one. */
export function PeopleHeader() {
  const dispatch = useAppDispatch();
  const hasHeads = useMediaQuery(COLUMNS_QUERY);
  return (
    <PageHeader
      title="People"
      dense
      beside={hasHeads && <PeopleCounts />}
      actions={
        <Button
          variant="primary"
          icon={Plus}
          onClick={() => dispatch(dialogOpened({ kind: 'addPerson' }))}
        >
          Add Person
        </Button>
      }
    />
  );
}
