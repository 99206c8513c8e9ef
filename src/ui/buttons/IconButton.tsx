import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { tooltip } from '../overlays/Tooltip.tsx';
import { color, media, motion, radius } from '../theme.ts';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: LucideIcon;
}

const IconOnly = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  color: ${color.ink2};
  transition:
    background ${motion.fast},
    color ${motion.fast};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${color.hover};
    color: ${color.ink};
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
  }
  ${media.touch} {
    width: 44px;
    height: 44px;
  }
`;

/** A button that shows only an icon. */
export const IconButton = ({ label, icon, ...props }: IconButtonProps) => (
  <IconOnly type="button" aria-label={label} {...tooltip(label)} {...props}>
    <Icon of={icon} />
  </IconOnly>
);
