import { CalendarClock, Users } from 'lucide-react';
import { useAppDispatch } from '#app/hooks.ts';
import { KNOWN_AS } from '#domain/contract/enums.ts';
import type { Person } from '#domain/contract/people.ts';
import { KNOWN_AS_LABELS } from '#domain/people/person.ts';
import { FollowUpPicks } from '#features/leads/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { MenuItem, SubMenu } from '#ui/overlays/Menu.tsx';
import { changePeople, setPeopleFollowUp } from './peopleThunks.ts';

/** The address of a person's sheet. */
export const personPath = (id: string): string => `/app/people?person=${encodeURIComponent(id)}`;

/** The items that set when to follow up on people. */
export function FollowUpItems({ people }: { people: readonly Person[] }) {
  const dispatch = useAppDispatch();
  const personIds = people.map(({ id }) => id);
  return (
    <FollowUpPicks
      onSet={(at) => void dispatch(setPeopleFollowUp(people, at))}
      onPickDate={() => dispatch(dialogOpened({ kind: 'followUp', leadIds: [], personIds }))}
      isOne={people.length === 1}
      isSet={people.some(({ nextFollowUpAt }) => nextFollowUpAt)}
    />
  );
}

/** The items that say how the user knows people. */
export function KnownAsItems({ people }: { people: readonly Person[] }) {
  const dispatch = useAppDispatch();
  return KNOWN_AS.map((knownAs) => (
    <MenuItem
      key={knownAs}
      icon={Users}
      onSelect={() => dispatch(changePeople(people, () => ({ knownAs }), KNOWN_AS_LABELS[knownAs]))}
    >
      {KNOWN_AS_LABELS[knownAs]}
    </MenuItem>
  ));
}

export const FollowUpOn = ({ people }: { people: readonly Person[] }) => (
  <SubMenu icon={CalendarClock} label="Follow up on">
    <FollowUpItems people={people} />
  </SubMenu>
);
