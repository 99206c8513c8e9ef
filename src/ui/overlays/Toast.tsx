import { AlertCircle, CheckCircle2, Info, X } from 'lucide-react';
import { DismissableLayer } from 'radix-ui/internal';
import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { rise } from '../animations.ts';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Icon } from '../display/Icon.tsx';
import { color, layer, media, motion, radius, shadow, space, tone } from '../theme.ts';

export type ToastTone = 'info' | 'success' | 'error';

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

const inFlowStyle = css`
  position: relative;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.line};
  &:empty {
    display: none;
  }
  && > * {
    box-shadow: none;
  }
`;

const floatingStyle = css`
  position: fixed;
  right: ${space[6]};
  bottom: ${space[6]};
  width: min(24rem, calc(100vw - ${space[8]}));
  /* Above the buttons of a form. */
  html:has(form > footer, [data-sheet-footer]) & {
    bottom: calc(72px + ${space[4]} + env(safe-area-inset-bottom));
  }
  ${media.narrow} {
    right: ${space[4]};
    bottom: calc(${space[4]} + env(safe-area-inset-bottom));
  }
  /* Above the bar of selected leads. */
  html[style*='--bulk-bar'] & {
    bottom: calc(var(--bulk-bar) + ${space[8]} + env(safe-area-inset-bottom));
  }
`;

const Region = styled(DismissableLayer.Branch)<{ $inFlow: boolean }>`
  z-index: ${layer.toast};
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space[2]};
  ${({ $inFlow }) => ($inFlow ? inFlowStyle : floatingStyle)}
`;

const Item = styled.div<{ $tone: ToastTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.base};
  /* Also while a modal blocks the page. */
  pointer-events: auto;

  > svg {
    margin-top: 8px;
    color: ${({ $tone }) => styles[$tone].color};
  }
  ${media.narrow} {
    > svg {
      margin-top: 14px;
    }
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 5px;
  overflow-wrap: break-word;
  ${media.narrow} {
    padding-block: 11px;
  }
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[1]};
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
        {text}
        {actions && (
          <Actions>
            {actions.map(({ label, action }) => (
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
          </Actions>
        )}
      </Text>
      <IconButton label="Dismiss" icon={X} onClick={() => onDismiss(id)} />
    </Item>
  );
}

interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  onAction?: (action: { type: string }) => void;
  /** Takes room where it is rendered, instead of floating over the page. */
  inFlow?: boolean;
}

/**
 * The toasts. Errors are announced at once and stay longer. Not Radix's: its toasts take the Escape key
 * from the dialog that they appear over.
 */
export const ToastRegion = ({ toasts, onDismiss, onAction, inFlow = false }: ToastRegionProps) => (
  // A branch: a click on a toast is no click outside a dialog.
  <Region $inFlow={inFlow} role="region" aria-label="Notifications" aria-live="polite">
    {toasts.map((toast) => (
      <Toast key={toast.id} toast={toast} onDismiss={onDismiss} onAction={onAction} />
    ))}
  </Region>
);
