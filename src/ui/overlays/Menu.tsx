import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { color, font, media, radius, space, type Tone, text, tone } from '../theme.ts';
import { CHOICE_PADDING, choiceStyles, floatingStyles } from './floatingStyles.ts';

const Content = styled(DropdownMenu.Content)`
  ${floatingStyles}
  min-width: 11rem;
  max-width: min(20rem, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);

  [role^='menuitem'] {
    ${choiceStyles}
  }
  /* Room for the mark. */
  [role='menuitemradio'],
  [role='menuitemcheckbox'] {
    padding-left: 32px;
  }
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

/** Focuses the current choice instead of the first item, which also scrolls it into view. */
function focusCurrent(menu: HTMLElement | null): void {
  // The menu gets its height, and Radix sets the focus, after it's mounted.
  requestAnimationFrame(() =>
    menu?.querySelector<HTMLElement>('[role=menuitemradio][data-state=checked]')?.focus(),
  );
}

/** Radix sets the focus on the menu after it's mounted. */
function focusFirst(menu: HTMLElement | null): void {
  requestAnimationFrame(() => menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus());
}

/** A choice may have moved the focus, such as to the field that it opened. */
function keepMovedFocus(event: Event): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) event.preventDefault();
}

interface MenuProps {
  /** The button that opens the menu; it must pass on its ref and props. */
  trigger: ReactElement;
  /** The accessible name of the menu; the trigger's text when left out. */
  label?: string;
  side?: 'top' | 'bottom';
  children: ReactNode;
}

/** A menu that opens from a button. */
export function Menu({ trigger, label, side = 'bottom', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {/* Assistive technology clicks without a press, which Radix waits for. */}
      <DropdownMenu.Trigger asChild onClick={({ detail }) => detail === 0 && setOpen(!isOpen)}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Content
          align="start"
          side={side}
          sideOffset={4}
          collisionPadding={CHOICE_PADDING}
          updatePositionStrategy="always"
          ref={focusCurrent}
          onCloseAutoFocus={keepMovedFocus}
          {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
        >
          {children}
        </Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** On phones, a sheet at the bottom of the window. */
const PointContent = styled(Content)`
  width: 196px;
  min-width: 0;
  ${media.narrow} {
    width: 100vw;
    max-width: 100vw;
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
`;

const Point = styled.span`
  position: fixed;
  width: 0;
  height: 0;
`;

interface PointMenuProps {
  /** In the window, in pixels; on phones, the menu is at the bottom. */
  at: { x: number; y: number };
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A menu at a point of the page, whose first item has the focus. Scrolling closes it. */
export function PointMenu({ at, label, onClose, children }: PointMenuProps) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[role=menu]'))) onClose();
    };
    document.addEventListener('scroll', close, true);
    return () => document.removeEventListener('scroll', close, true);
  }, [onClose]);
  const isNarrow = window.innerWidth < 768;
  const style = isNarrow ? { left: 0, top: '100dvh' } : { left: at.x, top: at.y };
  return (
    <DropdownMenu.Root modal={false} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger asChild>
        <Point style={style} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <PointContent
          align="start"
          sideOffset={isNarrow ? 0 : 8}
          collisionPadding={isNarrow ? 0 : 8}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          ref={focusFirst}
        >
          {children}
        </PointContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const MenuSeparator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${space[1]};
  background: ${color.line};
`;

/** A line of text above the items. */
export const MenuLabel = styled(DropdownMenu.Label)`
  padding: ${space[2]} ${space[2]} ${space[1]};
  ${text.smallest}
  font-weight: 500;
  color: ${color.ink3};
`;

interface MenuItemProps {
  icon?: LucideIcon;
  onSelect: () => void;
  /** At the right, such as a key. */
  hint?: ReactNode;
  children: ReactNode;
}

export const MenuItem = ({ icon, onSelect, hint, children }: MenuItemProps) => (
  <DropdownMenu.Item onSelect={onSelect}>
    {icon && <Icon of={icon} />}
    {children}
    {hint && <Hint>{hint}</Hint>}
  </DropdownMenu.Item>
);

interface SubMenuProps extends Pick<MenuItemProps, 'hint' | 'children'> {
  icon: LucideIcon;
  label: string;
}

/** An item that opens more items. */
export const SubMenu = ({ icon, label, hint, children }: SubMenuProps) => (
  <DropdownMenu.Sub>
    <DropdownMenu.SubTrigger>
      <Icon of={icon} />
      {label}
      <Hint>{hint}</Hint>
      <Icon of={ChevronRight} />
    </DropdownMenu.SubTrigger>
    <DropdownMenu.Portal>
      <Content as={DropdownMenu.SubContent} collisionPadding={CHOICE_PADDING} ref={focusCurrent}>
        {children}
      </Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Sub>
);

const TextItem = styled(DropdownMenu.Item)`
  && {
    display: block;
    font-family: ${font.serif};
    font-size: 0.9375rem;
  }
`;

/** An item that is a sentence to read. */
export const MenuTextItem = ({ onSelect, children }: Omit<MenuItemProps, 'icon' | 'hint'>) => (
  <TextItem onSelect={onSelect}>{children}</TextItem>
);

export const MenuGroup = DropdownMenu.Group;

/** The radio items of one choice: `value`, `onValueChange(value)`. */
export const MenuRadioGroup = DropdownMenu.RadioGroup;

const Dot = styled.span<{ $tone: Tone }>`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $tone }) => tone[$tone].fg};
`;

interface MenuRadioItemProps {
  value: string;
  /** Shows a dot in this color. */
  dot?: Tone;
  /** A short remark at the right. */
  hint?: ReactNode;
  children: ReactNode;
}

export const MenuRadioItem = ({ value, dot, hint, children }: MenuRadioItemProps) => (
  <DropdownMenu.RadioItem value={value}>
    <Mark>
      <Icon of={Check} />
    </Mark>
    {dot && <Dot $tone={dot} />}
    {children}
    {hint && <Hint>{hint}</Hint>}
  </DropdownMenu.RadioItem>
);

interface MenuCheckboxItemProps {
  checked: boolean;
  onCheckedChange: () => void;
  children: ReactNode;
}

/** An item that is on or off. The menu stays open. */
export const MenuCheckboxItem = ({ checked, onCheckedChange, children }: MenuCheckboxItemProps) => (
  <DropdownMenu.CheckboxItem
    checked={checked}
    onCheckedChange={onCheckedChange}
    onSelect={(event) => event.preventDefault()}
  >
    <Mark>
      <Icon of={Check} />
    </Mark>
    {children}
  </DropdownMenu.CheckboxItem>
);
