import { screen, within } from '@testing-library/react';
import { useGetLeadsQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LeadDetailsSheet } from '#features/leads/details/LeadDetailsSheet.tsx';
import { leadOpened, selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { mockDb } from '#mocks/db.ts';
import { renderFeature } from './renderFeature.tsx';

/** The details as the leads page shows them, beside the list of all leads. */
function Details() {
  useGetLeadsQuery();
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const close = () => dispatch(viewClosed(view));
  const lead = useLeadInView(view.kind === 'details' ? view.leadId : null, close);
  const ids = mockDb.leads.map(({ id }) => id);
  return view.kind === 'details' && lead ? (
    <LeadDetailsSheet lead={lead} ids={ids} onClose={close} />
  ) : null;
}

/** Renders the details of a lead of the mocked backend, without the leads page. */
export async function renderDetails(leadId: string) {
  const feature = renderFeature(<Details />, ({ dispatch }) => dispatch(leadOpened(leadId)));
  const details = within(await screen.findByRole('dialog'));
  // It follows the timeline.
  await details.findByRole('region', { name: 'Facts' });
  return { ...feature, details };
}
