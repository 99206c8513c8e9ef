import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { PitchFormValues } from './pitchFormValues.ts';
import { SETTING_OPTIONS } from './pitchOptions.ts';
import { TextButton } from './TextButton.ts';
import { UnappliedInstructions } from './UnappliedInstructions.tsx';

/** One setting on each line, its label at the left; above it where there's no room. */
export const SettingRows = styled.div`
  display: grid;
  gap: ${space[3]};

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 348px);
    gap: 0;
    align-items: center;
    > span:first-child,
    > label {
      ${text.label}
      color: ${color.ink2};
    }
    > :nth-child(n + 3) {
      grid-column: 2;
      margin-top: ${space[1]};
    }
    > fieldset {
      justify-self: start;
      max-width: none;
    }
  }
  > :is(button, p) {
    justify-self: start;
    margin-left: 112px;
  }
  @container (max-width: 519.98px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};
      > * {
        grid-column: 1 !important;
      }
    }
    > :is(button, p) {
      margin-left: 0;
    }
  }
`;

const CHOICES = [
  { name: 'purpose', label: 'Letter' },
  { name: 'type', label: 'Kind' },
  { name: 'tone', label: 'Tone' },
  { name: 'length', label: 'Length' },
] as const;

/** The settings of the next letter, each once. */
export function PitchSettings() {
  const { values, setFieldValue } = useFormikContext<PitchFormValues>();
  const [showsAll, setShowsAll] = useState(false);
  const isUsed = values.template !== '' || values.platform !== 'general';
  return (
    <>
      {CHOICES.map(({ name, label }) => (
        <div key={name}>
          <span aria-hidden>{label}</span>
          <SegmentedControl<string>
            label={label}
            value={values[name]}
            options={SETTING_OPTIONS[name]}
            onValueChange={(value) => void setFieldValue(name, value)}
          />
        </div>
      ))}
      <FormTextField
        name="customPrompt"
        label="Custom Prompt"
        placeholder="Anything to include or leave out?"
      />
      <UnappliedInstructions customPrompt={values.customPrompt} />
      {showsAll || isUsed ? (
        <>
          <FormSelectField name="platform" label="Platform" options={SETTING_OPTIONS.platform} />
          <FormTextField
            name="template"
            label="Template"
            hint="Your own text to follow. {company}, {position}, {contact} and {name} are filled in."
            multiline
            rows={2}
          />
        </>
      ) : (
        <TextButton type="button" onClick={() => setShowsAll(true)}>
          <Icon of={Plus} size={14} /> Platform and template
        </TextButton>
      )}
    </>
  );
}
