import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, media, motion, space, text } from '#ui/theme.ts';

const entryStyles = css`
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
  ${media.narrow} {
    min-height: 44px;
  }
`;

/** A sidebar entry that links to a page. */
export const NavEntry = styled(Link)`
  ${entryStyles}

  &[aria-current='page'] {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.ink};
    svg {
      color: ${color.accentText};
    }
  }
`;

/** A sidebar entry that runs an action. */
export const NavButton = styled.button`
  ${entryStyles}
`;
