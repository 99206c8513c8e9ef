import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { lazy } from '../lazy.tsx';

type Parts = typeof import('./MenuParts.tsx');

const load = (): Promise<Parts> => import('./MenuParts.tsx');
const menuPart = <Name extends keyof Parts>(name: Name) => lazy(load, name, { isOptional: true });

const OpenMenu = menuPart('OpenMenu');
export const MenuLabel = menuPart('MenuLabel');
export const MenuItem = menuPart('MenuItem');
export const SubMenu = menuPart('SubMenu');
export const MenuGroup = menuPart('MenuGroup');
export const MenuRadioGroup = menuPart('MenuRadioGroup');
export const MenuRadioItem = menuPart('MenuRadioItem');
export const MenuCheckboxItem = menuPart('MenuCheckboxItem');
export const MenuSeparator = menuPart('MenuSeparator');

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

interface MenuProps {
  /** The button that opens the menu; it must pass on its props. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The accessible name of the menu; the trigger's text when left out. */
  label?: string;
  side?: 'top' | 'bottom';
  children: ReactNode;
}

/** A menu that opens from a button, by a press or a key. */
export function Menu({ trigger, label, side = 'bottom', children }: MenuProps) {
  const id = useId();
  const [opened, setOpened] = useState<{ button: HTMLElement; byKeyboard: boolean } | null>(null);
  function toggle(event: PointerEvent | KeyboardEvent | MouseEvent, byKeyboard = false) {
    const button = event.currentTarget as HTMLElement;
    event.preventDefault();
    // The menu returns the focus to it. Safari focuses no button by itself.
    button.focus({ preventScroll: true });
    setOpened(opened ? null : { button, byKeyboard });
  }
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        'aria-controls': opened ? id : undefined,
        onPointerDown: (event: PointerEvent) => {
          if (event.button === 0 && !event.ctrlKey) toggle(event);
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (OPENING_KEYS.includes(event.key)) toggle(event, true);
        },
        // Assistive technology clicks without a press.
        onClick: (event: MouseEvent) => {
          if (event.detail === 0) toggle(event);
        },
      })}
      {opened && (
        <OpenMenu {...opened} id={id} label={label} side={side} onClose={() => setOpened(null)}>
          {children}
        </OpenMenu>
      )}
    </>
  );
}
