import { CalendarClock, Merge, Trash2, Users } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { BarButton, SelectionBar } from '#features/shell/FloatingBar.tsx';
import { selectSelectedSet } from '#features/shell/listSlice.ts';
import { Menu } from '#ui/overlays/Menu.tsx';
import { FollowUpItems, KnownAsItems } from './PersonActions.tsx';
import { selectPeopleById } from './peopleSlice.ts';
import { removePeople } from './peopleThunks.ts';

/** Changes all selected people at once. */
export function PeopleBar() {
  const dispatch = useAppDispatch();
  const byId = useAppSelector(selectPeopleById);
  const selectedIds = [...useAppSelector(selectSelectedSet)];
  const people = selectedIds.flatMap((id) => byId.get(id) ?? []) as Person[];
  if (people.length === 0) return null;
  return (
    <SelectionBar label="Selected people" status={`${people.length.toLocaleString()} selected`}>
      <Menu label="Known as" side="top" trigger={<BarButton label="Known as" icon={Users} />}>
        <KnownAsItems people={people} />
      </Menu>
      <Menu
        label="Follow up on"
        side="top"
        trigger={<BarButton label="Follow up on" icon={CalendarClock} />}
      >
        <FollowUpItems people={people} />
      </Menu>
      {people.length === 2 && (
        <BarButton
          label="Merge"
          icon={Merge}
          onClick={() => dispatch(dialogOpened({ kind: 'mergePeople', ids: selectedIds }))}
        />
      )}
      <BarButton label="Delete" icon={Trash2} onClick={() => dispatch(removePeople(people))} />
    </SelectionBar>
  );
}
