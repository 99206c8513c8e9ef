import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { isApiError } from '#api/apiError.ts';
import { counted } from '#domain/counted.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { statusUpdate } from '#domain/leads/statusUpdate.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { undoRequested } from '#features/shell/undoSlice.ts';
import { type LeadsState, selectLeadById } from './leadSelectors.ts';
import {
  changeLeads,
  followUpAccepted,
  OFFERED_DAYS,
  setFollowUp,
  statusAccepted,
} from './leadThunks.ts';

/* What the actions of toasts do: undo a change, and set the follow-up that was offered. */

const {
  undoLeads,
  restoreLeads,
  removeImportedLeads,
  updateInterview,
  decideMessage,
  updateProfile,
  changePeople,
} = api.endpoints;

export const leadListeners = createListenerMiddleware<
  LeadsState,
  ThunkDispatch<LeadsState, unknown, UnknownAction>
>();

leadListeners.startListening({
  actionCreator: undoRequested,
  effect: async ({ payload: undo }, { dispatch }) => {
    try {
      if (undo.kind === 'import') {
        const { kept } = await dispatch(removeImportedLeads.initiate(undo.leadIds)).unwrap();
        if (kept > 0) {
          const text = `Undone. ${counted(kept, 'lead')} that you changed since stayed.`;
          dispatch(toastShown({ tone: 'info', text }));
          return;
        }
      } else if (undo.kind === 'restore')
        await dispatch(restoreLeads.initiate(undo.leadIds)).unwrap();
      else if (undo.kind === 'interview') await dispatch(updateInterview.initiate(undo)).unwrap();
      else if (undo.kind === 'people') await dispatch(changePeople.initiate(undo.change)).unwrap();
      else if (undo.kind === 'profile')
        await dispatch(updateProfile.initiate(undo.changes)).unwrap();
      else if (undo.kind === 'message') {
        const decision = { id: undo.messageId, decision: 'undo' } as const;
        await dispatch(decideMessage.initiate(decision)).unwrap();
      } else {
        const { kind: _, ...change } = undo;
        await dispatch(undoLeads.initiate(change)).unwrap();
      }
      dispatch(toastShown({ tone: 'info', text: 'Undone.' }));
    } catch (error) {
      const isConflict = isApiError(error) && error.kind === 'conflict';
      const text = 'This was changed again since, so nothing was undone.';
      dispatch(isConflict ? toastShown({ tone: 'error', text }) : failed(error, 'undoing'));
    }
  },
});

leadListeners.startListening({
  actionCreator: followUpAccepted,
  effect: async ({ payload: ids }, { dispatch, getState }) => {
    const leads = ids.flatMap((id) => selectLeadById(getState(), id) ?? []);
    const waiting = leads.filter((lead) => !lead.nextFollowUpAt);
    if (waiting.length > 0) await dispatch(setFollowUp(waiting, followUpIn(OFFERED_DAYS)));
  },
});

leadListeners.startListening({
  actionCreator: statusAccepted,
  effect: async ({ payload: { leadId, status, label } }, { dispatch, getState }) => {
    const lead = selectLeadById(getState(), leadId);
    const changes = statusUpdate(status);
    if (lead) await dispatch(changeLeads([lead], () => changes, `Moved to ${label}`));
  },
});
