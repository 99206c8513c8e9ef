import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { overlayStyles, sheetStyles } from './sheetStyles.ts';
import { color, media, space, text } from './theme.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const Overlay = styled(AlertDialog.Overlay)`
  ${overlayStyles}
`;

const Sheet = styled(AlertDialog.Content)`
  ${sheetStyles}
  max-width: 26rem;
  padding: ${space[6]};
  ${media.narrow} {
    padding: ${space[5]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
  }
`;

const Title = styled(AlertDialog.Title)`
  ${text.sectionTitle}
  font-size: 1.25rem;
`;

const Text = styled(AlertDialog.Description)`
  margin-top: ${space[1]};
  color: ${color.ink2};
  overflow-wrap: break-word;
`;

const Body = styled.div`
  margin-top: ${space[4]};
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[6]};
  ${media.narrow} {
    > * {
      flex: 1;
    }
  }
`;

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  /** A field to fill in first; it takes the focus. */
  children?: ReactNode;
  confirmLabel: string;
  confirmDisabled?: boolean;
  cancelLabel?: string;
  /** Disables both buttons and Escape. */
  busy?: boolean;
  danger?: boolean;
}

/** Focuses the field if there is one; otherwise Radix focuses Cancel. */
function focusField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Mounted only while the dialog is open. */
function ConfirmSheet({
  onConfirm,
  title,
  text: description,
  children,
  confirmLabel,
  confirmDisabled = false,
  cancelLabel = 'Cancel',
  busy = false,
  danger = false,
}: ConfirmDialogProps) {
  return (
    <Sheet onOpenAutoFocus={focusField} onCloseAutoFocus={useFocusReturn()}>
      <Title>{title}</Title>
      <Text>{description}</Text>
      {children && <Body>{children}</Body>}
      <Foot>
        <AlertDialog.Cancel asChild>
          <Button disabled={busy}>{cancelLabel}</Button>
        </AlertDialog.Cancel>
        <Button
          variant={danger ? 'danger' : 'primary'}
          disabled={confirmDisabled}
          busy={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Foot>
    </Sheet>
  );
}

/** Asks before an action that can't be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <AlertDialog.Root
    open={props.open}
    onOpenChange={(isOpen) => !isOpen && !props.busy && props.onClose()}
  >
    <AlertDialog.Portal>
      <Overlay />
      <ConfirmSheet {...props} />
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
