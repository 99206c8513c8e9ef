import { BadgeCheck, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import {
  LEAD_FIELD_NAMES,
  type LeadField,
  type LeadFieldName,
  leadField,
} from '#domain/contract/leadFields.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import { isEmailAddress, mailLink } from '#domain/emailAddress.ts';
import { applicationDate } from '#domain/leads/applicationDate.ts';
import { LEAD_CATEGORY_LABELS, LEAD_TYPE_LABELS } from '#domain/leads/lead.ts';
import { fieldWord, hasField, valueAt } from '#domain/leads/leadField.ts';
import { phoneLink } from '#domain/phoneNumber.ts';
import { sentStatus } from '#domain/pitches/letter/sentLetter.ts';
import { isWebAddress } from '#domain/webAddress.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { selectDraft } from '#features/shell/draftsSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Anchor } from '#ui/display/Anchor.ts';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { SectionHead } from '#ui/layout/SectionHead.ts';
import { Menu, MenuItem, MenuLabel } from '#ui/overlays/Menu.tsx';
import { FIELD_INPUTS } from '../form/LeadField.tsx';
import { useStatuses } from '../useStatuses.ts';
import { ApplicationDate } from './ApplicationDate.tsx';
import { DetailChoice, DetailMenu, useUpdateDetail } from './DetailMenu.tsx';
import { parseFact } from './detailTexts.ts';
import { LeadResumeChoices } from './LeadResumeChoices.tsx';
import { detailsChanged, selectLeadDetails } from './leadDetailsSlice.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { detailsDraft, useDetailText } from './useDetailText.ts';

const FACTS = LEAD_FIELD_NAMES.filter((name) => leadField(name).isFact);

/** As it is typed; '' when it isn't set. */
function textOf(lead: Lead, name: LeadFieldName): string {
  const value = valueAt(lead, leadField(name).path) ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A value as something to use or to read at a glance; `false` for plain text. */
const SHOWN: Partial<Record<LeadField['kind'], (text: string, link?: string) => ReactNode>> = {
  url: (href, link) => isWebAddress(href) && <OutsideLink href={href}>{link}</OutsideLink>,
  email: (email) => isEmailAddress(email) && <Anchor href={mailLink(email)}>{email}</Anchor>,
  phone: (phone) => phoneLink(phone) && <Anchor href={phoneLink(phone) ?? ''}>{phone}</Anchor>,
  date: (day) => <CalendarDay day={day} />,
};

interface FactProps {
  lead: Lead;
  name: LeadFieldName;
  /** It wasn't set when the details opened, or has no value yet. */
  isAdded: boolean;
}

/** A fact that is a text. The form's own are changed there once they are set. */
function Fact({ lead, name, isAdded }: FactProps) {
  const { kind, max, link, example, section } = leadField(name);
  const label = fieldWord(lead, name);
  const current = textOf(lead, name);
  const edit = useDetailText({ lead, field: name, current, parse: parseFact(name) });
  const shown = current && SHOWN[kind]?.(current, link);
  if (section && !isAdded) return shown || current;
  return (
    <InlineEdit
      {...FIELD_INPUTS[kind]}
      placeholder={example}
      label={label}
      edit={edit}
      autoStart={isAdded && !current}
      {...(current
        ? { value: kind === 'score' ? `${current}/${max}` : current }
        : { addLabel: `Add ${label}` })}
    >
      {shown}
    </InlineEdit>
  );
}

interface FactRow {
  label: string;
  value: ReactNode;
  wide?: boolean | undefined;
}

/** A row only when there is a value to show. */
const whenSet = (isSet: unknown, label: string, value: ReactNode): FactRow[] =>
  isSet ? [{ label, value }] : [];

const time = (at: string) => <EventTime at={at} />;

interface LeadFactsProps {
  lead: Lead;
  /** Of its status, once they have loaded; newest first. */
  changes: readonly StatusChange[] | undefined;
}

/** What is known of a lead besides its summary, and a menu of what can be added. */
export function LeadFacts({ lead, changes }: LeadFactsProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const update = useUpdateDetail(lead);
  const { addedFact } = useAppSelector(selectLeadDetails);
  // A text that couldn't be saved waits as a draft.
  const [drafted] = useState(() =>
    FACTS.filter(
      (name) => selectDraft(store.getState(), `${detailsDraft(lead.id)}/${name}`)?.unsaved,
    ),
  );
  const applied = changes && applicationDate(changes.toReversed());
  const status = sentStatus({ ...lead, status: 'new' });
  const appliedLabel = useStatuses().label({ ...lead, status, customStatus: '' });
  const isSet = (name: LeadFieldName) => textOf(lead, name) !== '';
  const isAdded = (name: LeadFieldName) => name === addedFact || drafted.includes(name);
  // The location is in the title, beside the company.
  const texts = FACTS.filter((name) => (isSet(name) && name !== 'location') || isAdded(name)).map(
    (name) => ({
      label: fieldWord(lead, name),
      value: <Fact lead={lead} name={name} isAdded={isAdded(name)} />,
      wide: ['email', 'text'].includes(leadField(name).kind),
    }),
  );
  const unset: LeadFieldName[] = FACTS.filter((name) => !isSet(name));
  // Where a lead has one, it's in the summary.
  if (lead.value === 0 && !hasField(lead, 'value')) unset.push('value');
  if (!lead.isQualified) unset.push('isQualified');
  const add = (name: LeadFieldName) =>
    name === 'isQualified'
      ? update({ isQualified: true })
      : dispatch(detailsChanged({ addedFact: name }));
  const items = (isOfType: boolean) =>
    unset
      .filter((name) => hasField(lead, name) === isOfType)
      .map((name) => (
        <MenuItem
          key={name}
          icon={name === 'isQualified' ? BadgeCheck : Plus}
          onSelect={() => add(name)}
        >
          {fieldWord(lead, name)}
        </MenuItem>
      ));
  const others = items(false);
  const rows: FactRow[] = [
    {
      label: 'Type',
      value: lead.category ? LEAD_CATEGORY_LABELS[lead.category] : LEAD_TYPE_LABELS[lead.type],
    },
    ...texts,
    ...whenSet(
      lead.resume,
      'Resume',
      <DetailMenu label="Resume" value={lead.resume?.name ?? ''}>
        <LeadResumeChoices lead={lead} />
      </DetailMenu>,
    ),
    ...whenSet(
      lead.isQualified,
      'Qualified',
      <DetailChoice
        label="Qualified"
        value={lead.isQualified ? 'yes' : 'no'}
        labels={{ yes: 'Yes', no: 'No' }}
        onChoose={(chosen) => update({ isQualified: chosen === 'yes' })}
      />,
    ),
    ...whenSet(
      applied,
      appliedLabel,
      applied && <ApplicationDate lead={lead} label={appliedLabel} date={applied} />,
    ),
    { label: 'Created', value: time(lead.createdAt) },
    { label: 'Last Updated', value: time(lead.updatedAt) },
    ...whenSet(lead.lastContactAt, 'Last Contact', lead.lastContactAt && time(lead.lastContactAt)),
  ];
  return (
    <section aria-label="Facts">
      <SectionHead>
        <h3>Facts</h3>
        <Menu
          trigger={
            <Button variant="ghost" icon={Plus}>
              Add a fact
            </Button>
          }
        >
          {items(true)}
          {others.length > 0 && <MenuLabel>Rarely needed</MenuLabel>}
          {others}
        </Menu>
      </SectionHead>
      <DefinitionList ruled rows={rows} />
    </section>
  );
}
