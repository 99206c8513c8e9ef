import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { LeadResults } from '#features/leads/list/LeadResults.tsx';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { LeadsHeader } from '#features/leads/list/LeadsHeader.tsx';
import { OpenLead } from '#features/leads/OpenLead.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { selectLeadsPage } from './selectLeadsPage.ts';

/** /app/leads: the list, with a lead's details beside it, or the lead form instead. */
export function LeadsPage() {
  const page = useAppSelector(selectLeadsPage);
  const { status, canAddLead } = page;
  const profile = useGetProfileQuery();
  const leads = useGetLeadsQuery();
  const retry = () => {
    leads.refetch();
    profile.refetch();
  };
  const hasList = status === 'loading' || status === 'content';
  return (
    <OpenLead>
      <LeadsHeader hasList={hasList} canAddLead={canAddLead} />
      {hasList && <LeadResults loading={status === 'loading'} />}
      {status === 'empty' && <LeadsEmptyState profileExists={canAddLead === true} />}
      {status === 'error' && <LoadingError title={page.title} error={page.error} onRetry={retry} />}
    </OpenLead>
  );
}
