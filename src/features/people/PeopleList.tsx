import { skipToken } from '@reduxjs/toolkit/query';
import { SearchX, Upload, Users } from 'lucide-react';
import type { DragEvent } from 'react';
import { useFindPeopleQuery } from '#api/api.ts';
import type { PeopleList as People } from '#api/peopleList.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { counted } from '#domain/counted.ts';
import { NO_PEOPLE_FILTERS } from '#domain/people/peopleList.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { SelectableList } from '#features/shell/SelectableList.tsx';
import { useSettled } from '#features/shell/useSettled.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ROW_HEIGHT, TableFrame, TableRow } from '#ui/layout/Table.tsx';
import { droppedFiles } from './droppedFiles.ts';
import { PeopleBar } from './PeopleBar.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PeopleToolbar } from './PeopleToolbar.tsx';
import {
  peopleFiltered,
  personOpened,
  selectPeopleById,
  selectPeopleState,
} from './peopleSlice.ts';
import { useWriteTo } from './useWriteTo.ts';

const Placeholder = () => (
  <TableFrame aria-hidden>
    {[...'abcdefgh'].map((row) => (
      <TableRow key={row} style={{ gridTemplateColumns: '28px 1fr' }}>
        <Skeleton width="28px" height="28px" />
        <Skeleton width="200px" height={`${ROW_HEIGHT - 14}px`} />
      </TableRow>
    ))}
  </TableFrame>
);

interface PeopleListProps {
  /** Who matches the filters. */
  shown: readonly Person[];
  /** `undefined` while it loads. */
  list: People | undefined;
}

/** The list of people; while there is a search, connections that aren't listed come below. */
export function PeopleList({ shown, list }: PeopleListProps) {
  const dispatch = useAppDispatch();
  const write = useWriteTo();
  const { filters, openId } = useAppSelector(selectPeopleState);
  const search = useSettled(filters.search.trim());
  const unlisted = list?.unlisted ?? 0;
  const { currentData: found = [] } = useFindPeopleQuery(
    search && unlisted > 0 ? { q: search, listed: 'false', limit: 50 } : skipToken,
  );
  const byId = useAppSelector(selectPeopleById);
  const others = filters.search.trim() ? found.filter(({ id }) => !byId.has(id)) : [];
  const all = [...shown, ...others];
  const open = (id: string) => dispatch(personOpened(id));
  const importContacts = () => dispatch(dialogOpened({ kind: 'importPeople' }));
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    droppedFiles.add(file);
    importContacts();
  }
  const isEmpty = list !== undefined && list.people.length + unlisted === 0;
  const connections =
    unlisted > 0 && filters.search === ''
      ? `${counted(unlisted, "connection from LinkedIn isn't", "connections from LinkedIn aren't")} listed. Search finds them.`
      : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of the menu takes files as well.
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {isEmpty ? (
        <EmptyState
          icon={Users}
          title="No People Yet"
          text="People you write with appear here."
          action={
            <Button icon={Upload} onClick={importContacts}>
              Import contacts
            </Button>
          }
        />
      ) : (
        <>
          <PeopleToolbar shown={shown} />
          <SelectableList
            ids={all.map(({ id }) => id)}
            exists={(id) => byId.has(id)}
            openId={openId}
            onOpen={open}
            rowKeys={{
              w: (id) => {
                const person = byId.get(id);
                if (person) write(person);
              },
              n: open,
            }}
          >
            {!list && <Placeholder />}
            {list && all.length === 0 && list.people.length > 0 && (
              <EmptyState
                icon={SearchX}
                title="Nobody matches."
                text="Try a different search or clear your filters."
                action={
                  <Button onClick={() => dispatch(peopleFiltered(NO_PEOPLE_FILTERS))}>
                    Clear all
                  </Button>
                }
              />
            )}
            {list && (all.length > 0 || list.people.length === 0) && (
              <PeopleTable people={all} note={connections} />
            )}
          </SelectableList>
          <PeopleBar />
        </>
      )}
    </div>
  );
}
