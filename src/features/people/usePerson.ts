import { skipToken } from '@reduxjs/toolkit/query';
import { useGetPersonQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { selectPeopleById } from './peopleSlice.ts';

/** A person of the list, or else of the server; `undefined` until they are known. */
export function usePerson(id: string | undefined): Person | undefined {
  const listed = useAppSelector(selectPeopleById).get(id ?? '');
  const fetched = useGetPersonQuery(listed || !id ? skipToken : id);
  return listed ?? fetched.currentData;
}
