import { Suspense } from 'react';
import { useGetLeadsQuery, useGetPeopleQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { PeopleHeader } from '#features/people/PeopleHeader.tsx';
import { PeopleList } from '#features/people/PeopleList.tsx';
import { selectPeopleState, selectShownPeople } from '#features/people/peopleSlice.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { useNow } from '#ui/hooks/useNow.ts';
import { lazy } from '#ui/lazy.tsx';

const PersonSheet = lazy(() => import('#features/people/PersonSheet.tsx'), 'PersonSheet');

const HOUR = 3_600_000;

/** /app/people: the list, with a person's sheet beside it. */
export function PeoplePage() {
  const people = useGetPeopleQuery();
  useGetLeadsQuery();
  const now = Math.floor(useNow(HOUR) / HOUR) * HOUR;
  const { openId } = useAppSelector(selectPeopleState);
  const shown = useAppSelector((state) => selectShownPeople(state, now));
  return (
    <>
      <PeopleHeader />
      {people.isError && !people.data ? (
        <LoadingError
          title="Error loading people"
          error={people.error}
          onRetry={() => void people.refetch()}
        />
      ) : (
        <PeopleList shown={shown} list={people.data} />
      )}
      <Suspense>{openId && <PersonSheet id={openId} list={shown.map(({ id }) => id)} />}</Suspense>
    </>
  );
}
