import type { ReactNode } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_CATEGORY_LABELS, LEAD_TYPE_LABELS, NOT_AVAILABLE } from '#domain/lead.ts';
import { localDate, localDateTime } from '#domain/localDate.ts';
import { type Timestamp, toDate } from '#domain/timestamp.ts';
import { ContactAddress, EmailLink, OutsideLink, PhoneLink } from './ContactLinks.tsx';
import { LeadQualifiedSwitch } from './LeadQualifiedSwitch.tsx';
import { LeadResumeMenu } from './LeadResumeMenu.tsx';
import { LeadScore } from './LeadScore.tsx';

/** The rows of the details (product spec, section 2). `LeadSummary` has the other ones. */

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
  { label: 'Source', value: lead.source || NOT_AVAILABLE },
  ...whenGiven(lead.appliedWhere, 'Applied Where', lead.appliedWhere),
  { label: 'Location', value: lead.location || NOT_AVAILABLE },
  ...whenGiven(lead.compensationRange, 'Compensation Range', lead.compensationRange),
  { label: 'Resume', value: <LeadResumeMenu lead={lead} /> },
  { label: 'Score', value: <LeadScore lead={lead} /> },
  { label: 'Qualified', value: <LeadQualifiedSwitch lead={lead} /> },
  { label: 'Created', value: formatDate(lead.createdAt) },
  { label: 'Last Updated', value: formatDate(lead.updatedAt) },
  ...whenGiven(lead.lastContactAt, 'Last Contact', formatDate(lead.lastContactAt)),
];

export const contactRows = (lead: Lead): Row[] => [
  { label: 'Name', value: lead.contactInfo.name || NOT_AVAILABLE },
  { label: 'Email', value: <EmailLink email={lead.contactInfo.email} /> },
  { label: 'Phone', value: <PhoneLink phone={lead.contactInfo.phone} /> },
  {
    label: 'LinkedIn',
    value: (
      <ContactAddress lead={lead} field="linkedin" label="LinkedIn">
        View Profile
      </ContactAddress>
    ),
  },
  {
    label: 'Website',
    value: (
      <ContactAddress lead={lead} field="website" label="Website">
        Visit Site
      </ContactAddress>
    ),
  },
];

/** '2026-11-21' is a day without a time zone. */
const calendarDate = (date: string): string => date && localDate(new Date(`${date}T00:00`));

export const postingRows = (lead: Lead): Row[] => [
  ...whenGiven(lead.employmentType, 'Employment Type', lead.employmentType),
  ...whenGiven(lead.postedAt, 'Posted', calendarDate(lead.postedAt)),
  ...whenGiven(lead.closesAt, 'Closes', calendarDate(lead.closesAt)),
  ...whenGiven(lead.postUrl, 'Posting', <OutsideLink href={lead.postUrl} />),
  ...whenGiven(lead.applicationUrl, 'Application', <OutsideLink href={lead.applicationUrl} />),
];
