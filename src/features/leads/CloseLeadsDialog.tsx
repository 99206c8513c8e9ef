import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { STAGES, stageOf } from '#domain/leads/stages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { selectLeadsById } from './leadSelectors.ts';
import { moveLeads } from './leadThunks.ts';
import { useStatuses } from './useStatuses.ts';

interface CloseLeadsDialogProps {
  leadIds: readonly string[];
  onClose: () => void;
}

/** Asks for the status of leads that were dropped on the stage Closed. */
export function CloseLeadsDialog({ leadIds, onClose }: CloseLeadsDialogProps) {
  const dispatch = useAppDispatch();
  const byId = useAppSelector(selectLeadsById);
  const leads = leadIds.flatMap((id) => byId[id] ?? []);
  const choices = useStatuses()
    .menu(leads)
    .filter(({ status }) => stageOf(status) === STAGES[4]);
  return (
    <Modal title="How was it closed?" onClose={onClose}>
      <Stack $gap={2}>
        {choices.map((choice) => (
          <Button
            key={choice.id}
            onClick={() => {
              void dispatch(moveLeads(leads, choice));
              onClose();
            }}
          >
            {choice.label}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}
