import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { isEmailAddress, mailLink } from '#domain/emailAddress.ts';
import { EMPTY_VALUE } from '#domain/leads/lead.ts';
import { phoneLink } from '#domain/phoneNumber.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { color, media } from '#ui/theme.ts';
import { parseAddress } from './detailTexts.ts';
import { useDetailText } from './useDetailText.ts';

const Anchor = styled.a`
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

export function EmailLink({ email }: { email: string }) {
  if (!isEmailAddress(email)) return email || EMPTY_VALUE;
  return <Anchor href={mailLink(email)}>{email}</Anchor>;
}

export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneLink(phone);
  return href ? <Anchor href={href}>{phone}</Anchor> : phone || EMPTY_VALUE;
}

interface ContactAddressProps {
  lead: Lead;
  field: 'linkedin' | 'website';
  label: string;
  /** The text of the link. */
  children: string;
}

/** A contact's web address as a link, edited in place. */
export function ContactAddress({ lead, field, label, children }: ContactAddressProps) {
  const address = lead.contactInfo[field] ?? '';
  const edit = useDetailText({ lead, field, current: address, parse: parseAddress(field) });
  return (
    <InlineEdit
      label={label}
      edit={edit}
      addLabel={`Add ${label}`}
      inputMode="url"
      placeholder={field === 'linkedin' ? 'linkedin.com/in/…' : 'example.com'}
    >
      {address && <OutsideLink href={address}>{children}</OutsideLink>}
    </InlineEdit>
  );
}
