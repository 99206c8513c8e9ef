import { useField, useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { PurposeMenu } from './PurposeMenu.tsx';
import { leadIdOf, type PitchFormValues } from './pitchFormValues.ts';
import { LENGTH_OPTIONS, PLATFORM_OPTIONS, TONE_OPTIONS, TYPE_OPTIONS } from './pitchOptions.ts';
import { UnappliedInstructions } from './UnappliedInstructions.tsx';

/** Closed fields share a line; an open one has its own. */
const Folded = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[2]};

  > :not(button) {
    flex: 1 0 100%;
  }
`;

interface FoldedFieldProps {
  name: 'template' | 'customPrompt';
  label: string;
  hint: string;
  /** The button that opens it. */
  opener: string;
}

/** A field that is seldom used: a button until it's opened or has a value. */
function FoldedField({ opener, ...field }: FoldedFieldProps) {
  const [{ value }] = useField<string>(field.name);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  if (!isOpen && value === '') {
    return (
      <Button icon={Plus} onClick={open}>
        {opener}
      </Button>
    );
  }
  // The field stays when it is emptied.
  return <FormTextField {...field} multiline rows={2} autoFocus={isOpen} onFocus={open} />;
}

/** The pitch settings; defaults: product spec, section 9. */
export function PitchSettingsSection() {
  const { values, setFieldValue, setValues } = useFormikContext<PitchFormValues>();
  const leadId = leadIdOf(values);
  /** The lead for which the user chose a type, which no proposal changes. */
  const typeChosenFor = useRef<string>(null);
  return (
    <Section title="Settings">
      <PurposeMenu
        leadId={leadId}
        value={values}
        onChange={({ type, ...changes }) => {
          const isProposed = type !== undefined && typeChosenFor.current !== leadId;
          setValues((now) => ({ ...now, ...changes, ...(isProposed && { type }) }));
        }}
      />
      <SegmentedControl
        label="Type"
        value={values.type}
        onValueChange={(type) => {
          typeChosenFor.current = leadId;
          void setFieldValue('type', type);
        }}
        options={TYPE_OPTIONS}
      />
      <FieldGrid>
        <FormSelectField name="tone" label="Tone" options={TONE_OPTIONS} />
        <FormSelectField name="length" label="Length" options={LENGTH_OPTIONS} />
        <FormSelectField name="platform" label="Platform" options={PLATFORM_OPTIONS} />
      </FieldGrid>
      <Folded>
        <FoldedField
          name="template"
          label="Template"
          hint="Your own text to follow. {company}, {position}, {contact} and {name} are filled in."
          opener="Use a template"
        />
        <FoldedField
          name="customPrompt"
          label="Custom Prompt"
          hint="Anything to include or leave out?"
          opener="Add a custom prompt"
        />
      </Folded>
      <UnappliedInstructions customPrompt={values.customPrompt} />
    </Section>
  );
}
