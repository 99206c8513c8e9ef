import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import type {
  PitchLength,
  PitchPurpose,
  PitchTone,
  PitchType,
  PitchWriter,
} from '#domain/contract/enums.ts';
import { PurposeMenu } from '#features/pitches/PurposeMenu.tsx';
import { LENGTH_OPTIONS, TONE_OPTIONS, TYPE_OPTIONS } from '#features/pitches/pitchOptions.ts';
import { usePitchWriters } from '#features/pitches/usePitchWriters.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${text.label}
  &:hover:not(:disabled) {
    background: ${color.hover};
    color: ${color.ink};
  }
  &:disabled {
    opacity: 0.5;
  }
`;

interface Choice {
  value: string;
  label: string;
}

interface PitchSettingProps {
  label: string;
  value: string;
  options: readonly Choice[];
  disabled: boolean;
  onChange: (value: string) => void;
}

function PitchSetting({ label, value, options, disabled, onChange }: PitchSettingProps) {
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <Menu
      label={label}
      trigger={
        <Trigger type="button" aria-label={`${label}: ${chosen}`} disabled={disabled}>
          {chosen}
          <Icon of={ChevronDown} size={14} />
        </Trigger>
      }
    >
      <MenuRadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <MenuRadioItem key={option.value} value={option.value}>
            {option.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

/** The choices before a pitch is written. */
export interface PitchStyle {
  type: PitchType;
  tone: PitchTone;
  length: PitchLength;
  purpose: PitchPurpose;
  purposeFor: string;
}

interface PitchSettingsProps {
  leadId: string;
  style: PitchStyle;
  disabled: boolean;
  onChange: (style: PitchStyle) => void;
}

/** Letter, type, tone, length and writer, in one line. */
export function PitchSettings({ leadId, style, disabled, onChange }: PitchSettingsProps) {
  const { writer, options, choose } = usePitchWriters();
  return (
    <>
      <PitchSetting
        label="Written by"
        value={writer}
        options={options.filter(({ problem }) => problem === null)}
        disabled={disabled}
        onChange={(next) => choose(next as PitchWriter)}
      />
      <PurposeMenu
        leadId={leadId}
        value={style}
        disabled={disabled}
        onChange={(changes) => onChange({ ...style, ...changes })}
      />
      <PitchSetting
        label="Type"
        value={style.type}
        options={TYPE_OPTIONS}
        disabled={disabled}
        onChange={(type) => onChange({ ...style, type: type as PitchType })}
      />
      <PitchSetting
        label="Tone"
        value={style.tone}
        options={TONE_OPTIONS}
        disabled={disabled}
        onChange={(tone) => onChange({ ...style, tone: tone as PitchTone })}
      />
      <PitchSetting
        label="Length"
        value={style.length}
        options={LENGTH_OPTIONS}
        disabled={disabled}
        onChange={(length) => onChange({ ...style, length: length as PitchLength })}
      />
    </>
  );
}
