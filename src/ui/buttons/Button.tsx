import type { LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { SpinnerMark } from '../feedback/SpinnerMark.tsx';
import { color, media, motion, radius, space, text } from '../theme.ts';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: 'medium' | 'large';
  icon?: LucideIcon;
  /** Ignores clicks and shows a spinner, with `busyLabel` if there is one. */
  busy?: boolean;
  busyLabel?: string;
  /** Styles the only child instead, such as a link. */
  asChild?: boolean;
}

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled, [aria-busy]) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.control};
    color: ${color.ink};
    &:hover:not(:disabled, [aria-busy]) {
      background: ${color.hover};
    }
  `,
  ghost: css`
    color: ${color.ink2};
    &:hover:not(:disabled, [aria-busy]) {
      background: ${color.hover};
      color: ${color.ink};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled, [aria-busy]) {
      background: ${color.dangerHover};
    }
  `,
};

const sizes = {
  medium: css`
    min-height: 36px;
    padding: 5px 13px;
    ${text.body}
  `,
  large: css`
    min-height: 44px;
    padding: 9px 21px;
    font-size: 1rem;
    line-height: 1.5;
  `,
};

const StyledButton = styled.button<{ $variant: ButtonVariant; $size: 'medium' | 'large' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: 500;
  text-align: center;
  transition:
    background ${motion.fast},
    color ${motion.fast},
    opacity ${motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:disabled {
    opacity: 0.5;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;

/** Also prevents that the button submits its form again. */
const preventClick = (event: MouseEvent) => event.preventDefault();

/** A button; its `type` defaults to 'button'. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  busyLabel,
  asChild = false,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const styles = { $variant: variant, $size: size };
  const leading = busy ? <SpinnerMark /> : icon && <Icon of={icon} />;
  if (asChild) {
    return (
      <StyledButton as={Slot.Root} {...styles} {...props}>
        {leading}
        <Slot.Slottable>{children}</Slot.Slottable>
      </StyledButton>
    );
  }
  return (
    <StyledButton
      type="button"
      {...styles}
      {...props}
      disabled={disabled && !busy}
      // Not disabled: the focus would be lost while it's busy.
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: preventClick })}
    >
      {leading}
      {busy && busyLabel ? busyLabel : children}
    </StyledButton>
  );
}
