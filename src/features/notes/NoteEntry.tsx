import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useUpdateNoteMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { Note } from '#domain/contract/notes.ts';
import { NOTE_TYPE_LABELS, noteText } from '#domain/notes/note.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { draftDropped, selectDraft } from '#features/shell/draftsSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { EventHead, EventText } from '#ui/display/Timeline.tsx';
import { CANCELS_ON_ESCAPE } from '#ui/overlays/DialogShell.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { NoteValues } from './noteForm.ts';

/** Shown on hover and on keyboard focus; always on touch screens. */
const Tools = styled.span`
  display: inline-flex;
  @media (hover: hover) {
    opacity: 0;
    li:hover > div > &,
    li:hover &,
    &:focus-within {
      opacity: 1;
    }
  }
`;

interface NoteEntryProps {
  leadId: string;
  note: Note;
  /** Names the draft of the edited note. */
  draft: string;
}

/** A note in the timeline, to edit or delete. */
export function NoteEntry({ leadId, note, draft }: NoteEntryProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [updateNote] = useUpdateNoteMutation();
  const [isEditing, setEditing] = useState(
    () => selectDraft(store.getState(), draft) !== undefined,
  );
  const editButton = useRef<HTMLButtonElement>(null);

  function close() {
    dispatch(draftDropped(draft));
    setEditing(false);
    // The form has the focus until the next render.
    setTimeout(() => editButton.current?.focus());
  }

  async function save(changes: NoteValues): Promise<boolean> {
    try {
      await updateNote({ leadId, noteId: note.id, changes }).unwrap();
    } catch (error) {
      const text = `Error updating note: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text, about: leadId }));
      return false;
    }
    close();
    return true;
  }

  if (isEditing) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from all of the form's controls.
      <div
        {...CANCELS_ON_ESCAPE}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          close();
        }}
      >
        <NoteForm
          autoFocus
          draft={draft}
          initialValues={{ type: note.type, text: noteText(note) }}
          submitLabel="Save"
          onSubmit={save}
        >
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
        </NoteForm>
      </div>
    );
  }
  return (
    <>
      <EventHead
        title={<strong>{NOTE_TYPE_LABELS[note.type]}</strong>}
        time={<EventTime at={note.createdAt} />}
      >
        <Tools>
          <IconButton
            ref={editButton}
            label="Edit Note"
            icon={Pencil}
            onClick={() => setEditing(true)}
          />
          <IconButton
            label="Delete Note"
            icon={Trash2}
            onClick={() => dispatch(dialogOpened({ kind: 'deleteNote', leadId, noteId: note.id }))}
          />
        </Tools>
      </EventHead>
      <EventText>{noteText(note)}</EventText>
    </>
  );
}
