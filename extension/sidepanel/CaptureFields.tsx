import { Form, useFormikContext } from 'formik';
import { PenLine, Plus, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { LEAD_FORM_NAMES, type LeadFormField, leadField } from '#domain/contract/leadFields.ts';
import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import { EarlierAtCompany } from '#features/leads/form/EarlierAtCompany.tsx';
import { LeadField } from '#features/leads/form/LeadField.tsx';
import type { LeadFormValues } from '#features/leads/form/leadFormValues.ts';
import { TextButton } from '#features/pitches/TextButton.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { formDraft, useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { FormFooter } from '#ui/fields/FormFooter.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space } from '#ui/theme.ts';
import type { WaitingLead } from '../outbox/outboxSlice.ts';
import { discardWaiting } from '../outbox/sendOutbox.ts';
import { FrameNotice, MissingFields, PostingNote } from './CaptureNotes.tsx';
import { PickOnPage } from './PickOnPage.tsx';
import { captureClosed } from './panelSlice.ts';
import { ReadWithModel } from './ReadWithModel.tsx';
import { ToTrackedLead } from './ToTrackedLead.tsx';

/** Down to the end of the page, where its buttons stick. */
const Sheet = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-bottom: -${space[12]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: ${space[3]};
`;

const Actions = styled(FormFooter)`
  margin-inline: -${space[4]};
  border-radius: 0;
  > :first-child {
    flex-basis: 100%;
  }
  > :last-child {
    flex-grow: 0;
  }
`;

const Problem = styled.p`
  color: ${color.dangerText};
`;

/** The fields that a capture looks for. */
const CAPTURED = LEAD_FORM_NAMES.filter((name) => leadField(name).isCaptured);

const SHOWN: readonly LeadFormField[] = ['location', 'compensationRange', 'deadline'];

/** The fields that open with "Contact and links". */
const MORE = LEAD_FORM_NAMES.filter(
  (name) => !['main', 'Pitch'].includes(leadField(name).section ?? '') && !SHOWN.includes(name),
);

interface CaptureFieldsProps {
  draftName: string;
  draft: LeadDraft;
  /** True while "Save and write pitch" submits the form. */
  writesPitch: RefObject<boolean>;
  waiting: WaitingLead | undefined;
}

/** The fields of the captured draft, and the buttons that save or discard it. */
export function CaptureFields({ draftName, draft, writesPitch, waiting }: CaptureFieldsProps) {
  const formik = useFormikContext<LeadFormValues>();
  const dispatch = useAppDispatch();
  const [showsMore, setShowsMore] = useState(false);
  const { dirty, errors, initialValues, isSubmitting, submitForm, touched, values } = formik;
  // What keeps the form from being saved must be in sight.
  const isWrong = MORE.some((name) => touched[name] && errors[name]);
  const missing = waiting
    ? []
    : CAPTURED.filter((name) => initialValues[name] === '' && values[name] === '');
  const field = (name: LeadFormField) => {
    const isNotFound = missing.includes(name) && leadField(name).isRequired;
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
      {/* A lead that is being saved here leads on by itself. */}
      {!waiting && !isSubmitting && <ToTrackedLead />}
      <VisuallyHidden as="h1">Capture</VisuallyHidden>
      <Stack $gap={3}>
        <PostingNote {...draft} kind={draft.frameUrl === '' ? draft.kind : null} />
        <FrameNotice url={draft.frameUrl} />
        {missing.length > 0 && (
          <MissingFields fields={missing.map((name) => leadField(name).label)}>
            <PickOnPage />
            <ReadWithModel draftName={draftName} text={draft.pageText || values.leadDescription} />
          </MissingFields>
        )}
        {waiting?.problem && (
          <Problem role="alert">This lead wasn't saved: {waiting.problem}</Problem>
        )}
        {field('leadTitle')}
        {field('company')}
        {!waiting && <EarlierAtCompany />}
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
        {showsMore || isWrong ? (
          MORE.map(field)
        ) : (
          <TextButton type="button" onClick={() => setShowsMore(true)}>
            <Icon of={Plus} />
            Contact and links
          </TextButton>
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
