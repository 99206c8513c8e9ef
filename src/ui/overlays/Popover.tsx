import { Popover as RadixPopover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { space } from '../theme.ts';
import { CHOICE_PADDING, floatingStyles } from './floatingStyles.ts';

const Content = styled(RadixPopover.Content)`
  ${floatingStyles}
  width: 20rem;
  max-height: var(--radix-popover-content-available-height);
  padding: ${space[4]};
`;

interface PopoverProps {
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  /** The accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields beside the button that opens them, while they are open. */
export const Popover = ({ button, label, onClose, children }: PopoverProps) => (
  <RadixPopover.Root open onOpenChange={onClose}>
    <RadixPopover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
    <RadixPopover.Portal>
      <Content
        align="start"
        sideOffset={4}
        collisionPadding={CHOICE_PADDING}
        aria-label={label}
        // A key may have opened it, so its button may not have had the focus.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) button.current?.focus();
        }}
        onInteractOutside={(event) => {
          // The button closes it.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        {children}
      </Content>
    </RadixPopover.Portal>
  </RadixPopover.Root>
);
