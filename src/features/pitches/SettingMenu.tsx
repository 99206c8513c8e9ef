import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '#ui/display/Icon.tsx';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';

const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  align-self: flex-start;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${text.label}
  button&:hover {
    background: ${color.hover};
    color: ${color.ink};
  }
  span& {
    opacity: 0.5;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

interface SettingMenuProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Shows the value only. */
  disabled: boolean;
  onChoose: (value: string) => void;
}

/** A setting of a letter as its value, which opens a menu. */
export function SettingMenu({ label, value, options, disabled, onChoose }: SettingMenuProps) {
  const chosen = options.find((option) => option.value === value)?.label;
  const content = (
    <>
      {chosen} <Icon of={ChevronDown} size={14} />
    </>
  );
  if (disabled) return <Trigger as="span">{content}</Trigger>;
  const trigger = (
    <Trigger type="button" aria-label={`${label}: ${chosen}`}>
      {content}
    </Trigger>
  );
  return (
    <Menu label={label} trigger={trigger}>
      <MenuRadioGroup value={value} onValueChange={onChoose}>
        {options.map((option) => (
          <MenuRadioItem key={option.value} value={option.value}>
            {option.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
