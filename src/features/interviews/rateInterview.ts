import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { InterviewOutcome } from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import { INTERVIEW_OUTCOME_LABELS } from '#domain/interviews/interview.ts';
import type { LeadsState } from '#features/leads/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { undoOffered, undoRequested } from '#features/shell/undoSlice.ts';

/** Saves how an interview went, with Undo. Asks for the new date of one that was moved. */
export const rateInterview =
  (
    { leadId, id, outcome: before }: Interview,
    outcome: InterviewOutcome | null,
  ): ThunkAction<Promise<void>, LeadsState, unknown, UnknownAction> =>
  async (dispatch) => {
    const edit = { leadId, id, changes: { outcome } };
    const { data, error } = await dispatch(api.endpoints.updateInterview.initiate(edit));
    if (error || !data) {
      dispatch(failed(error, 'updating interview', leadId));
      return;
    }
    const changes = { outcome: before, version: data.version };
    const undo = { kind: 'interview', leadId, id, changes } as const;
    dispatch(undoOffered(undo));
    dispatch(
      toastShown({
        tone: 'success',
        text: `Interview: ${outcome ? INTERVIEW_OUTCOME_LABELS[outcome] : 'Open'}.`,
        actions: [{ label: 'Undo', action: undoRequested(undo) }],
      }),
    );
    if (outcome === 'moved') {
      dispatch(dialogOpened({ kind: 'interview', leadId, interviewId: id, moved: true }));
    }
  };
