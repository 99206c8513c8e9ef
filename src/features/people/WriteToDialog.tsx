import { useAppStore } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { usePerson } from './usePerson.ts';
import { leadsToWriteAbout, useWriteTo } from './useWriteTo.ts';

interface WriteToDialogProps {
  personId: string;
  onClose: () => void;
}

/** Asks which of a person's open leads a message is about. */
export function WriteToDialog({ personId, onClose }: WriteToDialogProps) {
  const write = useWriteTo();
  const store = useAppStore();
  const person = usePerson(personId);
  if (!person) return null;
  const choices = leadsToWriteAbout(store.getState(), person).map(({ id, title, company }) => ({
    id,
    name: `${title}, ${company}`,
  }));
  return (
    <Modal title="About which lead?" focus="[data-choices] button" onClose={onClose}>
      <Stack $gap={2} data-choices>
        {[...choices, { id: null, name: 'None' }].map(({ id, name }) => (
          <Button
            key={id}
            onClick={() => {
              onClose();
              write(person, id);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}
