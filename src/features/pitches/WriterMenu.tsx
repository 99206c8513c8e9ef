import { ChevronDown, Settings } from 'lucide-react';
import styled from 'styled-components';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { PitchAllowance } from './PitchAllowance.tsx';
import { usePitchWriters } from './usePitchWriters.ts';

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 36px;
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${text.small}
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.sunken};
  }
  strong {
    overflow: hidden;
    color: ${color.ink};
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

const Writer = styled.span`
  display: grid;
  strong {
    font-weight: 500;
  }
  small {
    ${text.small}
    color: ${color.ink3};
  }
`;

interface WriterMenuProps {
  /** Leads to Settings > AI. */
  onSettings?: () => void;
}

/** Who writes the letter, of the writers that can write here. The choice is remembered in this browser. */
export function WriterMenu({ onSettings }: WriterMenuProps) {
  const { writer, options, choose, canConnect } = usePitchWriters();
  const chosen = options.find(({ value }) => value === writer);
  return (
    <Menu
      label="Written by"
      trigger={
        <Trigger type="button" aria-label={`Written by ${chosen?.label}`}>
          Written by <strong>{chosen?.label}</strong> <Icon of={ChevronDown} size={14} />
        </Trigger>
      }
    >
      <MenuRadioGroup value={writer} onValueChange={(next) => choose(next as PitchWriter)}>
        {options.map(({ value, label, text: description }) => (
          <MenuRadioItem key={value} value={value}>
            <Writer>
              <strong>{label}</strong>
              <small>{description}</small>
            </Writer>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuLabel>
        <PitchAllowance />
      </MenuLabel>
      {onSettings && (
        <MenuItem icon={Settings} onSelect={onSettings}>
          {canConnect ? 'Connect an AI' : 'Change model in Settings'}
        </MenuItem>
      )}
    </Menu>
  );
}
