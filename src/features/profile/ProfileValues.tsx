import styled from 'styled-components';
import { mailLink } from '#domain/emailAddress.ts';
import { NOT_AVAILABLE } from '#domain/leads/lead.ts';
import { phoneLink } from '#domain/phoneNumber.ts';
import { shortAddress, toWebAddress } from '#domain/webAddress.ts';
import { Anchor } from '#ui/display/Anchor.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Box, Row } from '#ui/layout/Stack.tsx';

/* Read-only profile values. Empty ones show 'N/A' (product spec, section 9). */

export const Text = ({ of: text }: { of: string | undefined }) =>
  text?.trim() ? (
    text
  ) : (
    <Box as="span" $tone="ink3">
      {NOT_AVAILABLE}
    </Box>
  );

export function Address({ of: typed = '' }: { of: string | undefined }) {
  const url = toWebAddress(typed);
  if (url === null) return <Text of={typed} />;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer">
      {shortAddress(url)}
    </Anchor>
  );
}

export function Mail({ of: address }: { of: string }) {
  return address.trim() ? <Anchor href={mailLink(address)}>{address}</Anchor> : <Text of="" />;
}

export function Phone({ of: number }: { of: string }) {
  const href = phoneLink(number);
  return href ? <Anchor href={href}>{number}</Anchor> : <Text of={number} />;
}

const Tag = styled(Badge)`
  white-space: normal;
  overflow-wrap: anywhere;
`;

export function TagList({ of: items }: { of: readonly string[] }) {
  if (items.length === 0) return <Text of="" />;
  return (
    <Row as="ul" $gap={1}>
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <Tag>{item}</Tag>
        </li>
      ))}
    </Row>
  );
}

/** Longer items, one per line. */
export const Lines = ({ of: items }: { of: readonly string[] }) =>
  items.length === 0 ? (
    <Text of="" />
  ) : (
    <ul>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
