import { CalendarClock, Merge, Trash2, Users, X } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { BarButton, FloatingBar } from '#features/shell/FloatingBar.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Menu } from '#ui/overlays/Menu.tsx';
import { FollowUpItems, KnownAsItems } from './PersonActions.tsx';
import { peopleSelected, selectPeopleById, selectPeopleState } from './peopleSlice.ts';
import { removePeople } from './peopleThunks.ts';

/** Changes all selected people at once. */
export function PeopleBar() {
  const dispatch = useAppDispatch();
  const byId = useAppSelector(selectPeopleById);
  const { selectedIds } = useAppSelector(selectPeopleState);
  const people = selectedIds.flatMap((id) => byId.get(id) ?? []) as Person[];
  if (people.length === 0) return null;
  return (
    <FloatingBar aria-label="Selected people">
      <strong role="status">{people.length.toLocaleString()} selected</strong>
      <IconButton label="Clear selection" icon={X} onClick={() => dispatch(peopleSelected([]))} />
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
    </FloatingBar>
  );
}
