import type { ComponentProps, ReactNode } from 'react';
import type { Lead } from '#domain/contract/leads.ts';
import { isEmailAddress, mailLink } from '#domain/emailAddress.ts';
import { phoneLink } from '#domain/phoneNumber.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { Anchor } from '#ui/display/Anchor.ts';
import type { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { type LeadFormField, leadFormField } from '../form/leadFormFields.ts';
import {
  type ParseDetail,
  parseFormField,
  parseQualificationNotes,
  parseScore,
  parseTags,
  parseWebsite,
} from './detailTexts.ts';
import { OutsideLink } from './OutsideLink.tsx';

/** A fact about a lead that is a text. The form's own facts are changed there once they are set. */
export interface LeadFact {
  label: string;
  /** As it is typed; '' when it isn't set. */
  text: (lead: Lead) => string;
  parse: ParseDetail;
  /** As words; by default the text. */
  value?: (text: string) => string;
  /** As something to use, such as a link; `null` for plain text. */
  link?: (text: string) => ReactNode;
  isInForm?: true;
  /** Takes a line of its own. */
  isWide?: true;
  /** Shows above, beside the company. */
  isInTitle?: true;
  field?: Pick<
    ComponentProps<typeof InlineEdit>,
    'inputMode' | 'placeholder' | 'type' | 'multiline'
  >;
}

type FactOptions = Omit<LeadFact, 'label' | 'text' | 'parse' | 'isInForm'>;

function formFact(name: LeadFormField, label: string, options?: FactOptions): LeadFact {
  const field = leadFormField(name);
  return {
    label,
    text: (lead) =>
      String(('lead' in field ? lead[field.lead] : lead.contactInfo[field.contact]) ?? ''),
    parse: parseFormField(name),
    isInForm: true,
    ...options,
  };
}

const webLink = (words: string) => (href: string) =>
  isWebAddress(href) && <OutsideLink href={href}>{words}</OutsideLink>;

/** In the order of the details (product spec, section 2). */
const LEAD_FACTS = {
  contactName: formFact('contactName', 'Contact'),
  contactPhone: formFact('contactPhone', 'Phone', {
    link: (phone) => phoneLink(phone) && <Anchor href={phoneLink(phone) ?? ''}>{phone}</Anchor>,
    field: { inputMode: 'tel' },
  }),
  contactEmail: formFact('contactEmail', 'Email', {
    link: (email) => isEmailAddress(email) && <Anchor href={mailLink(email)}>{email}</Anchor>,
    isWide: true,
    field: { inputMode: 'email' },
  }),
  contactLinkedin: formFact('contactLinkedin', 'LinkedIn', {
    link: webLink('View Profile'),
    field: { inputMode: 'url', placeholder: 'linkedin.com/in/…' },
  }),
  website: {
    label: 'Website',
    text: ({ contactInfo }) => contactInfo.website ?? '',
    parse: parseWebsite,
    link: webLink('Visit Site'),
    field: { inputMode: 'url', placeholder: 'example.com' },
  },
  location: formFact('location', 'Location', { isInTitle: true }),
  foundWhere: formFact('foundWhere', 'Source'),
  appliedWhere: formFact('appliedWhere', 'Applied Where'),
  compensationRange: formFact('compensationRange', 'Compensation Range'),
  deadline: formFact('deadline', 'Deadline', {
    link: (day) => <CalendarDay day={day} />,
    field: { type: 'date' },
  }),
  tags: {
    label: 'Tags',
    text: ({ tags }) => tags.join(', '),
    parse: parseTags,
    field: { placeholder: 'Tag, another tag' },
  },
  score: {
    label: 'Score',
    text: ({ score }) => String(score ?? ''),
    value: (score) => `${score}/100`,
    parse: parseScore,
    field: { inputMode: 'numeric', placeholder: '0 to 100' },
  },
  qualificationNotes: {
    label: 'Qualification Notes',
    text: ({ qualificationNotes }) => qualificationNotes,
    parse: parseQualificationNotes,
    isWide: true,
    field: { multiline: true },
  },
} satisfies Record<string, LeadFact>;

export type FactName = keyof typeof LEAD_FACTS;
export const FACT_NAMES = Object.keys(LEAD_FACTS) as FactName[];

/** A row of the table as what all of them have in common. */
export const leadFact = (name: FactName): LeadFact => LEAD_FACTS[name];
