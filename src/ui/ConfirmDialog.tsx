import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { sheetStyles, veilStyles } from './sheetStyles.ts';
import { color, media, space, text } from './theme.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const Veil = styled(AlertDialog.Overlay)`
  ${veilStyles}
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
  /** What must be given first, a word to type for one; its field takes the focus. */
  children?: ReactNode;
  confirmLabel: string;
  /** What must be given first is not there yet. */
  confirmDisabled?: boolean;
  cancelLabel?: string;
  /** The confirmed work is running: nothing can be pressed, nothing closes. */
  busy?: boolean;
  danger?: boolean;
}

/** What must be typed first; without any field Radix goes to the harmless answer. */
function focusField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The dialog itself; mounted only while it is open. */
function ConfirmSheet({
  onConfirm,
  title,
  text: words,
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
      <Text>{words}</Text>
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

/** Asks before something that cannot be taken back. The focus starts on the harmless answer. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <AlertDialog.Root
    open={props.open}
    onOpenChange={(isOpen) => !isOpen && !props.busy && props.onClose()}
  >
    <AlertDialog.Portal>
      <Veil />
      <ConfirmSheet {...props} />
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
