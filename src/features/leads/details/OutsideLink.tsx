import type { ReactNode } from 'react';
import { isWebAddress } from '#domain/webAddress.ts';
import { Anchor } from '#ui/display/Anchor.ts';

/** A link to another site, in a new tab. Plain text unless it is a web address: no script links. */
export function OutsideLink({ href, children = href }: { href: string; children?: ReactNode }) {
  if (!isWebAddress(href)) return href;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Anchor>
  );
}
