import type { ReactNode } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { EMPTY_VALUE, LEAD_CATEGORY_LABELS, LEAD_TYPE_LABELS } from '#domain/leads/lead.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { EventTime } from '#features/shell/EventTime.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { LEAD_FORM_FIELDS } from '../form/leadFormFields.ts';
import { ContactAddress, EmailLink, OutsideLink, PhoneLink } from './ContactLinks.tsx';
import { parseScore } from './detailTexts.ts';
import { LeadQualifiedSwitch } from './LeadQualifiedSwitch.tsx';
import { LeadResumeMenu } from './LeadResumeMenu.tsx';
import { useDetailText } from './useDetailText.ts';

/** The rows of the details (product spec, section 2). `LeadSummary` has the other ones. */

interface Row {
  label: string;
  value: ReactNode;
}

/** A row only when there is a value to show. */
const whenGiven = (given: unknown, label: string, value: ReactNode): Row[] =>
  given ? [{ label, value }] : [];

/** The score of a lead out of 100, edited in place. */
function LeadScore({ lead }: { lead: Lead }) {
  const edit = useDetailText({
    lead,
    field: 'score',
    current: lead.score === null ? '' : String(lead.score),
    parse: parseScore,
  });
  return (
    <InlineEdit
      label="Score"
      edit={edit}
      {...(lead.score === null ? { addLabel: 'Add score' } : { value: `${lead.score}/100` })}
      inputMode="numeric"
      placeholder="0 to 100"
    />
  );
}

export const basicRows = (lead: Lead): Row[] => [
  {
    label: LEAD_FORM_FIELDS.type.label,
    value: lead.category ? LEAD_CATEGORY_LABELS[lead.category] : LEAD_TYPE_LABELS[lead.type],
  },
  { label: 'Source', value: lead.source || EMPTY_VALUE },
  ...whenGiven(lead.appliedWhere, LEAD_FORM_FIELDS.appliedWhere.label, lead.appliedWhere),
  { label: LEAD_FORM_FIELDS.location.label, value: lead.location || EMPTY_VALUE },
  ...whenGiven(
    lead.compensationRange,
    LEAD_FORM_FIELDS.compensationRange.label,
    lead.compensationRange,
  ),
  ...whenGiven(lead.closesAt, LEAD_FORM_FIELDS.deadline.label, <CalendarDay day={lead.closesAt} />),
  { label: 'Resume', value: <LeadResumeMenu lead={lead} /> },
  { label: 'Score', value: <LeadScore lead={lead} /> },
  { label: 'Qualified', value: <LeadQualifiedSwitch lead={lead} /> },
  { label: 'Created', value: <EventTime at={lead.createdAt} /> },
  { label: 'Last Updated', value: <EventTime at={lead.updatedAt} /> },
  ...(lead.lastContactAt
    ? [{ label: 'Last Contact', value: <EventTime at={lead.lastContactAt} /> }]
    : []),
];

export const contactRows = (lead: Lead): Row[] => [
  { label: 'Name', value: lead.contactInfo.name || EMPTY_VALUE },
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

export const postingRows = (lead: Lead): Row[] => [
  ...whenGiven(lead.employmentType, 'Employment Type', lead.employmentType),
  ...whenGiven(lead.postedAt, 'Posted', <CalendarDay day={lead.postedAt} />),
  ...whenGiven(lead.postUrl, 'Posting', <OutsideLink href={lead.postUrl} />),
  ...whenGiven(lead.applicationUrl, 'Application', <OutsideLink href={lead.applicationUrl} />),
];
