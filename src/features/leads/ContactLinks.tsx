import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isEmailAddress, mailLink } from '#domain/emailAddress.ts';
import { NOT_AVAILABLE } from '#domain/lead.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { color } from '#ui/theme.ts';

const Anchor = styled.a`
  color: ${color.accentText};
  overflow-wrap: anywhere;
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

export function EmailLink({ email }: { email: string }) {
  if (!isEmailAddress(email)) return email || NOT_AVAILABLE;
  return <Anchor href={mailLink(email)}>{email}</Anchor>;
}

export function PhoneLink({ phone }: { phone: string }) {
  if (!/\d/.test(phone)) return phone || NOT_AVAILABLE;
  return <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>;
}
