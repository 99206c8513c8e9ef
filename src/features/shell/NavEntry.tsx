import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { tooltip } from '#ui/overlays/Tooltip.tsx';
import { color, media, motion, space, text } from '#ui/theme.ts';

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 38px;
  padding: 7px 11px;
  border: 1px solid transparent;
  border-radius: 8px;
  color: ${color.ink2};
  ${text.body}
  font-weight: 500;
  text-align: left;
  transition:
    background ${motion.fast},
    color ${motion.fast};
  &:hover:not(:disabled) {
    background: ${color.hover};
    color: ${color.ink};
  }
  ${media.touch} {
    min-height: 44px;
  }
  &[aria-current='page'] {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.ink};
    svg {
      color: ${color.accentText};
    }
  }
`;

interface EntryProps {
  icon: ReactNode;
  label: string;
  /** Only the icon shows; a tooltip names it. */
  isCollapsed: boolean | undefined;
}

const labelOf = ({ label, isCollapsed }: EntryProps) =>
  isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label;

interface NavLinkProps extends EntryProps {
  to: string;
  isCurrent: boolean;
  /** Shown at the right. */
  children?: ReactNode;
}

/** A sidebar entry that links to a page. */
export const NavLink = ({ to, isCurrent, children, ...entry }: NavLinkProps) => (
  <Entry
    as={Link}
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    {...(entry.isCollapsed && tooltip(entry.label, 'right'))}
  >
    {entry.icon}
    {labelOf(entry)}
    {children}
  </Entry>
);

/** A sidebar entry that runs an action. */
export const NavButton = ({
  icon,
  label,
  isCollapsed,
  ...props
}: EntryProps & ComponentPropsWithRef<'button'>) => (
  <Entry type="button" {...(isCollapsed && tooltip(label, 'right'))} {...props}>
    {icon}
    {labelOf({ icon, label, isCollapsed })}
  </Entry>
);
