import styled from 'styled-components';
import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import { LEAD_STATUS_LABELS } from '#domain/lead.ts';
import { localDate } from '#domain/localDate.ts';
import { shortAddress } from '#domain/webAddress.ts';
import { color, space, text } from '#ui/theme.ts';

const Fields = styled.dl`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: 2px ${space[2]};
  ${text.small}
  dt {
    color: ${color.ink3};
  }
  dd {
    color: ${color.ink2};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const MAX_TEXT = 160;
const start = (value: string) => (value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value);
const dateOf = (at: string | null | undefined) => (at ? localDate(new Date(at)) : '');

/** Where everything of a row will be. */
function fieldsOf(lead: CompleteImportedLead): [name: string, value: string][] {
  const { contactInfo } = lead;
  const fields: [string, string][] = [
    ['Status', LEAD_STATUS_LABELS[lead.status]],
    [
      'History',
      lead.statusChanges
        .map(({ toStatus, changedAt }) => `${LEAD_STATUS_LABELS[toStatus]} ${dateOf(changedAt)}`)
        .join(' · '),
    ],
    ['Follow-up', dateOf(lead.nextFollowUpAt)],
    ['Deadline', dateOf(lead.closesAt && `${lead.closesAt}T12:00`)],
    ['Location', lead.location],
    ['Compensation', lead.compensationRange],
    ['Value', lead.value ? lead.value.toLocaleString('en-US') : ''],
    ['Source', [lead.source, lead.appliedWhere].filter(Boolean).join(' · ')],
    [
      'Contact',
      [contactInfo.name, contactInfo.email, contactInfo.phone].filter(Boolean).join(' · '),
    ],
    ['Posting', shortAddress(lead.postUrl)],
    ['Description', lead.description],
    ['Notes', lead.notes.join('\n')],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** A lead before it is imported. */
export const LeadPreview = ({ lead }: { lead: CompleteImportedLead }) => (
  <Fields>
    {fieldsOf(lead).map(([name, value]) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name} value`}>{start(value)}</dd>,
    ])}
  </Fields>
);
