import { Form, Formik } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { object, string } from 'yup';
import { useAddNoteMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { LIMITS } from '#domain/limits.ts';
import { NOTE_TYPE_LABELS, NOTE_TYPES, type NoteType } from '#domain/note.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { FormSelectField } from '#ui/FormSelectField.tsx';
import { FormTextField } from '#ui/FormTextField.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Stack } from '#ui/Stack.tsx';
import { noteModalClosed, selectNoteModalLeadId } from './noteModalSlice.ts';

const NOTE_TYPE_OPTIONS = NOTE_TYPES.map((value) => ({ value, label: NOTE_TYPE_LABELS[value] }));
const FORM_ID = 'add-note';

const schema = object({
  text: string()
    .trim()
    .required('Note is required.')
    .max(LIMITS.note, `Note must have at most ${LIMITS.note.toLocaleString()} characters.`),
});

/** Adds a note to the lead whose 'Add note' was pressed; closes once the server has it. */
export function AddNoteModal() {
  const dispatch = useDispatch();
  const leadId = useSelector(selectNoteModalLeadId);
  const [addNote] = useAddNoteMutation();

  async function add(lead: string, note: { type: NoteType; text: string }) {
    try {
      await addNote({ leadId: lead, note: { ...note, text: note.text.trim() } }).unwrap();
      dispatch(noteModalClosed());
    } catch (error) {
      // The modal stays open: what was typed is still there to be sent again.
      dispatch(toastShown({ tone: 'error', text: `Error adding note: ${errorMessage(error)}` }));
    }
  }

  if (leadId === null) return null;
  return (
    <Formik
      initialValues={{ type: 'general' as NoteType, text: '' }}
      validationSchema={schema}
      onSubmit={(note) => add(leadId, note)}
    >
      {({ values, isSubmitting }) => (
        <Modal
          open
          title="Add Note"
          onClose={() => dispatch(noteModalClosed())}
          footer={
            <>
              <Button onClick={() => dispatch(noteModalClosed())}>Cancel</Button>
              <Button
                type="submit"
                form={FORM_ID}
                variant="primary"
                busy={isSubmitting}
                disabled={values.text.trim() === ''}
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
      )}
    </Formik>
  );
}
