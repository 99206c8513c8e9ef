import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { INTERVIEW_OUTCOMES, type InterviewOutcome } from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import { INTERVIEW_OUTCOME_LABELS } from '#domain/interviews/interview.ts';
import type { LeadsState } from '#features/leads/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { failed } from '#features/shell/failed.ts';
import { offerUndo } from '#features/shell/undoSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Row } from '#ui/layout/Stack.tsx';

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
    const text = `Interview: ${outcome ? INTERVIEW_OUTCOME_LABELS[outcome] : 'Open'}.`;
    dispatch(offerUndo({ kind: 'interview', leadId, id, changes }, text));
    if (outcome === 'moved') {
      dispatch(dialogOpened({ kind: 'interview', leadId, interviewId: id, moved: true }));
    }
  };

/** How the interview went, in one click; a second one takes it back. */
export function OutcomeButtons({ interview }: { interview: Interview }) {
  const dispatch = useAppDispatch();
  return (
    <Row $gap={1} role="group" aria-label="How did it go?">
      {INTERVIEW_OUTCOMES.map((outcome) => {
        const isChosen = interview.outcome === outcome;
        return (
          <Button
            key={outcome}
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            onClick={() => void dispatch(rateInterview(interview, isChosen ? null : outcome))}
          >
            {INTERVIEW_OUTCOME_LABELS[outcome]}
          </Button>
        );
      })}
    </Row>
  );
}
