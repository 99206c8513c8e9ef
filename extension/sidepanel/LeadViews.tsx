import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { DeleteLeadDialog } from '#features/leads/DeleteLeadDialog.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { AddNoteModal } from '#features/notes/AddNoteModal.tsx';
import { FormRouter } from './FormRouter.tsx';
import { PanelLeadDetails } from './PanelLeadDetails.tsx';

const Body = styled.main`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
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
        <Body>
          <LeadForm key={lead.id} lead={lead} onClose={close} />
        </Body>
      )}
      {view.kind === 'note' && <AddNoteModal leadId={lead.id} onClose={close} />}
      {view.kind === 'deletion' && <DeleteLeadDialog lead={lead} onClose={close} />}
    </FormRouter>
  );
}
