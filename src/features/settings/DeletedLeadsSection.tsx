import { useClearDeletedLeadsMutation, useGetDeletedLeadsInfiniteQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import { RestoreLead } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Rows } from './Rows.ts';

/** Leads that can still be restored. */
export function DeletedLeadsSection() {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGetDeletedLeadsInfiniteQuery();
  const leads = data?.pages.flatMap((page) => page.data);
  const [clear, { isLoading }] = useClearDeletedLeadsMutation();
  async function clearAll() {
    const isConfirmed = await ask({
      title: 'Delete these leads for good?',
      text: "Their notes and pitches are deleted, too. This can't be undone.",
      confirmLabel: 'Delete for good',
      danger: true,
    });
    if (!isConfirmed) return;
    const { error: failure } = await clear();
    if (failure) dispatch(failed(failure, 'deleting leads'));
  }
  if (error && !leads) {
    return <LoadingError title="Error loading deleted leads" error={error} onRetry={refetch} />;
  }
  return (
    <SectionCard
      title="Recently deleted"
      text={`Deleted leads can be restored for ${DAYS_TO_RESTORE} days, with their notes and pitches.`}
    >
      {!leads?.length && <p>{leads ? 'No deleted leads.' : 'Loading...'}</p>}
      {leads && leads.length > 0 && (
        <>
          <Rows>
            {leads.map(({ id, title, company, deletedAt }) => (
              <li key={id}>
                <Monogram name={company} />
                <div>
                  <p>
                    <strong>{title}</strong> {company}
                  </p>
                  <p>
                    Deleted <EventTime at={deletedAt} inText />
                  </p>
                </div>
                <RestoreLead id={id} />
              </li>
            ))}
          </Rows>
          <Row>
            {hasNextPage && (
              <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
                Show more
              </Button>
            )}
            <Button variant="danger" busy={isLoading} onClick={clearAll}>
              Delete for good
            </Button>
          </Row>
        </>
      )}
    </SectionCard>
  );
}
