import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { hasProfile } from '#domain/profile.ts';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { LeadDetailsModal } from '#features/leads/LeadDetailsModal.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { LeadsOverview } from '#features/leads/LeadsOverview.tsx';
import { leadFormOpened, selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { useFocusWhenReplaced } from '#features/shell/useFocusWhenReplaced.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** /app/leads: the list with a modal over it, or the form in its place. */
export function LeadsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const lead = useLeadInView();
  const { data: profile } = useGetProfileQuery();
  // Subscribed here too: the leads stay in the cache while the form replaces the list.
  useGetLeadsQuery();
  const close = useCallback(() => dispatch(viewClosed(view)), [dispatch, view]);

  const formOpen = view.kind === 'form' && (view.leadId === null || lead !== undefined);
  useFocusWhenReplaced(formOpen);
  const addLead = hasProfile(profile) && (
    <Button variant="primary" icon={Plus} onClick={() => dispatch(leadFormOpened(null))}>
      Add Lead
    </Button>
  );
  return (
    <>
      {formOpen ? (
        <LeadForm key={view.leadId} lead={lead} onClose={close} />
      ) : (
        <>
          <PageHeader title="Leads" actions={addLead} />
          <LeadsOverview />
        </>
      )}
      {view.kind === 'details' && lead && <LeadDetailsModal lead={lead} onClose={close} />}
      {view.kind === 'deletion' && lead && <DeleteLeadDialog lead={lead} onClose={close} />}
      {view.kind === 'note' && lead && (
        <AddNoteModal key={lead.id} leadId={lead.id} onClose={close} />
      )}
    </>
  );
}
