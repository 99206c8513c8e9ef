import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { ViewBody } from './ActionBar.tsx';
import { FormRouter } from './FormRouter.tsx';
import { PanelLeadDetails } from './PanelLeadDetails.tsx';

/** The form's page has no padding of its own; its sticky footer touches the bottom. */
const FormBody = styled(ViewBody)`
  padding-bottom: 0;
`;

/** What is open of one lead: its details, the form, or a modal. */
export function LeadViews() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const lead = useLeadInView();
  const close = () => dispatch(viewClosed(view));
  if (!lead) return null;
  return (
    <FormRouter>
      {view.kind === 'details' && <PanelLeadDetails lead={lead} onClose={close} />}
      {view.kind === 'form' && (
        <FormBody>
          <LeadForm key={lead.id} lead={lead} onClose={close} />
        </FormBody>
      )}
      {view.kind === 'note' && <AddNoteModal leadId={lead.id} onClose={close} />}
      {view.kind === 'deletion' && <DeleteLeadDialog lead={lead} onClose={close} />}
    </FormRouter>
  );
}
