import { useAppDispatch } from '#app/hooks.ts';
import { INTERVIEW_OUTCOMES } from '#domain/contract/enums.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import { INTERVIEW_OUTCOME_LABELS } from '#domain/interviews/interview.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { rateInterview } from './rateInterview.ts';

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
