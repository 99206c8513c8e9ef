import { type DataRouter, matchPath } from 'react-router-dom';
import { personVisited } from '#features/people/peopleSlice.ts';
import type { AppStore } from './createStore.ts';
import { onVisit } from './onVisit.ts';

/** Opens the person in `/app/people?person=ID`. Returns a function that stops it. */
export const syncPerson = (store: AppStore, router: DataRouter): (() => void) =>
  onVisit(router, ({ pathname, search }) => {
    if (matchPath('/app/people', pathname))
      store.dispatch(personVisited(new URLSearchParams(search).get('person')));
  });
