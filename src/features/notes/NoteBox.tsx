import { useAddNoteMutation } from '#api/api.ts';
import { NoteForm } from './NoteForm.tsx';
import { EMPTY_NOTE } from './noteForm.ts';

interface NoteBoxProps {
  leadId: string;
  /** Names the draft. */
  draft: string;
}

/** Adds notes to a lead. */
export function NoteBox({ leadId, draft }: NoteBoxProps) {
  const [addNote] = useAddNoteMutation();
  return (
    <NoteForm
      leadId={leadId}
      draft={draft}
      initialValues={EMPTY_NOTE}
      submitLabel="Add"
      doing="adding note"
      onSave={(note) => addNote({ leadId, note }).unwrap()}
    />
  );
}
