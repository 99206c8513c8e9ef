import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isWebAddress } from '#domain/webAddress.ts';
import { color, media } from '#ui/theme.ts';

export const Anchor = styled.a`
  color: ${color.accentText};
  overflow-wrap: anywhere;
  ${media.touch} {
    /* A touch target taller than the text. */
    display: inline-block;
    margin-block: -12px;
    padding-block: 12px;
  }
`;

/** A link to another site, in a new tab. Plain text unless it is a web address: no script links. */
export function OutsideLink({ href, children = href }: { href: string; children?: ReactNode }) {
  if (!isWebAddress(href)) return href;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Anchor>
  );
}
