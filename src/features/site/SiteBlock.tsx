import type { ReactNode } from 'react';
import { Block, BlockText, BlockTitle } from './siteStyles.ts';

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
    <BlockTitle id={`${id}-title`}>{title}</BlockTitle>
    {text && <BlockText>{text}</BlockText>}
    {children}
  </Block>
);
