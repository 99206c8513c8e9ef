import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import { quotedSentences } from '#domain/pitches/draft/customInstructions.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { space } from '#ui/theme.ts';
import { SETTING_SELECTS } from './pitchOptions.ts';
import { usePitchWriters } from './usePitchWriters.ts';

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${space[3]};
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space[3]};
  margin-top: ${space[3]};
`;

interface SettingFieldsProps {
  settings: PitchSettings;
  onChange: (changes: Partial<PitchSettings>) => void;
  /** Follow-ups are of a letter that was sent. */
  onlyFirst?: boolean;
}

/** How a letter is written, as one row of selects. */
export function SettingSelects({ settings, onChange, onlyFirst = false }: SettingFieldsProps) {
  const { models, model, choose } = usePitchWriters();
  return (
    <Selects>
      {SETTING_SELECTS.map(({ label, options, read, changes }) => (
        <SelectField
          key={label}
          label={label}
          options={onlyFirst ? options.filter((option) => !('group' in option)) : options}
          value={read(settings)}
          onValueChange={(value) => onChange(changes(value))}
        />
      ))}
      {models.length > 1 && (
        <SelectField
          label="Model"
          options={models}
          value={model?.value ?? ''}
          onValueChange={(value) => choose(value as (typeof models)[number]['value'])}
        />
      )}
    </Selects>
  );
}

/** The selects, and the user's own words for this letter. */
export function SettingFields({ settings, onChange }: SettingFieldsProps) {
  const { model } = usePitchWriters();
  const { notApplied } = quotedSentences(settings.customPrompt);
  const field = (name: 'customPrompt' | 'template', max: number) => ({
    multiline: true,
    rows: 2,
    maxLength: max,
    value: settings[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <SettingSelects settings={settings} onChange={onChange} />
      <Texts>
        <TextField
          label="Custom Prompt"
          placeholder="Anything to include or leave out?"
          {...field('customPrompt', LIMITS.customPrompt)}
        />
        <TextField
          label="Template"
          placeholder="Your own text. {company}, {position}, {contact} and {name} are filled in."
          {...field('template', LIMITS.pitch)}
        />
      </Texts>
      {!model && notApplied !== '' && (
        <Muted>
          Without a model, only sentences in quotation marks are included, such as “I can start in
          January”. Not applied: {notApplied}
        </Muted>
      )}
    </>
  );
}
