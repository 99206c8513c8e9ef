import { Form, Formik, type FormikHelpers, useField, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { object } from 'yup';
import { useAddNoteMutation, useUpdateNoteMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { NOTE_TYPES, type NoteType } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Note } from '#domain/contract/notes.ts';
import { NOTE_TYPE_LABELS, noteText } from '#domain/notes/note.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { failed } from '#features/shell/failed.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { atMost } from '#ui/fields/atMost.ts';
import { ErrorText } from '#ui/fields/Field.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';

interface NoteValues {
  type: NoteType;
  text: string;
}

const NOTE_TYPE_OPTIONS = NOTE_TYPES.map((value) => ({
  value,
  label: NOTE_TYPE_LABELS[value],
}));

const EMPTY_NOTE: NoteValues = { type: 'general', text: '' };

/** An empty note isn't an error: its button is disabled (product spec, section 5). */
const noteSchema = object({ text: atMost('Note', LIMITS.note) });

/** One frame around the text and its controls. */
const Frame = styled.div`
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  &:has(textarea:focus-visible) {
    border-color: ${color.accent};
    outline: 1px solid ${color.accent};
  }
`;

const Text = styled.textarea`
  display: block;
  width: 100%;
  min-height: 38px;
  max-height: 40vh;
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: none;
  color: ${color.ink};
  ${text.body}
  resize: none;
  field-sizing: content;
  outline: none;
  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  ${media.touch} {
    min-height: 44px;
    /* iOS zooms into focused fields below 16 px. */
    font-size: 1rem;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[1]};

  > :has(> select) {
    margin-right: auto;
  }
  select {
    min-height: 32px;
    padding-block: 3px;
    ${media.touch} {
      min-height: 44px;
    }
    border-color: transparent;
    background: none;
  }
  > button:not([role]) {
    min-height: 32px;
    padding-block: 3px;
    ${media.touch} {
      min-height: 44px;
    }
  }
`;

interface NoteFormProps {
  /** The lead that it's added to. */
  leadId?: string;
  /** Adds it to something else. Returns whether it was added. */
  onAdd?: (values: NoteValues) => Promise<boolean>;
  /** Names the draft. */
  draft: string;
  /** The note that is edited; without one, the form adds notes. */
  note?: Note;
  onSaved?: () => unknown;
  /** A button beside the first one, such as Cancel. */
  children?: ReactNode;
  autoFocus?: boolean;
}

/**
 * Adds a note to a lead or a person, or edits one of a lead; its type and buttons show once there is text. The text is kept as
 * a draft while the user is elsewhere, and stays if it isn't saved.
 */
export function NoteForm({ leadId = '', onAdd, note, onSaved, ...form }: NoteFormProps) {
  const dispatch = useAppDispatch();
  const [addNote] = useAddNoteMutation();
  const [updateNote] = useUpdateNoteMutation();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function submit(values: NoteValues, { resetForm }: FormikHelpers<NoteValues>) {
    const changes = { ...values, text: values.text.trim() };
    if (onAdd) {
      if (!(await onAdd(changes))) return;
    } else {
      const { error } = note
        ? await updateNote({ leadId, noteId: note.id, changes })
        : await addNote({ leadId, note: changes });
      if (error) {
        dispatch(failed(error, note ? 'updating note' : 'adding note', leadId));
        return;
      }
    }
    await onSaved?.();
    if (isMounted.current) resetForm();
    else dispatch(draftDropped(form.draft));
  }

  return (
    <Formik
      initialValues={note ? { type: note.type, text: noteText(note) } : EMPTY_NOTE}
      validationSchema={noteSchema}
      onSubmit={submit}
    >
      <NoteFields {...form} submitLabel={note ? 'Save' : 'Add'} />
    </Formik>
  );
}

function NoteFields({
  draft,
  submitLabel,
  children,
  autoFocus = false,
}: Omit<NoteFormProps, 'leadId' | 'note' | 'onSaved'> & { submitLabel: string }) {
  const formik = useFormikContext<NoteValues>();
  const [field, { error }] = useField<string>('text');
  const { initialValues, values, isSubmitting, setFieldValue } = formik;
  const errorId = useId();
  const isEmpty = values.text.trim() === '';
  // The type alone is no draft.
  const unsaved = !isEmpty && values.text !== initialValues.text;
  useDraft(draft, { ...formDraft(formik), unsaved, survivesNavigation: unsaved });
  const problem = isEmpty ? undefined : error;

  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!autoFocus || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [autoFocus]);

  return (
    <Form>
      <Frame>
        <Text
          {...field}
          ref={input}
          rows={1}
          readOnly={isSubmitting}
          aria-label="Note"
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          placeholder={children ? 'Add a note…' : 'Add a note, or paste an email…'}
        />
        {(!isEmpty || children) && (
          <Controls>
            <FilterSelect
              label="Note type"
              value={values.type}
              onValueChange={(type) => void setFieldValue('type', type)}
              options={NOTE_TYPE_OPTIONS}
            />
            {children}
            <Button type="submit" busy={isSubmitting} disabled={isEmpty}>
              {submitLabel}
            </Button>
          </Controls>
        )}
      </Frame>
      {problem && (
        <ErrorText id={errorId} role="alert">
          {problem}
        </ErrorText>
      )}
    </Form>
  );
}
