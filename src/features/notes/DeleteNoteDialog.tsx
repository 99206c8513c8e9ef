import { useDeleteNoteMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Note } from '#domain/contract/notes.ts';
import { noteText } from '#domain/note.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

const QUOTE_LENGTH = 80;

interface DeleteNoteDialogProps {
  leadId: string;
  note: Note;
  onClose: () => void;
}

/** Asks before deleting a note. It leaves the timeline at once; an error brings it back. */
export function DeleteNoteDialog({ leadId, note, onClose }: DeleteNoteDialogProps) {
  const dispatch = useAppDispatch();
  const [deleteNote] = useDeleteNoteMutation();
  const text = noteText(note);
  const quote = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).trimEnd()}…` : text;

  async function confirmDeletion() {
    onClose();
    try {
      await deleteNote({ leadId, noteId: note.id }).unwrap();
    } catch (error) {
      dispatch(toastShown({ tone: 'error', text: `Error deleting note: ${errorMessage(error)}` }));
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title="Delete Note"
      text={`“${quote}” will be deleted. This can't be undone.`}
      confirmLabel="Delete Note"
      onConfirm={confirmDeletion}
      onClose={onClose}
    />
  );
}
