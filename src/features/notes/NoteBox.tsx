import { useAddNoteMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { NoteForm } from './NoteForm.tsx';
import { EMPTY_NOTE, type NoteValues } from './noteForm.ts';

interface NoteBoxProps {
  leadId: string;
  /** Names the draft. */
  draft: string;
}

/** Adds notes to a lead. */
export function NoteBox({ leadId, draft }: NoteBoxProps) {
  const dispatch = useAppDispatch();
  const [addNote] = useAddNoteMutation();

  async function add(note: NoteValues): Promise<boolean> {
    try {
      await addNote({ leadId, note }).unwrap();
      return true;
    } catch (error) {
      const text = `Error adding note: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text, about: leadId }));
      return false;
    }
  }

  return <NoteForm draft={draft} initialValues={EMPTY_NOTE} submitLabel="Add" onSubmit={add} />;
}
