import { css } from 'styled-components';
import { fadeIn, rise, slideUp } from './animations.ts';
import { color, layer, media, motion, radius, shadow, space } from './theme.ts';

/** The overlay behind a modal. */
export const overlayStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  animation: ${fadeIn} ${motion.base};
`;

/** A modal: centered on wide screens, at the bottom edge on narrow ones. */
export const sheetStyles = css`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  width: calc(100vw - ${space[8]});
  height: fit-content;
  max-height: min(85dvh, 52rem);
  margin: auto;
  border: 1px solid ${color.line2};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.base};

  &:focus-visible {
    outline: none;
  }
  ${media.narrow} {
    width: 100vw;
    max-width: none;
    max-height: 92dvh;
    margin-bottom: 0;
    border-width: 1px 0 0;
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    animation-name: ${slideUp};
  }
`;

/** The part of a sheet that scrolls. */
export const sheetBodyStyles = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space[6]} ${space[6]};
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;
