import styled from 'styled-components';
import { useAppSelector, useAppStore } from '#app/hooks.ts';
import { LeadForm } from '#features/leads/form/LeadForm.tsx';
import { selectLeadById } from '#features/leads/leadSelectors.ts';
import { leadOpened, selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { FormRouter } from './FormRouter.tsx';
import { PanelLeadDetails } from './PanelLeadDetails.tsx';
import { ViewBody } from './ViewBody.tsx';

/** The form's page has no padding of its own; its sticky footer touches the bottom. */
const FormBody = styled(ViewBody)`
  padding-bottom: 0;
`;

/** The details or the form of one lead. */
export function LeadViews() {
  const { dispatch, getState } = useAppStore();
  const view = useAppSelector(selectLeadsView);
  /** A form leads back to its lead, unless that was deleted. Another view may be open by then. */
  function close() {
    const leadId = view.kind === 'form' ? view.leadId : null;
    const isOpen = selectLeadsView(getState()) === view && selectLeadById(getState(), leadId);
    dispatch(leadId !== null && isOpen ? leadOpened(leadId) : viewClosed(view));
  }
  const lead = useLeadInView(view.kind === 'list' ? null : view.leadId, close);
  const isNew = view.kind === 'form' && view.leadId === null;
  if (!lead && !isNew) return null;
  return (
    <FormRouter>
      {view.kind === 'details' && lead && <PanelLeadDetails lead={lead} onClose={close} />}
      {view.kind === 'form' && (
        <FormBody>
          <LeadForm
            key={view.leadId}
            lead={lead}
            backLabel={lead ? 'Back to Lead' : 'Back to Leads'}
            onClose={close}
          />
        </FormBody>
      )}
    </FormRouter>
  );
}
