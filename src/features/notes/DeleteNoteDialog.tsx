import { useDeleteNoteMutation } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { noteText } from '#domain/notes/note.ts';
import { DeletionDialog } from '#features/shell/DeletionDialog.tsx';

const QUOTE_LENGTH = 80;

interface DeleteNoteDialogProps {
  lead: Lead;
  noteId: string;
  onClose: () => void;
}

/** Asks before a note is deleted. */
export function DeleteNoteDialog({ lead, noteId, onClose }: DeleteNoteDialogProps) {
  const [deleteNote] = useDeleteNoteMutation();
  const note = lead.notes.find(({ id }) => id === noteId);
  if (!note) return null;
  const text = noteText(note);
  const quote = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).trimEnd()}…` : text;
  return (
    <DeletionDialog
      id={lead.id}
      title="Delete Note"
      text={`“${quote}” will be deleted. This can't be undone.`}
      confirmLabel="Delete Note"
      onDelete={() => deleteNote({ leadId: lead.id, noteId }).unwrap()}
      errorTitle="Error deleting note"
      onClose={onClose}
    />
  );
}
