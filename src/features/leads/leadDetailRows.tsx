import type { ReactNode } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
  NOT_AVAILABLE,
} from '#domain/lead.ts';
import { localDateTime } from '#domain/localDate.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmailLink, OutsideLink, PhoneLink } from './ContactLinks.tsx';
import { formatMoney } from './formatMoney.ts';
import { PriorityBadge } from './PriorityBadge.tsx';
import { STATUS_TONES } from './statusTone.ts';

/** The rows of the details modal, in the order of the product spec (section 2). */

interface Row {
  label: string;
  value: ReactNode;
}

/** A row only when there is a value to show. */
const whenGiven = (given: unknown, label: string, value: ReactNode): Row[] =>
  given ? [{ label, value }] : [];

const formatDate = (timestamp: Timestamp | null): string => {
  const date = toDate(timestamp);
  return date ? localDateTime(date) : NOT_AVAILABLE;
};

export const basicRows = (lead: Lead): Row[] => [
  {
    label: 'Type',
    value: lead.category ? LEAD_CATEGORY_LABELS[lead.category] : LEAD_TYPE_LABELS[lead.type],
  },
  {
    label: 'Status',
    value: (
      <Badge tone={STATUS_TONES[lead.status]} dot>
        {LEAD_STATUS_LABELS[lead.status]}
      </Badge>
    ),
  },
  { label: 'Priority', value: <PriorityBadge priority={lead.priority} /> },
  { label: 'Source', value: lead.source || NOT_AVAILABLE },
  ...whenGiven(lead.appliedWhere, 'Applied Where', lead.appliedWhere),
  { label: 'Location', value: lead.location || NOT_AVAILABLE },
  { label: 'Value', value: formatMoney(lead.value) },
  ...whenGiven(lead.compensationRange, 'Compensation Range', lead.compensationRange),
  { label: 'Score', value: lead.score === null ? NOT_AVAILABLE : `${lead.score}/100` },
  { label: 'Qualified', value: lead.isQualified ? 'Yes' : 'No' },
];

export const contactRows = ({ contactInfo: contact }: Lead): Row[] => [
  { label: 'Name', value: contact.name || NOT_AVAILABLE },
  { label: 'Email', value: <EmailLink email={contact.email} /> },
  { label: 'Phone', value: <PhoneLink phone={contact.phone} /> },
  ...whenGiven(
    contact.linkedin,
    'LinkedIn',
    <OutsideLink href={contact.linkedin ?? ''}>View Profile</OutsideLink>,
  ),
  ...whenGiven(
    contact.website,
    'Website',
    <OutsideLink href={contact.website ?? ''}>Visit Site</OutsideLink>,
  ),
];

export const postingRows = (lead: Lead): Row[] => [
  ...whenGiven(lead.postUrl, 'Posting', <OutsideLink href={lead.postUrl} />),
  ...whenGiven(lead.applicationUrl, 'Application', <OutsideLink href={lead.applicationUrl} />),
];

export const timelineRows = (lead: Lead): Row[] => [
  { label: 'Created', value: formatDate(lead.createdAt) },
  { label: 'Last Updated', value: formatDate(lead.updatedAt) },
  ...whenGiven(lead.lastContactAt, 'Last Contact', formatDate(lead.lastContactAt)),
  ...whenGiven(lead.nextFollowUpAt, 'Next Follow-up', formatDate(lead.nextFollowUpAt)),
];
