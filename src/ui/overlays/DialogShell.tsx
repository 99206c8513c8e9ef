import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { fadeIn, rise, slideFromRight, slideUp } from '../animations.ts';
import { color, layer, media, motion, radius, shadow, space, text } from '../theme.ts';
import { rememberFocus } from './rememberFocus.ts';
import { ToastSlot } from './ToastSlot.tsx';

const Overlay = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  animation: ${fadeIn} ${motion.base};
`;

const PLACEMENTS = {
  /** Centered on wide screens, at the bottom edge on narrow ones. */
  center: css`
    inset: 0;
    width: calc(100vw - ${space[8]});
    height: fit-content;
    max-height: min(85dvh, 52rem);
    margin: auto;
    border: 1px solid ${color.line2};
    border-radius: ${radius.sheet};
    animation: ${rise} ${motion.base};
    ${media.narrow} {
      width: 100vw;
      max-width: none;
      max-height: 92dvh;
      margin-bottom: 0;
      border-width: 1px 0 0;
      border-radius: ${radius.sheet} ${radius.sheet} 0 0;
      animation-name: ${slideUp};
    }
  `,
  /** Below the upper edge, so that its field stays while its list changes, and above a phone's keyboard. */
  top: css`
    inset: 12dvh 0 auto;
    width: calc(100vw - ${space[8]});
    margin: auto;
    border: 1px solid ${color.line2};
    border-radius: ${radius.sheet};
    animation: ${rise} ${motion.base};
    ${media.narrow} {
      top: ${space[2]};
      width: calc(100vw - ${space[4]});
    }
  `,
  /** At the right edge; on narrow screens, between what sticks to the top and to the bottom. */
  right: css`
    inset: 0 0 0 auto;
    width: 35rem;
    border-left: 1px solid ${color.line2};
    border-radius: ${radius.sheet} 0 0 ${radius.sheet};
    animation: ${slideFromRight} ${motion.base};
    ${media.narrow} {
      inset-block: var(--head, 0px) var(--foot, 0px);
      width: 100vw;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
  `,
  /** The whole screen, with its parts as wide as a page. */
  page: css`
    inset: 0;
    width: 100vw;
    > * {
      padding-inline: max(${space[6]}, calc(50vw - 35rem));
    }
  `,
};

const Surface = styled(Dialog.Content)<{
  $placement: keyof typeof PLACEMENTS;
  $width: string | undefined;
}>`
  position: fixed;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  max-width: ${({ $width }) => $width ?? 'none'};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  ${({ $placement }) => PLACEMENTS[$placement]}

  &:focus-visible {
    outline: none;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Below the dialog; on narrow screens, where that is its buttons' place, at the top. */
const DialogSlot = styled(ToastSlot)`
  position: fixed;
  inset: auto 0 0;
  padding-inline: ${space[4]};
  pointer-events: none;
  ${media.narrow} {
    inset-block: 0 auto;
  }
`;

export const DialogTitle = styled(Dialog.Title)`
  ${text.sectionTitle}
  font-size: 1.25rem;
  overflow-wrap: anywhere;
`;

export const DialogDescription = styled(Dialog.Description)`
  ${text.body}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

/** Scrolls. */
export const DialogBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  padding: ${space[1]} ${space[6]} ${space[6]};
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;

/** The buttons; they stay visible while the body scrolls. Not a landmark of the page. */
export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.line};
  ${media.narrow} {
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
    > * {
      flex: auto;
    }
  }
`;

/** Marks a control that Escape cancels, so that it doesn't close the dialog as well. */
export const CANCELS_ON_ESCAPE = { 'data-cancels-on-escape': '' };

function keepEscape(event: KeyboardEvent): void {
  const target = event.target as Element | null;
  if (target?.closest('[data-cancels-on-escape]')) event.preventDefault();
}

interface DialogShellProps {
  placement?: keyof typeof PLACEMENTS;
  /** Any CSS length; at most this wide, except on narrow screens. */
  width?: string;
  /** Asks for an answer: a click outside doesn't close it. */
  alert?: boolean;
  /** Covers the page. Otherwise the page beside the dialog can still be used. */
  modal?: boolean;
  /** Has a `DialogDescription`. */
  described?: boolean;
  /** A selector of the control to focus; by default the dialog, so that its title is read. */
  focus?: string;
  onClose: () => void;
  /** A `DialogTitle`, and the rest of the dialog. */
  children: ReactNode;
}

/** The dialog that all others are made of. Mounted only while it is open; closing returns the focus. */
export function DialogShell({
  placement = 'center',
  width,
  alert = false,
  modal = true,
  described = false,
  focus,
  onClose,
  children,
}: DialogShellProps) {
  const [returnFocus] = useState(rememberFocus);
  return (
    <Dialog.Root open modal={modal} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Surface
          $placement={placement}
          $width={width}
          role={alert ? 'alertdialog' : 'dialog'}
          // Without a description, Radix would warn and refer to a missing element.
          {...(!described && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const surface = event.currentTarget as HTMLElement;
            ((focus && surface.querySelector<HTMLElement>(focus)) || surface).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          onEscapeKeyDown={keepEscape}
          onInteractOutside={(event) => {
            // The click that closed a dialog above this one isn't beside it.
            const target = event.detail.originalEvent.target as Element | null;
            if (alert || !modal || target?.closest('[role$=dialog]')) event.preventDefault();
          }}
        >
          {children}
          {/* A sheet has its own. */}
          {placement !== 'right' && placement !== 'page' && <DialogSlot />}
        </Surface>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
