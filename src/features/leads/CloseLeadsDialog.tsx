import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { STAGES } from '#domain/leads/stages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { selectLeadsById } from './leadSelectors.ts';
import { moveLeads } from './leadThunks.ts';

interface CloseLeadsDialogProps {
  leadIds: readonly string[];
  onClose: () => void;
}

/** Asks for the status of leads that were dropped on the stage Closed. */
export function CloseLeadsDialog({ leadIds, onClose }: CloseLeadsDialogProps) {
  const dispatch = useAppDispatch();
  const byId = useAppSelector(selectLeadsById);
  return (
    <Modal title="How was it closed?" onClose={onClose}>
      <Stack $gap={2}>
        {STAGES[4].statuses.map((status) => (
          <Button
            key={status}
            onClick={() => {
              const leads = leadIds.flatMap((id) => byId[id] ?? []);
              void dispatch(moveLeads(leads, status));
              onClose();
            }}
          >
            {LEAD_STATUS_LABELS[status]}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}
