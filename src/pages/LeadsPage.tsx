import { Plus } from 'lucide-react';
import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { hasProfile } from '#domain/profile.ts';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { FiltersInAddress } from '#features/leads/FiltersInAddress.ts';
import { LeadDetailsModal } from '#features/leads/LeadDetailsModal.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { LeadsOverview } from '#features/leads/LeadsOverview.tsx';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { useLeadView } from '#features/leads/useLeadView.ts';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { useFocusWhenReplaced } from '#features/shell/useFocusWhenReplaced.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** /app/leads: the list with what stands over it, or the form in its place, as the address says. */
export function LeadsPage() {
  const [view, { open, close }] = useLeadView();
  const lead = useLeadInView();
  const { data: profile } = useGetProfileQuery();
  // Held here as well: the leads stay in the cache while the form stands in place of their list.
  useGetLeadsQuery();

  const formOpen = view.kind === 'form' && (view.leadId === null || lead !== undefined);
  useFocusWhenReplaced(formOpen);
  const addLead = hasProfile(profile) && (
    <Button variant="primary" icon={Plus} onClick={() => open({ kind: 'form', leadId: null })}>
      Add Lead
    </Button>
  );
  return (
    <>
      <FiltersInAddress />
      {formOpen ? (
        <LeadForm key={view.leadId} lead={lead} />
      ) : (
        <>
          <PageHeader title="Leads" actions={addLead} />
          <LeadsOverview />
        </>
      )}
      {view.kind === 'details' && lead && <LeadDetailsModal lead={lead} />}
      {view.kind === 'deletion' && lead && <DeleteLeadDialog lead={lead} onClose={close} />}
      {view.kind === 'note' && lead && (
        <AddNoteModal key={lead.id} leadId={lead.id} onClose={close} />
      )}
    </>
  );
}
