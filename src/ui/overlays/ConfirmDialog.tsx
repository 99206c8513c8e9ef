import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button.tsx';
import { Box } from '../layout/Stack.tsx';
import { media, space } from '../theme.ts';
import { DialogDescription, DialogShell, DialogTitle } from './DialogShell.tsx';

const Content = styled.div`
  display: grid;
  gap: ${space[1]};
  overflow-y: auto;
  padding: ${space[6]};
  ${media.narrow} {
    padding: ${space[5]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
  }
`;

const Answers = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[5]};
  ${media.narrow} {
    > * {
      flex: 1;
    }
  }
`;

interface ConfirmDialogProps {
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  /** A field to fill in first; it takes the focus. Otherwise Cancel does. */
  children?: ReactNode;
  confirmLabel: string;
  confirmDisabled?: boolean;
  cancelLabel?: string;
  /** Disables both buttons and Escape. */
  busy?: boolean;
  danger?: boolean;
}

/** Asks before an action that can't be undone. */
export const ConfirmDialog = ({
  onClose,
  onConfirm,
  title,
  text,
  children,
  confirmLabel,
  confirmDisabled = false,
  cancelLabel = 'Cancel',
  busy = false,
  danger = false,
}: ConfirmDialogProps) => (
  <DialogShell
    alert
    described
    width="26rem"
    focus="input, button"
    onClose={() => !busy && onClose()}
  >
    <Content>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      {children && <Box $top={3}>{children}</Box>}
      <Answers>
        <Dialog.Close asChild>
          <Button disabled={busy}>{cancelLabel}</Button>
        </Dialog.Close>
        <Button
          variant={danger ? 'danger' : 'primary'}
          disabled={confirmDisabled}
          busy={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Answers>
    </Content>
  </DialogShell>
);
