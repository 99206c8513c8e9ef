import { RotateCcw } from 'lucide-react';
import {
  useClearDeletedLeadsMutation,
  useGetDeletedLeadsInfiniteQuery,
  useRestoreLeadsMutation,
} from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import type { DeletedLead } from '#domain/contract/leads.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Rows } from './Rows.ts';

function DeletedLeadRow({ lead }: { lead: DeletedLead }) {
  const dispatch = useAppDispatch();
  const [restoreLeads, { isLoading }] = useRestoreLeadsMutation();
  async function restore() {
    const { error } = await restoreLeads([lead.id]);
    dispatch(
      error
        ? failed(error, 'restoring lead')
        : toastShown({ tone: 'success', text: 'Lead restored.' }),
    );
  }
  return (
    <li>
      <Monogram name={lead.company} />
      <div>
        <p>
          <strong>{lead.title}</strong> {lead.company}
        </p>
        <p>
          Deleted <EventTime at={lead.deletedAt} inText />
        </p>
      </div>
      <Button icon={RotateCcw} busy={isLoading} onClick={restore}>
        Restore
      </Button>
    </li>
  );
}

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
            {leads.map((lead) => (
              <DeletedLeadRow key={lead.id} lead={lead} />
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
