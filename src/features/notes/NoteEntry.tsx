import { MessageSquare, Pencil, Phone, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDeleteNoteMutation } from '#api/api.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { Note } from '#domain/contract/notes.ts';
import { NOTE_TYPE_LABELS, noteText } from '#domain/notes/note.ts';
import { draftDropped, selectDraft } from '#features/shell/draftsSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TimelineLine, type TimelineLineProps } from '#ui/display/Timeline.tsx';
import { Row, Text } from '#ui/layout/Stack.tsx';
import { CANCELS_ON_ESCAPE } from '#ui/overlays/DialogShell.tsx';
import { NoteForm } from './NoteForm.tsx';

/** Characters of a note that the question before deleting it quotes. */
const QUOTE_LENGTH = 80;

interface NoteEntryProps {
  leadId: string;
  note: Note;
  /** Names the draft of the edited note. */
  draft: string;
  line: NonNullable<TimelineLineProps['line']>;
}

/** A note in the timeline, which opens to edit or delete it. */
export function NoteEntry({ leadId, note, draft, line }: NoteEntryProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [isEditing, setEditing] = useState(
    () => selectDraft(store.getState(), draft) !== undefined,
  );
  const confirm = useConfirmedWrite();
  const [deleteNote] = useDeleteNoteMutation();
  const editButton = useRef<HTMLButtonElement>(null);
  const text = noteText(note);
  const isOpen = line.isOpen || isEditing;

  function close() {
    dispatch(draftDropped(draft));
    setEditing(false);
    // The form has the focus until the next render.
    setTimeout(() => editButton.current?.focus());
  }

  function remove() {
    const quote = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).trimEnd()}…` : text;
    return confirm({
      title: 'Delete Note',
      text: `“${quote}” will be deleted. This can't be undone.`,
      confirmLabel: 'Delete Note',
      write: () => deleteNote({ leadId, noteId: note.id }),
      doing: 'deleting note',
      about: leadId,
    });
  }

  return (
    <TimelineLine
      icon={note.type === 'interview' ? Phone : MessageSquare}
      title={NOTE_TYPE_LABELS[note.type]}
      detail={isOpen ? '' : text.slice(0, 200)}
      time={<EventTime at={note.createdAt} />}
      line={{ ...line, isOpen }}
    >
      {isEditing ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from all of the form's controls.
        <div
          {...CANCELS_ON_ESCAPE}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          <NoteForm autoFocus leadId={leadId} draft={draft} note={note} onSaved={close}>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
          </NoteForm>
        </div>
      ) : (
        <>
          <Text $prose>{text}</Text>
          <Row $gap={2} $top={2}>
            <Button ref={editButton} icon={Pencil} onClick={() => setEditing(true)}>
              Edit Note
            </Button>
            <Button icon={Trash2} onClick={remove}>
              Delete Note
            </Button>
          </Row>
        </>
      )}
    </TimelineLine>
  );
}
