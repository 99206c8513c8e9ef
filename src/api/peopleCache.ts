import { original } from '@reduxjs/toolkit';
import type { PeopleChange, Person } from '#domain/contract/people.ts';
import { isNotFound } from './apiError.ts';
import { cache, errorOf, type Lifecycle } from './cache.ts';
import { type PeopleList, withChange, withoutPeople, withPeople } from './peopleList.ts';
import type { ThunkExtra } from './sendRequest.ts';

/** Changes the cached list, which isn't a draft: Immer would wrap each of 10,000 people. */
export const changePeopleList = (change: (list: PeopleList) => PeopleList) =>
  cache.util.updateQueryData('getPeople', undefined, (draft) => {
    const list = draft && original(draft);
    return list && change(list as PeopleList);
  });

/** Puts the people of the response into the list. Those that are gone leave it. */
export async function storePeople(
  { dispatch, queryFulfilled }: Lifecycle<Person | Person[]>,
  ids: readonly string[] = [],
): Promise<void> {
  const error = await errorOf(queryFulfilled);
  if (error) {
    if (isNotFound(error)) dispatch(changePeopleList((list) => withoutPeople(list, ids)));
    return;
  }
  const people = [(await queryFulfilled).data].flat();
  dispatch(changePeopleList((list) => withPeople(list, people)));
}

/** Shows a change of people until the response is here, or for as long as a client's outbox keeps it. */
export async function showPeopleChange(
  change: PeopleChange,
  lifecycle: Lifecycle<Person[]> & { extra: unknown },
): Promise<void> {
  const shown = lifecycle.dispatch(changePeopleList((list) => withChange(list, change)));
  const error = await errorOf(lifecycle.queryFulfilled);
  const isKept = error?.kind === 'network' && (lifecycle.extra as ThunkExtra).outbox;
  if (error && !isKept) shown.undo();
  await storePeople(lifecycle);
}
