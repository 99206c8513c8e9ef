import { css } from 'styled-components';
import { rise } from '../animations.ts';
import { color, layer, media, motion, radius, shadow, space, text } from '../theme.ts';

/** The surface of a menu or an open select. */
export const floatingStyles = css`
  z-index: ${layer.floating};
  overflow: hidden auto;
  padding: ${space[1]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  /* Shadows at the edges that can be scrolled to: touch screens hide the scrollbar. */
  background:
    linear-gradient(${color.surface} 50%, transparent) top / 100% 32px local,
    linear-gradient(transparent, ${color.surface} 50%) bottom / 100% 32px local,
    linear-gradient(${color.line2}, transparent) top / 100% 12px scroll,
    linear-gradient(transparent, ${color.line2}) bottom / 100% 12px scroll,
    ${color.surface};
  background-repeat: no-repeat;
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.fast};
`;

/** Pixels from a menu or select to the edges of the window, and to the header at the top. */
export const CHOICE_PADDING = { top: 72, right: 8, bottom: 8, left: 8 };

/** An item of a menu or select. */
export const choiceStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  ${text.body}
  user-select: none;
  cursor: default;
  outline: none;

  svg {
    color: ${color.ink3};
  }
  &:is([data-highlighted], [data-selected='true']) {
    background: ${color.accentSoft};
    color: ${color.accentText};
    svg {
      color: inherit;
    }
  }
  &[data-disabled]:not([data-disabled='false']) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  ${media.touch} {
    min-height: 44px;
  }
`;
