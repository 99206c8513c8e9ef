import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
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
  /** The button that opens it; it must pass on its ref and props. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A few fields beside the button that opens them. */
export const Popover = ({ trigger, label, isOpen, onToggle, children }: PopoverProps) => (
  <RadixPopover.Root open={isOpen} onOpenChange={onToggle}>
    <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
    <RadixPopover.Portal>
      <Content align="start" sideOffset={4} collisionPadding={CHOICE_PADDING} aria-label={label}>
        {children}
      </Content>
    </RadixPopover.Portal>
  </RadixPopover.Root>
);
