import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useGetInsightLeadsQuery, useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useListShortcuts } from '#features/leads/keys/useListShortcuts.ts';
import { selectLeadFilters } from '#features/leads/leadFiltersSlice.ts';
import { selectSort } from '#features/leads/leadListSlice.ts';
import { leadFormOpened, selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { LeadsOverview } from '#features/leads/list/LeadsOverview.tsx';
import { type ShownLeads, useShownLeads } from '#features/leads/list/useShownLeads.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { ViewTabs } from '#features/leads/views/ViewTabs.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { lazyPart } from '#features/shell/lazyPart.tsx';
import { useFocusWhenReplaced } from '#features/shell/useFocusWhenReplaced.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { selectLeadsPage } from './selectLeadsPage.ts';

// The list loads first.
const LeadForm = lazyPart(async () => (await import('#features/leads/form/LeadForm.tsx')).LeadForm);
const LeadDetailsSheet = lazyPart(
  async () => (await import('#features/leads/details/LeadDetailsSheet.tsx')).LeadDetailsSheet,
);

const ADD_LEAD = 'add-lead';

/** The list in all of its states. */
function LeadList({ list }: { list: ShownLeads }) {
  const dispatch = useAppDispatch();
  const page = useAppSelector(selectLeadsPage);
  const { refetch: refetchProfile } = useGetProfileQuery();
  const { refetch: refetchLeads } = useGetLeadsQuery();
  const { insight } = useAppSelector(selectLeadFilters);
  const figure = useGetInsightLeadsQuery(insight, { skip: insight === '' });
  const retry = () => {
    refetchLeads();
    refetchProfile();
    if (insight !== '') figure.refetch();
  };
  const addLead = page.canAddLead && (
    <Button
      id={ADD_LEAD}
      variant="primary"
      icon={Plus}
      onClick={() => dispatch(leadFormOpened(null))}
    >
      Add Lead
    </Button>
  );
  return (
    <>
      <PageHeader title="Leads" beside={<ViewTabs />} actions={addLead} />
      {page.status === 'error' && (
        <LoadingError title={page.title} error={page.error} onRetry={retry} />
      )}
      {page.status === 'empty' && <LeadsEmptyState profileExists={page.canAddLead} />}
      {(page.status === 'loading' || page.status === 'content') && (
        <LeadsOverview list={list} loading={page.status === 'loading'} />
      )}
    </>
  );
}

/** /app/leads: the list, with a lead's details beside it, or the lead form instead. */
export function LeadsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const close = () => dispatch(viewClosed(view));
  const lead = useLeadInView(view.kind === 'list' ? null : view.leadId, close);
  // Here, so that the list is the same after a form.
  const list = useShownLeads(useAppSelector(selectSort));

  useListShortcuts(list.ids);

  const isFormOpen = view.kind === 'form' && (view.leadId === null || lead !== undefined);
  const openerId = view.kind === 'form' && view.leadId;
  useFocusWhenReplaced(
    isFormOpen,
    openerId ? `[data-lead='${CSS.escape(openerId)}'] [aria-label='Edit Lead']` : `#${ADD_LEAD}`,
  );
  return (
    <>
      {isFormOpen ? (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <LeadForm key={view.leadId} lead={lead} onClose={close} />
        </Suspense>
      ) : (
        <LeadList list={list} />
      )}
      <Suspense>
        {view.kind === 'details' && lead && (
          <LeadDetailsSheet lead={lead} ids={list.ids} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
