import { freeze } from '@reduxjs/toolkit';
import type { PeopleChange, PeopleResponse, Person } from '#domain/contract/people.ts';

/** The user's listed people, newest first, with those changes that the server hasn't confirmed. */
export interface PeopleList {
  people: Person[];
  /** How many others there are. */
  unlisted: number;
}

export const toPeopleList = (pages: readonly PeopleResponse[]): PeopleList =>
  // Once, or each reducer that stores it would look at all people.
  freeze(
    { people: pages.flatMap(({ data }) => data), unlisted: pages.at(-1)?.unlisted ?? 0 },
    true,
  );

/** Adds or replaces people, except where the list has a newer version. Those who aren't listed leave. */
export function withPeople({ people, unlisted }: PeopleList, some: readonly Person[]): PeopleList {
  const byId = new Map(some.map((person) => [person.id, person]));
  const kept = people.map((known) => {
    const person = byId.get(known.id);
    byId.delete(known.id);
    return person && person.version >= known.version ? person : known;
  });
  const added = [...byId.values()].filter(({ isListed }) => isListed);
  return { people: [...added, ...kept], unlisted };
}

export const withoutPeople = (list: PeopleList, ids: readonly string[]): PeopleList => ({
  ...list,
  people: list.people.filter(({ id }) => !ids.includes(id)),
});

/** The list as it will be after a change. */
export function withChange(list: PeopleList, { people = [], deletedIds = [] }: PeopleChange) {
  const changes = new Map(people.map(({ version: _, ...change }) => [change.id, change]));
  return {
    ...list,
    people: list.people
      .filter(({ id }) => !deletedIds.includes(id))
      .map((person) => ({ ...person, ...changes.get(person.id) }) as Person),
  };
}
