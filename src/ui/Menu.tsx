import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import {
  choiceLabelStyles,
  choiceSeparatorStyles,
  choiceStyles,
  floatingStyles,
} from './floatingStyles.ts';
import { Icon } from './Icon.tsx';
import { color, space, text } from './theme.ts';

const Sheet = styled(DropdownMenu.Content)`
  ${floatingStyles}
  min-width: 11rem;
  max-width: min(20rem, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);
`;

const Item = styled(DropdownMenu.Item)<{ $danger: boolean }>`
  ${choiceStyles}
  ${({ $danger }) =>
    $danger &&
    css`
      &,
      svg {
        color: ${color.dangerText};
      }
    `}
`;

const RadioItem = styled(DropdownMenu.RadioItem)`
  ${choiceStyles}
  padding-left: 32px;
`;

const Mark = styled(DropdownMenu.ItemIndicator)`
  position: absolute;
  left: 8px;
`;

const Hint = styled.span`
  margin-left: auto;
  padding-left: ${space[4]};
  ${text.smallest}
  color: ${color.ink3};
`;

export const MenuLabel = styled(DropdownMenu.Label)`
  ${choiceLabelStyles}
`;

export const MenuSeparator = styled(DropdownMenu.Separator)`
  ${choiceSeparatorStyles}
`;

/** The radio items of one choice: `value`, `onValueChange(value)`. */
export const MenuRadioGroup = DropdownMenu.RadioGroup;

interface MenuProps {
  /** The button that opens it; it must pass on its ref and props. */
  trigger: ReactElement;
  /** The accessible name of the menu; the trigger's words when left out. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

/** A menu that opens from a button. */
export const Menu = ({ trigger, label, align = 'start', side = 'bottom', children }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <Sheet
        align={align}
        side={side}
        sideOffset={4}
        collisionPadding={8}
        {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
      >
        {children}
      </Sheet>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

interface MenuItemProps {
  icon?: LucideIcon;
  onSelect: () => void;
  disabled?: boolean;
  /** For what cannot be taken back. */
  danger?: boolean;
  /** A few small words at the right. */
  hint?: ReactNode;
  children: ReactNode;
}

export const MenuItem = ({
  icon,
  onSelect,
  disabled = false,
  danger = false,
  hint,
  children,
}: MenuItemProps) => (
  <Item onSelect={onSelect} disabled={disabled} $danger={danger}>
    {icon && <Icon of={icon} />}
    {children}
    {hint && <Hint>{hint}</Hint>}
  </Item>
);

interface MenuRadioItemProps {
  value: string;
  disabled?: boolean;
  /** A few small words at the right. */
  hint?: ReactNode;
  children: ReactNode;
}

export const MenuRadioItem = ({ value, disabled = false, hint, children }: MenuRadioItemProps) => (
  <RadioItem value={value} disabled={disabled}>
    <Mark>
      <Icon of={Check} />
    </Mark>
    {children}
    {hint && <Hint>{hint}</Hint>}
  </RadioItem>
);
