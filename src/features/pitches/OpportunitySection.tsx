import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pitchImportMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LinkedInImport } from '#features/extraction/index.ts';
import { type LeadsState, selectLeadById, selectLeadsLoaded } from '#features/leads/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid, Stack } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { LeadPicker } from './LeadPicker.tsx';
import {
  fieldsFromPost,
  fieldsFromPosting,
  leadIdOf,
  OPPORTUNITY_FIELDS,
  type PitchFormValues,
} from './pitchFormValues.ts';
import { pitchLeadRequested } from './pitchLeadSlice.ts';
import { CATEGORY_OPTIONS } from './pitchOptions.ts';
import { useRequestedLead } from './useRequestedLead.ts';

const Chosen = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  > button {
    flex: none;
  }
`;

/** Keeps the form's text when its lead is deleted: the pitch is then written without a lead. */
function useForgetDeletedLead(): void {
  const { values, setFieldValue } = useFormikContext<PitchFormValues>();
  const { leadId } = values;
  const isDeleted = useAppSelector(
    (state: LeadsState) =>
      leadId !== '' && selectLeadsLoaded(state) && !selectLeadById(state, leadId),
  );
  useEffect(() => {
    if (isDeleted) void setFieldValue('leadId', '');
  }, [isDeleted, setFieldValue]);
}

/** The opportunity: imported from a post, copied from a lead, or typed. One line once a lead is chosen. */
export function OpportunitySection() {
  const { values, errors, submitCount } = useFormikContext<PitchFormValues>();
  const dispatch = useAppDispatch();
  useRequestedLead();
  useForgetDeletedLead();
  const leadId = leadIdOf(values);
  /** The lead whose fields the user opened. */
  const [opened, setOpened] = useState('');
  const hasError = submitCount > 0 && OPPORTUNITY_FIELDS.some((name) => errors[name]);
  const isFolded = leadId !== '' && leadId !== opened && !hasError;
  const change = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);

  // Choosing a lead hides the field that it was chosen in.
  useEffect(() => {
    if (isFolded && fields.current?.contains(document.activeElement)) change.current?.focus();
  }, [isFolded]);

  return (
    <Section title="Opportunity">
      {leadId !== '' && (
        <Chosen>
          {values.position} at {values.company}
          <Button
            ref={change}
            aria-expanded={!isFolded}
            onClick={() => setOpened(isFolded ? leadId : '')}
          >
            {isFolded ? 'Change' : 'Done'}
          </Button>
        </Chosen>
      )}
      <Stack ref={fields} hidden={isFolded}>
        <LinkedInImport
          label="Import from a LinkedIn post"
          descriptionField="description"
          draft={{ name: 'pitch', survivesNavigation: true }}
          fieldsFromPost={fieldsFromPost}
          fieldsFromPosting={fieldsFromPosting}
          messageFor={pitchImportMessage}
        />
        <LeadPicker
          leadId={leadIdOf(values)}
          onPick={(id) => dispatch(pitchLeadRequested({ leadId: id }))}
        />
        <FieldGrid>
          <FormTextField name="company" label="Company" required />
          <FormTextField name="position" label="Position" required />
        </FieldGrid>
        <FormTextField name="description" label="Description" multiline rows={5} />
        <FieldGrid>
          <FormSelectField name="category" label="Opportunity Type" options={CATEGORY_OPTIONS} />
          <FormTextField name="location" label="Location" />
          <FormTextField name="contactName" label="Contact Name" />
          <FormTextField name="contactEmail" label="Contact Email" inputMode="email" />
        </FieldGrid>
        <FormTextField name="contactLinkedin" label="Contact LinkedIn" inputMode="url" />
      </Stack>
    </Section>
  );
}
