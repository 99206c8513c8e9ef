import { AlertCircle, CheckCircle2, Info, X } from 'lucide-react';
import { DismissableLayer } from 'radix-ui/internal';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { rise } from '../animations.ts';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon } from '../display/Icon.tsx';
import { color, layer, media, motion, radius, shadow, space, tone } from '../theme.ts';
import { ToastSlot, toastHost } from './ToastSlot.tsx';

type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  id: string;
  tone: ToastTone;
  text: string;
  /** Buttons, such as 'Undo', and the Redux actions that they dispatch. */
  actions?: { label: string; action: { type: string } }[];
}

const styles = {
  info: { icon: Info, color: tone.info.fg },
  success: { icon: CheckCircle2, color: tone.success.fg },
  error: { icon: AlertCircle, color: color.dangerText },
} as const;

/** Milliseconds; hovering or focusing a toast pauses it. An error with a way on stays: `null`. */
function durationOf({ tone: kind, actions }: ToastMessage): number | null {
  if (kind === 'error') return actions ? null : 10_000;
  return actions ? 10_000 : 5_000;
}

/** Over the page, above its last bar of buttons, in the middle of its main part. */
const PageSlot = styled(ToastSlot)`
  position: fixed;
  position-anchor: --bar;
  position-visibility: always;
  z-index: ${layer.toast};
  right: 0;
  bottom: var(--foot, 0px);
  left: 0;
  right: anchor(--main right, 0px);
  bottom: anchor(top, var(--foot, 0px));
  left: anchor(--main left, 0px);
  padding-inline: ${space[4]};
  pointer-events: none;
`;

const Region = styled(DismissableLayer.Branch)`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  align-items: center;
  &:not(:empty) {
    padding-block: ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom));
  }
`;

const Item = styled.div<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: min(35rem, 100%);
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.base};
  /* Also while a modal blocks the page. */
  pointer-events: auto;

  > svg {
    color: ${({ $tone }) => styles[$tone].color};
  }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-width: 0;
  > span {
    padding-block: 7px;
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    > span {
      padding-block: 11px;
    }
  }
`;

interface ToastProps {
  toast: ToastMessage;
  onDismiss: (id: string) => void;
  onAction?: (action: { type: string }) => void;
}

function Toast({ toast, onDismiss, onAction }: ToastProps) {
  const { id, tone: kind, text, actions } = toast;
  const duration = durationOf(toast);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused || duration === null) return;
    const timer = setTimeout(onDismiss, duration, id);
    return () => clearTimeout(timer);
  }, [isPaused, onDismiss, duration, id]);

  return (
    <Item
      $tone={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon of={styles[kind].icon} />
      <Text>
        <span>{text}</span>
        {actions?.map(({ label, action }) => (
          <Button
            key={label}
            onClick={() => {
              onDismiss(id);
              onAction?.(action);
            }}
          >
            {label}
          </Button>
        ))}
      </Text>
      <IconButton label="Dismiss" icon={X} onClick={() => onDismiss(id)} />
    </Item>
  );
}

interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  onAction?: (action: { type: string }) => void;
}

/**
 * The toasts. Errors are announced at once and stay longer. Not Radix's: its toasts take the Escape key
 * from the dialog that they appear over.
 */
export function ToastRegion({ toasts, onDismiss, onAction }: ToastRegionProps) {
  const [host] = useState(toastHost);
  const region = (
    // A branch: a click on a toast is no click outside a dialog.
    <Region role="region" aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />
      ))}
    </Region>
  );
  return (
    <>
      <PageSlot />
      {createPortal(region, host)}
    </>
  );
}
