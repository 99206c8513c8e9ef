import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu, Slot } from 'radix-ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
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
  /** What it acts on, where the same place shows one after another: an open menu goes with it. */
  subject?: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** Stands in the menu for the button, which is elsewhere: places it, and gets the focus back. */
function BorrowedTrigger({ button, ref }: { button: () => Element; ref?: Ref<Element> }) {
  useImperativeHandle(ref, button);
  return null;
}

/**
 * A menu that opens from a button. Radix comes in only when the button is first pointed at or focused:
 * a long list has hundreds of these, and each would cost more than the rest of its row.
 */
export function Menu(props: MenuProps) {
  const { trigger, label, subject = '', align = 'start', side = 'bottom', children } = props;
  const [used, setUsed] = useState(false);
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === subject;
  const setOpen = (toOpen: boolean) => setOpenFor(toOpen ? subject : null);
  // Back with the first one, it stays closed.
  if (openFor !== null && !open) setOpenFor(null);
  const button = useRef<HTMLElement>(null);
  const id = useId();
  const use = () => setUsed(true);

  const openByPointer = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    use();
    setOpen(!open);
    // The focus goes to the menu, not to the button.
    if (!open) event.preventDefault();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    setOpen(true);
    event.preventDefault();
  };
  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={use}
        onFocus={use}
        onPointerDown={openByPointer}
        onKeyDown={openByKey}
      >
        {trigger}
      </Slot.Root>
      {used && (
        <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
          <DropdownMenu.Trigger asChild>
            <BorrowedTrigger button={() => button.current as HTMLElement} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <Sheet
              align={align}
              side={side}
              sideOffset={4}
              collisionPadding={8}
              aria-label={label}
              aria-labelledby={label ? undefined : id}
            >
              {children}
            </Sheet>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </>
  );
}

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
