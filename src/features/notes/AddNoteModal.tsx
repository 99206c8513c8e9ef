import { Form, Formik, useFormikContext } from 'formik';
import { useAddNoteMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedChanges } from '#features/shell/useUnsavedChanges.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { EMPTY_NOTE, NOTE_TYPE_OPTIONS, type NoteValues, noteSchema, trimmed } from './noteForm.ts';

const FORM_ID = 'add-note';

const draftName = (leadId: string) => `note/${leadId}`;

interface AddNoteModalProps {
  lead: Pick<Lead, 'id' | 'title' | 'company'>;
  onClose: () => void;
}

/** Adds a note to a lead and closes when it is saved. */
export function AddNoteModal({ lead, onClose }: AddNoteModalProps) {
  const leadId = lead.id;
  const dispatch = useAppDispatch();
  const [addNote] = useAddNoteMutation();
  const { requestClose, closeSaved } = useUnsavedChanges(draftName(leadId), onClose);

  async function add(note: NoteValues) {
    try {
      await addNote({ leadId, note: trimmed(note) }).unwrap();
      await closeSaved();
    } catch (error) {
      // The modal stays open, so that the note can be sent again.
      const text = `Error adding note: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text, about: leadId }));
    }
  }

  return (
    <Formik initialValues={EMPTY_NOTE} validationSchema={noteSchema} onSubmit={add}>
      <NoteModal lead={lead} onClose={requestClose} />
    </Formik>
  );
}

function NoteModal({ lead, onClose }: AddNoteModalProps) {
  const formik = useFormikContext<NoteValues>();
  const isEmpty = formik.values.text.trim() === '';
  useDraft(draftName(lead.id), { ...formDraft(formik), unsaved: !isEmpty });
  return (
    <Modal
      title="Add Note"
      description={`${lead.title} at ${lead.company}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            busy={formik.isSubmitting}
            disabled={isEmpty}
          >
            Add
          </Button>
        </>
      }
    >
      <Form id={FORM_ID}>
        <Stack>
          <FormSelectField name="type" label="Note type" options={NOTE_TYPE_OPTIONS} />
          <FormTextField name="text" label="Note" multiline rows={5} required />
        </Stack>
      </Form>
    </Modal>
  );
}
