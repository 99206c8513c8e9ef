import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, motion, radius, shadow, space, text } from '#ui/theme.ts';
import { BAR_HEIGHT, compactBar } from './siteStyles.ts';

/** Paths of the site; `/#id` is a section of the landing page. */
const LINKS = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Demo', to: '/#demo' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'App', to: '/app' },
];

/* A popover in narrow windows: the browser closes it with Escape and on a click outside. */
const Nav = styled.nav`
  position: static;
  display: flex;
  gap: ${space[1]};
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: ${color.ink2};

  a {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding-inline: ${space[3]};
    border-radius: ${radius.control};
    ${text.body}
    font-weight: 500;
    transition: color ${motion.fast};
    &:hover {
      color: ${color.ink};
    }
  }

  ${compactBar} {
    &:not(:popover-open) {
      display: none;
    }
    &:popover-open {
      position: fixed;
      inset: calc(${BAR_HEIGHT} - 8px) ${space[4]} auto auto;
      flex-direction: column;
      width: min(18rem, 100% - 2 * ${space[4]});
      padding: ${space[2]};
      border: 1px solid ${color.line2};
      border-radius: ${radius.card};
      background: ${color.surface};
      box-shadow: ${shadow.floating};
    }
    a {
      min-height: 44px;
      font-size: 1rem;
    }
    a:hover {
      background: ${color.hover};
    }
  }
`;

/** The links of the navigation bar: in the bar, or in a menu when the window is too narrow for them. */
export function PublicNavigation({ id }: { id: string }) {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <Nav ref={menu} id={id} popover="auto" aria-label="Main">
      {LINKS.map(({ label, to }) => (
        <Link key={to} to={to} onClick={close}>
          {label}
        </Link>
      ))}
    </Nav>
  );
}
