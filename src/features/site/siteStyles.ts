import styled, { css } from 'styled-components';
import { color, font, media, space } from '#ui/theme.ts';

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

/** A block of the landing page, with room for the fixed bar when a link scrolls to it. */
export const Block = styled.section`
  ${contentWidth}
  padding-block: ${space[16]};
  scroll-margin-top: calc(${BAR_HEIGHT} - ${space[10]});
  outline: none;
  ${media.narrow} {
    padding-block: ${space[10]};
    scroll-margin-top: calc(${BAR_HEIGHT} - ${space[4]});
  }
`;

/** The heading of a block. */
export const BlockTitle = styled.h2`
  font-family: ${font.serif};
  font-size: clamp(2rem, 4vw, 3rem);
  line-height: 1.08;
  font-weight: 400;
  letter-spacing: -0.03em;
`;

/** The sentence below a block's heading. */
export const BlockText = styled.p`
  max-width: 46em;
  margin-top: ${space[3]};
  font-size: 1.0625rem;
  line-height: 1.5;
  color: ${color.ink2};
  text-wrap: balance;
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

/** Shown in the light or in the dark color scheme, chosen by the user or the system. */
export const schemeOnly = {
  light: css`
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme='light']) & {
        display: none;
      }
    }
    :root[data-theme='dark'] & {
      display: none;
    }
  `,
  dark: css`
    @media not (prefers-color-scheme: dark) {
      :root:not([data-theme='dark']) & {
        display: none;
      }
    }
    :root[data-theme='light'] & {
      display: none;
    }
  `,
};

/** A list of short points, each with a mark before it. */
export const PointList = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    gap: 10px;
  }
  svg {
    flex: none;
    margin-top: 3px;
  }
`;
