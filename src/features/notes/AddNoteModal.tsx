import type { Lead } from '#domain/contract/leads.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { NoteForm } from './NoteForm.tsx';

interface AddNoteModalProps {
  lead: Pick<Lead, 'id' | 'title' | 'company'>;
  onClose: () => void;
}

/** Adds a note to a lead and closes when it is saved; until then it stays, to be sent again. */
export function AddNoteModal({ lead, onClose }: AddNoteModalProps) {
  const draft = `note/${lead.id}`;
  const { requestClose, closeSaved } = useUnsavedChanges(draft, onClose);
  return (
    <Modal title="Add Note" description={`${lead.title} at ${lead.company}`} onClose={requestClose}>
      <NoteForm autoFocus leadId={lead.id} draft={draft} onSaved={closeSaved}>
        <Button onClick={requestClose}>Cancel</Button>
      </NoteForm>
    </Modal>
  );
}
