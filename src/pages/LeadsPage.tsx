import { Plus } from 'lucide-react';
import { useGetInsightLeadsQuery, useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useListShortcuts } from '#features/leads/keys/useListShortcuts.ts';
import { selectLeadFilters } from '#features/leads/leadFiltersSlice.ts';
import { selectSort } from '#features/leads/leadListSlice.ts';
import { leadFormOpened } from '#features/leads/leadsViewSlice.ts';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { LeadsOverview } from '#features/leads/list/LeadsOverview.tsx';
import { type ShownLeads, useShownLeads } from '#features/leads/list/useShownLeads.ts';
import { OpenLead } from '#features/leads/OpenLead.tsx';
import { ViewTabs } from '#features/leads/views/ViewTabs.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { selectLeadsPage } from './selectLeadsPage.ts';

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
  // Here, so that the list is the same after a form.
  const list = useShownLeads(useAppSelector(selectSort));
  useListShortcuts(list.ids);
  return (
    <OpenLead ids={list.ids} addLeadId={ADD_LEAD}>
      <LeadList list={list} />
    </OpenLead>
  );
}
