import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { hasProfile } from '#domain/profile.ts';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { leadFormOpened, leadViewClosed, selectLeadView } from '#features/leads/index.ts';
import { LeadDetailsModal } from '#features/leads/LeadDetailsModal.tsx';
import { LeadFilterBar } from '#features/leads/LeadFilterBar.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { LeadResults } from '#features/leads/LeadResults.tsx';
import { LeadStatsBar } from '#features/leads/LeadStatsBar.tsx';
import { LeadsEmptyState } from '#features/leads/LeadsEmptyState.tsx';
import { useLead } from '#features/leads/useLead.ts';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorBlock } from '#ui/ErrorBlock.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/Stack.tsx';

/** /app/leads: the list with its figures and filters, or the form in its place. */
export function LeadsPage() {
  const dispatch = useDispatch();
  const { key: visit } = useLocation();
  const view = useSelector(selectLeadView);
  const formLeadId = view.kind === 'form' ? view.leadId : null;
  const formLead = useLead(formLeadId);
  const { data: profile, isLoading: profileLoading } = useGetProfileQuery();
  const profileExists = hasProfile(profile);

  // Coming to this page, from elsewhere or by its own link, shows the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` changes with every navigation.
  useEffect(() => {
    dispatch(leadViewClosed());
  }, [dispatch, visit]);

  // A lead that is gone by now cannot be edited: the list says so better than an empty form.
  const formOpen = view.kind === 'form' && (formLeadId === null || formLead !== undefined);
  if (formOpen) return <LeadForm key={formLeadId} lead={formLead} />;
  return (
    <>
      <PageHeader
        title="Leads"
        actions={
          profileExists && (
            <Button variant="primary" icon={Plus} onClick={() => dispatch(leadFormOpened(null))}>
              Add Lead
            </Button>
          )
        }
      />
      <LeadsContent profileExists={profileExists} profileLoading={profileLoading} />
      <LeadDetailsModal />
      <DeleteLeadDialog />
      <AddNoteModal />
    </>
  );
}

function LeadsContent(profile: { profileExists: boolean; profileLoading: boolean }) {
  const { data: leads, error, isLoading, refetch } = useGetLeadsQuery();
  if (error && !leads) {
    return (
      <ErrorBlock
        title="Error loading leads"
        text={errorMessage(error)}
        action={<Button onClick={refetch}>Try Again</Button>}
      />
    );
  }
  if (leads?.length === 0 && !profile.profileLoading) {
    return <LeadsEmptyState profileExists={profile.profileExists} />;
  }
  const loading = isLoading || leads?.length === 0;
  return (
    <>
      <Stack>
        <LeadStatsBar loading={loading} />
        <LeadFilterBar />
      </Stack>
      <LeadResults loading={loading} />
    </>
  );
}
