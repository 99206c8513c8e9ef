import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import { Menu } from 'radix-ui/internal';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { StatusDot } from '../display/StatusDot.tsx';
import { color, media, radius, space, type Tone, text } from '../theme.ts';
import { CHOICE_PADDING, choiceStyles, floatingStyles } from './floatingStyles.ts';

const Content = styled(Menu.Content)`
  ${floatingStyles}
  min-width: 11rem;
  max-width: min(20rem, calc(100vw - 16px));
  max-height: var(--radix-popper-available-height);

  [role^='menuitem'] {
    ${choiceStyles}
  }
  /* Room for the mark. */
  [role='menuitemradio'],
  [role='menuitemcheckbox'] {
    padding-left: 32px;
  }
`;

const Mark = styled(Menu.ItemIndicator).attrs({ children: <Icon of={Check} /> })`
  position: absolute;
  left: 8px;
`;

const Hint = styled.span`
  margin-left: auto;
  padding-left: ${space[4]};
  ${text.smallest}
  color: ${color.ink3};
`;

const CURRENT = '[role=menuitemradio][data-state=checked]';

/** The menu gets its height, and Radix sets the focus, after it's mounted. */
const focusLater = (menu: HTMLElement | null, ...selectors: string[]) =>
  requestAnimationFrame(() => {
    const items = selectors.map((selector) => menu?.querySelector<HTMLElement>(selector));
    items.find(Boolean)?.focus();
  });

/** Focuses the current choice, which also scrolls it into view. */
const focusCurrent = (menu: HTMLElement | null) => void focusLater(menu, CURRENT);

/** Focuses the current choice or else the first item. */
const focusItem = (menu: HTMLElement | null) =>
  void focusLater(menu, CURRENT, '[role^=menuitem]:not([data-disabled])');

/** A choice may have moved the focus, such as to the field that it opened. */
function keepMovedFocus(event: Event): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) event.preventDefault();
}

interface OpenMenuProps {
  /** The button that opened it; it has the focus. */
  button: HTMLElement;
  /** Whether a key opened it, not the pointer. */
  byKeyboard: boolean;
  id: string;
  /** The accessible name; the button's text when left out. */
  label: string | undefined;
  side: 'top' | 'bottom';
  onClose: () => void;
  children: ReactNode;
}

/** The menu of a button, while it's open (Menu.tsx). */
export const OpenMenu = (props: OpenMenuProps) => (
  <Menu.Root modal={false} open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    <Menu.Anchor virtualRef={{ current: props.button }} />
    <Menu.Portal>
      <Content
        id={props.id}
        align="start"
        side={props.side}
        sideOffset={4}
        collisionPadding={CHOICE_PADDING}
        updatePositionStrategy="always"
        ref={props.byKeyboard ? focusItem : focusCurrent}
        onCloseAutoFocus={keepMovedFocus}
        aria-label={props.label ?? props.button.textContent}
      >
        {props.children}
      </Content>
    </Menu.Portal>
  </Menu.Root>
);

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
    // The event of a scroll before the click comes with the next frame.
    const frame = requestAnimationFrame(() => document.addEventListener('scroll', close, true));
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', close, true);
    };
  }, [onClose]);
  const isNarrow = window.innerWidth < 768;
  const point = isNarrow ? new DOMRect(0, window.innerHeight) : new DOMRect(at.x, at.y);
  return (
    <Menu.Root modal={false} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Anchor virtualRef={{ current: { getBoundingClientRect: () => point } }} />
      <Menu.Portal>
        <PointContent
          align="start"
          sideOffset={isNarrow ? 0 : 8}
          collisionPadding={isNarrow ? 0 : 8}
          aria-label={label}
          onCloseAutoFocus={(event) => event.preventDefault()}
          ref={focusItem}
        >
          {children}
        </PointContent>
      </Menu.Portal>
    </Menu.Root>
  );
}

export const MenuSeparator = styled(Menu.Separator)`
  height: 1px;
  margin: ${space[1]};
  background: ${color.line};
`;

/** A line of text above the items. */
export const MenuLabel = styled(Menu.Label)`
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
  <Menu.Item onSelect={onSelect}>
    {icon && <Icon of={icon} />}
    {children}
    {hint && <Hint>{hint}</Hint>}
  </Menu.Item>
);

interface SubMenuProps extends Pick<MenuItemProps, 'hint' | 'children'> {
  icon: LucideIcon;
  label: string;
}

/** An item that opens more items. */
export function SubMenu({ icon, label, hint, children }: SubMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu.Sub open={isOpen} onOpenChange={setOpen}>
      <Menu.SubTrigger>
        <Icon of={icon} />
        {label}
        <Hint>{hint}</Hint>
        <Icon of={ChevronRight} />
      </Menu.SubTrigger>
      <Menu.Portal>
        <Content as={Menu.SubContent} collisionPadding={CHOICE_PADDING} ref={focusCurrent}>
          {children}
        </Content>
      </Menu.Portal>
    </Menu.Sub>
  );
}

export const MenuGroup = Menu.Group;

/** The radio items of one choice: `value`, `onValueChange(value)`. */
export const MenuRadioGroup = Menu.RadioGroup;

interface MenuRadioItemProps {
  value: string;
  /** Shows a dot in this color. */
  dot?: Tone;
  /** A short remark at the right. */
  hint?: ReactNode;
  children: ReactNode;
}

export const MenuRadioItem = ({ value, dot, hint, children }: MenuRadioItemProps) => (
  <Menu.RadioItem value={value}>
    <Mark />
    {dot && <StatusDot $tone={dot} />}
    {children}
    {hint && <Hint>{hint}</Hint>}
  </Menu.RadioItem>
);

interface MenuCheckboxItemProps {
  checked: boolean;
  onCheckedChange: () => void;
  children: ReactNode;
}

/** An item that is on or off. The menu stays open. */
export const MenuCheckboxItem = ({ checked, onCheckedChange, children }: MenuCheckboxItemProps) => (
  <Menu.CheckboxItem
    checked={checked}
    onCheckedChange={onCheckedChange}
    onSelect={(event) => event.preventDefault()}
  >
    <Mark />
    {children}
  </Menu.CheckboxItem>
);
