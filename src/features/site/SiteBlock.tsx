import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, space } from '#ui/theme.ts';
import { BAR_HEIGHT, contentWidth } from './siteStyles.ts';

/** With room for the fixed bar when a link scrolls to it. */
const Block = styled.section`
  ${contentWidth}
  padding-block: ${space[16]};
  scroll-margin-top: calc(${BAR_HEIGHT} - ${space[10]});
  outline: none;
  ${media.narrow} {
    padding-block: ${space[10]};
    scroll-margin-top: calc(${BAR_HEIGHT} - ${space[4]});
  }
  > h2 {
    font-family: ${font.serif};
    font-size: clamp(2rem, 4vw, 3rem);
    line-height: 1.08;
    font-weight: 400;
    letter-spacing: -0.03em;
  }
  > h2 + p {
    max-width: 46em;
    margin-top: ${space[3]};
    font-size: 1.0625rem;
    line-height: 1.5;
    color: ${color.ink2};
    text-wrap: balance;
  }
`;

interface SiteBlockProps {
  /** The fragment of its address. */
  id: string;
  title: string;
  /** Below the title. */
  text?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the landing page with its heading, which links lead to. */
export const SiteBlock = ({ id, title, text, className, children }: SiteBlockProps) => (
  <Block id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={className}>
    <h2 id={`${id}-title`}>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </Block>
);
