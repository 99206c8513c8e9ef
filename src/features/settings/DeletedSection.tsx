import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  useChangePeopleMutation,
  useClearDeletedLeadsMutation,
  useClearDeletedPeopleMutation,
  useGetDeletedLeadsInfiniteQuery,
  useGetDeletedPeopleQuery,
} from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import { RestoreLead } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Rows } from './Rows.ts';

function RestorePerson({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const [changePeople, { isLoading }] = useChangePeopleMutation();
  async function restore() {
    const { error } = await changePeople({ restoredIds: [id] });
    dispatch(
      error
        ? failed(error, 'restoring person')
        : toastShown({ tone: 'success', text: 'Person restored.' }),
    );
  }
  return (
    <Button icon={RotateCcw} busy={isLoading} onClick={restore}>
      Restore
    </Button>
  );
}

interface DeletedProps {
  name: string;
  company: string;
  deletedAt: string;
  mark: ReactNode;
  restore: ReactNode;
}

const Deleted = ({ name, company, deletedAt, mark, restore }: DeletedProps) => (
  <li>
    {mark}
    <div>
      <p>
        <strong>{name}</strong> {company}
      </p>
      <p>
        Deleted <EventTime at={deletedAt} inText />
      </p>
    </div>
    {restore}
  </li>
);

/** Leads and people that can still be restored. */
export function DeletedSection() {
  const confirm = useConfirmedWrite();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGetDeletedLeadsInfiniteQuery();
  const ofPeople = useGetDeletedPeopleQuery();
  const leads = data?.pages.flatMap((page) => page.data);
  const people = ofPeople.data;
  const [clearLeads, clearingLeads] = useClearDeletedLeadsMutation();
  const [clearPeople, clearingPeople] = useClearDeletedPeopleMutation();
  const clearAll = () =>
    confirm({
      title: 'Delete all of these for good?',
      text: "The leads' notes and pitches are deleted, too. This can't be undone.",
      confirmLabel: 'Delete for good',
      write: async () => {
        const [ofLeads, ofOthers] = await Promise.all([clearLeads(), clearPeople()]);
        return { error: ofLeads.error ?? ofOthers.error };
      },
      doing: 'deleting',
    });
  const failure = error ?? ofPeople.error;
  if (failure && !(leads && people)) {
    const retry = () => void Promise.all([refetch(), ofPeople.refetch()]);
    return (
      <LoadingError
        title="Error loading deleted leads and people"
        error={failure}
        onRetry={retry}
      />
    );
  }
  const isLoaded = leads !== undefined && people !== undefined;
  const isEmpty = !leads?.length && !people?.length;
  return (
    <SectionCard
      title="Recently deleted"
      text={`Deleted leads and people can be restored for ${DAYS_TO_RESTORE} days, leads with their notes and pitches.`}
    >
      {!isLoaded && <p>Loading...</p>}
      {isLoaded && isEmpty && <p>No deleted leads or people.</p>}
      {isLoaded && !isEmpty && (
        <>
          <Rows>
            {leads.map(({ id, title, ...lead }) => (
              <Deleted
                key={id}
                name={title}
                {...lead}
                mark={<Monogram name={lead.company} />}
                restore={<RestoreLead id={id} />}
              />
            ))}
            {people.map(({ id, name, ...person }) => (
              <Deleted
                key={id}
                name={name || 'No name'}
                {...person}
                mark={<Monogram name={name} isRound />}
                restore={<RestorePerson id={id} />}
              />
            ))}
          </Rows>
          <Row>
            {hasNextPage && (
              <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
                Show more leads
              </Button>
            )}
            <Button
              variant="danger"
              busy={clearingLeads.isLoading || clearingPeople.isLoading}
              onClick={clearAll}
            >
              Delete for good
            </Button>
          </Row>
        </>
      )}
    </SectionCard>
  );
}
