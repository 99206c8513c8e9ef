import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { FieldGrid } from '#ui/layout/Stack.tsx';
import { PurposeMenu } from './PurposeMenu.tsx';
import { leadIdOf, type PitchFormValues } from './pitchFormValues.ts';
import { LENGTH_OPTIONS, PLATFORM_OPTIONS, TONE_OPTIONS, TYPE_OPTIONS } from './pitchOptions.ts';
import { UnappliedWishes } from './UnappliedWishes.tsx';

const TemplateButton = styled(Button)`
  align-self: flex-start;
`;

/** The pitch settings; defaults: product spec, section 9. */
export function PitchSettingsSection() {
  const { values, setFieldValue, setValues } = useFormikContext<PitchFormValues>();
  const [hasTemplate, setHasTemplate] = useState(false);
  return (
    <Section title="Settings">
      <PurposeMenu
        leadId={leadIdOf(values)}
        value={values}
        onChange={(changes) => setValues((now) => ({ ...now, ...changes }))}
      />
      <SegmentedControl
        label="Type"
        value={values.type}
        onValueChange={(type) => setFieldValue('type', type)}
        options={TYPE_OPTIONS}
      />
      <FieldGrid>
        <FormSelectField name="tone" label="Tone" options={TONE_OPTIONS} />
        <FormSelectField name="length" label="Length" options={LENGTH_OPTIONS} />
        <FormSelectField name="platform" label="Platform" options={PLATFORM_OPTIONS} />
      </FieldGrid>
      {hasTemplate || values.template !== '' ? (
        <FormTextField
          name="template"
          label="Template"
          hint="Your own text to follow. {company}, {position}, {contact} and {name} are filled in."
          multiline
          rows={2}
          autoFocus={hasTemplate}
          // The field stays when it is emptied.
          onFocus={() => setHasTemplate(true)}
        />
      ) : (
        <TemplateButton onClick={() => setHasTemplate(true)}>Use a template</TemplateButton>
      )}
      <FormTextField
        name="customPrompt"
        label="Custom Prompt"
        hint="Anything to include or leave out?"
        multiline
        rows={2}
      />
      <UnappliedWishes customPrompt={values.customPrompt} />
    </Section>
  );
}
