import { Form, Formik, useFormikContext } from 'formik';
import { PenLine, Plus, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { LeadField } from '#features/leads/form/LeadField.tsx';
import { type LeadFormField, leadFormField } from '#features/leads/form/leadFormFields.ts';
import { leadFormSchema } from '#features/leads/form/leadFormSchema.ts';
import {
  EMPTY_LEAD_FORM,
  formToNewLead,
  type LeadFormValues,
  storedLeadToForm,
} from '#features/leads/form/leadFormValues.ts';
import { ReadWithModel } from '#features/leads/form/ReadWithModel.tsx';
import { useDuplicateQuestion } from '#features/leads/form/useDuplicateQuestion.ts';
import { selectCurrency } from '#features/leads/leadSelectors.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { toastShown } from '#features/shell/index.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { ActionBar } from '#ui/layout/ActionBar.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { LeadDraft } from '../capture/leadDraft.ts';
import { selectOutbox, type WaitingLead } from '../outbox/outboxSlice.ts';
import { discardWaiting, saveLead } from '../outbox/sendOutbox.ts';
import { ClosedPosting } from './ClosedPosting.tsx';
import { MissingFields } from './MissingFields.tsx';
import { captureClosed, captureDraftName, pitchRequested, waitingDraftName } from './panelSlice.ts';
import { ViewBody } from './ViewBody.tsx';

const Sheet = styled(Form)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: ${space[3]};
`;

const Actions = styled(ActionBar)`
  && > :first-child {
    flex-basis: 100%;
  }
  && > :last-child {
    flex-grow: 0;
  }
`;

const Problem = styled.p`
  color: ${color.dangerText};
`;

const More = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  padding: ${space[1]} 0;
  color: ${color.accentText};
  ${text.label}
`;

const SAVED_HERE = 'Saved in this browser. You can write the pitch when the lead has synced.';

/** A captured draft in the fields of the lead form. */
const draftToForm = (draft: LeadDraft): LeadFormValues => ({
  ...storedLeadToForm(draft),
  type: draft.category ?? EMPTY_LEAD_FORM.type,
});

/** The fields that a capture looks for. */
const CAPTURED: readonly LeadFormField[] = [
  'leadTitle',
  'company',
  'location',
  'compensationRange',
  'leadDescription',
];

/** The fields that open with "Contact and links". */
const MORE: readonly LeadFormField[] = [
  'contactName',
  'contactEmail',
  'contactPhone',
  'foundWhere',
  'postingUrl',
  'applicationUrl',
];

interface CaptureFormProps {
  draft: LeadDraft;
  /** The lead waits for the server already. */
  waiting?: WaitingLead & { values: LeadFormValues };
}

/** The captured draft, to review and save. It is read from the page and nothing is saved before. */
export function CaptureForm({ draft, waiting }: CaptureFormProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const unsynced = useAppSelector(selectOutbox).waiting.map(({ lead }) => lead);
  const maySave = useDuplicateQuestion(unsynced);
  // The same id on every attempt, so that a lead is never saved twice.
  const [id] = useState(() => waiting?.lead.id ?? crypto.randomUUID());

  const draftName = waiting ? waitingDraftName(id) : captureDraftName(draft);
  const writesPitch = useRef(false);

  async function save(values: LeadFormValues) {
    // Captured, but not in the form.
    const { employmentType, postedAt } = draft;
    const { linkedin, website } = draft.contactInfo;
    const lead = formToNewLead(values, { id, userId, currency });
    if (!waiting && !(await maySave(lead))) return;
    const contactInfo = { ...lead.contactInfo, linkedin, website };
    const facts = { contactInfo, employmentType, postedAt };
    const outcome = await dispatch(
      saveLead({ lead: { ...lead, ...facts, id }, isEdited: waiting !== undefined }),
    ).unwrap();
    if (outcome.kind === 'rejected') {
      const text = `Error saving lead: ${outcome.problem}`;
      dispatch(toastShown({ tone: 'error', text, about: id }));
      return;
    }
    if (outcome.kind === 'saved') dispatch(toastShown({ tone: 'success', text: 'Lead saved.' }));
    dispatch(draftDropped(draftName));
    const opensPitch = writesPitch.current && outcome.kind === 'saved';
    if (writesPitch.current && !opensPitch)
      dispatch(toastShown({ tone: 'info', text: SAVED_HERE }));
    dispatch(opensPitch ? pitchRequested(id) : captureClosed());
  }

  return (
    <Formik
      initialValues={waiting?.values ?? draftToForm(draft)}
      validationSchema={leadFormSchema}
      onSubmit={save}
    >
      <CaptureFields
        draftName={draftName}
        draft={draft}
        writesPitch={writesPitch}
        waiting={waiting}
      />
    </Formik>
  );
}

interface CaptureFieldsProps {
  draftName: string;
  draft: LeadDraft;
  /** True while "Save and write pitch" submits the form. */
  writesPitch: RefObject<boolean>;
  waiting: WaitingLead | undefined;
}

function CaptureFields({ draftName, draft, writesPitch, waiting }: CaptureFieldsProps) {
  const formik = useFormikContext<LeadFormValues>();
  const dispatch = useAppDispatch();
  const [showsMore, setShowsMore] = useState(false);
  const { dirty, initialValues, isSubmitting, submitForm, values } = formik;
  const missing = waiting
    ? []
    : CAPTURED.filter((name) => initialValues[name] === '' && values[name] === '');
  const field = (name: LeadFormField) => {
    const isNotFound = missing.includes(name) && leadFormField(name).required;
    const hint = isNotFound && 'Not found on the page';
    return <LeadField key={name} name={name} hint={hint} rows={5} />;
  };
  // The user may capture another page in between.
  useDraft(draftName, { ...formDraft(formik), survivesNavigation: dirty });

  function cancel() {
    dispatch(draftDropped(draftName));
    dispatch(captureClosed());
  }

  function discard() {
    if (waiting) dispatch(discardWaiting(waiting.lead.id));
    cancel();
  }

  async function saveAndWrite() {
    writesPitch.current = true;
    await submitForm().finally(() => {
      writesPitch.current = false;
    });
  }

  return (
    <Sheet noValidate>
      <FocusFirstError />
      <Stack as={ViewBody} $gap={3}>
        <ClosedPosting isClosed={draft.isClosed} closesAt={draft.closesAt} />
        {missing.length > 0 && (
          <MissingFields count={missing.length}>
            <ReadWithModel text={draft.pageText} />
          </MissingFields>
        )}
        {waiting?.problem && (
          <Problem role="alert">This lead wasn't saved: {waiting.problem}</Problem>
        )}
        {field('leadTitle')}
        {field('company')}
        <Pair>
          {field('location')}
          {field('compensationRange')}
        </Pair>
        {field('deadline')}
        <Pair>
          {field('type')}
          {field('status')}
        </Pair>
        {field('leadDescription')}
        {showsMore ? (
          MORE.map(field)
        ) : (
          <More type="button" onClick={() => setShowsMore(true)}>
            <Icon of={Plus} />
            Contact and links
          </More>
        )}
      </Stack>
      <Actions>
        <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="Saving...">
          Save Lead
        </Button>
        {waiting ? (
          <Button icon={Trash2} disabled={isSubmitting} onClick={discard}>
            Discard
          </Button>
        ) : (
          <Button icon={PenLine} disabled={isSubmitting} onClick={saveAndWrite}>
            Save and write pitch
          </Button>
        )}
        <Button variant="ghost" disabled={isSubmitting} onClick={cancel}>
          Cancel
        </Button>
      </Actions>
    </Sheet>
  );
}
