import styled, { css } from 'styled-components';
import { font, media, space } from '#ui/theme.ts';

/** The height of the fixed navigation bar. */
export const BAR_HEIGHT = '72px';

/** A media query for scripts. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Narrower windows have the navigation in a menu. */
export const compactBar = '@media (max-width: 899.98px)';

/** Centers a block and keeps it off the edges of the window. */
export const contentWidth = css`
  width: min(70rem, 100% - 2 * ${space[6]});
  margin-inline: auto;
  ${media.narrow} {
    width: calc(100% - 2 * ${space[4]});
  }
`;

/** Centered buttons, one below the other on phones. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  @media (max-width: 479.98px) {
    flex-direction: column;
    align-items: stretch;
    width: min(24rem, 100%);
    margin-inline: auto;
  }
`;

/** The heading of a page of text. */
export const pageTitle = css`
  font-family: ${font.serif};
  font-size: clamp(2.25rem, 5vw, 3rem);
  line-height: 1.1;
  font-weight: 450;
  letter-spacing: -0.025em;
`;

/** A list of short points, each with a mark before it. */
export const PointList = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    gap: 10px;
  }
  svg {
    margin-top: 3px;
  }
`;
