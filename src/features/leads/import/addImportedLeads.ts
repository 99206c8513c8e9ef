import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { LeadImportJob } from '#api/importLeads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import type { LeadsState } from '../leadSelectors.ts';
import type { LeadThunk } from '../leadThunks.ts';
import { leadsImported } from '../list/ownLeadsSlice.ts';
import { type Undo, undoOffered, undoRequested } from '../undoSlice.ts';

export const countLeads = (count: number): string =>
  count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`;

/** Waits until the list is loaded again, and has open lists show what an import added or removed. */
export const showImport = async (
  dispatch: ThunkDispatch<LeadsState, unknown, UnknownAction>,
): Promise<void> => {
  await dispatch(api.util.getRunningQueryThunk('getLeads', undefined));
  dispatch(leadsImported());
};

/** Imports leads, all or none, and offers to undo it. Returns whether all were added. */
export const addImportedLeads =
  (job: LeadImportJob): LeadThunk =>
  async (dispatch) => {
    const { added, problem } = await dispatch(api.endpoints.importLeads.initiate(job)).unwrap();
    await showImport(dispatch);
    const undo: Undo = { kind: 'import', leadIds: added };
    const actions = added.length > 0 ? [{ label: 'Undo', action: undoRequested(undo) }] : [];
    if (added.length > 0) dispatch(undoOffered(undo));
    const left =
      added.length > 0 ? `Up to ${countLeads(added.length)} were added.` : 'Nothing was imported.';
    if (!problem) {
      const text = `${countLeads(added.length)} imported.`;
      dispatch(toastShown({ tone: 'success', text, actions }));
    } else if (problem === 'canceled') {
      const text = `Import canceled. ${left}`;
      dispatch(toastShown({ tone: added.length > 0 ? 'error' : 'info', text, actions }));
    } else {
      const text = `Error importing leads: ${errorMessage(problem)} ${left}`;
      dispatch(toastShown({ tone: 'error', text, actions }));
    }
    return !problem;
  };
