import { BadgeCheck, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import { applicationDate } from '#domain/leads/applicationDate.ts';
import { LEAD_CATEGORY_LABELS, LEAD_TYPE_LABELS } from '#domain/leads/lead.ts';
import { sentStatus } from '#domain/pitches/letter/sentLetter.ts';
import { CalendarDay } from '#features/shell/CalendarDay.tsx';
import { selectDraft } from '#features/shell/draftsSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { DefinitionList } from '#ui/display/DefinitionList.tsx';
import { InlineEdit } from '#ui/fields/InlineEdit.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Menu, MenuItem, MenuLabel } from '#ui/overlays/Menu.tsx';
import { space } from '#ui/theme.ts';
import { useStatuses } from '../useStatuses.ts';
import { ApplicationDate } from './ApplicationDate.tsx';
import { DetailChoice, DetailMenu, useUpdateDetail } from './DetailMenu.tsx';
import { detailsDraft } from './detailsDraft.ts';
import { FACT_NAMES, type FactName, leadFact } from './factTable.tsx';
import { LeadResumeChoices } from './LeadResumeChoices.tsx';
import { factAdded, selectLeadDetails } from './leadDetailsSlice.ts';
import { useDetailText } from './useDetailText.ts';

const Head = styled(Row)`
  margin-bottom: ${space[1]};
  /* The words end where the lines do. */
  > button {
    margin-right: -13px;
  }
`;

interface FactProps {
  lead: Lead;
  name: FactName;
  /** It wasn't set when the details opened, or has no value yet. */
  isAdded: boolean;
}

function Fact({ lead, name, isAdded }: FactProps) {
  const { label, text, parse, value = String, link, isInForm, field } = leadFact(name);
  const current = text(lead);
  const edit = useDetailText({ lead, field: name, current, parse });
  const shown = current && link?.(current);
  if (isInForm && !isAdded) return shown || current;
  return (
    <InlineEdit
      {...field}
      label={label}
      edit={edit}
      autoStart={isAdded && !current}
      {...(current ? { value: value(current) } : { addLabel: `Add ${label}` })}
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
    FACT_NAMES.filter(
      (name) => selectDraft(store.getState(), `${detailsDraft(lead.id)}/${name}`)?.unsaved,
    ),
  );
  const applied = changes && applicationDate(changes.toReversed());
  const status = sentStatus({ ...lead, status: 'new' });
  const appliedLabel = useStatuses().label({ ...lead, status, customStatus: '' });
  const isSet = (name: FactName) => leadFact(name).text(lead) !== '';
  const isAdded = (name: FactName) => name === addedFact || drafted.includes(name);
  const texts = FACT_NAMES.filter(
    (name) => (isSet(name) && !leadFact(name).isInTitle) || isAdded(name),
  ).map((name) => ({
    label: leadFact(name).label,
    value: <Fact lead={lead} name={name} isAdded={isAdded(name)} />,
    wide: leadFact(name).isWide,
  }));
  const rows: FactRow[] = [
    {
      label: 'Type',
      value: lead.category ? LEAD_CATEGORY_LABELS[lead.category] : LEAD_TYPE_LABELS[lead.type],
    },
    ...texts,
    ...whenSet(lead.employmentType, 'Employment Type', lead.employmentType),
    ...whenSet(lead.postedAt, 'Posted', <CalendarDay day={lead.postedAt} />),
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
      <Head $justify="space-between">
        <h3>Facts</h3>
        <Menu
          trigger={
            <Button variant="ghost" icon={Plus}>
              Add a fact
            </Button>
          }
        >
          {FACT_NAMES.filter((name) => !isSet(name)).map((name) => (
            <MenuItem key={name} icon={Plus} onSelect={() => dispatch(factAdded(name))}>
              {leadFact(name).label}
            </MenuItem>
          ))}
          {!lead.isQualified && (
            <MenuItem icon={BadgeCheck} onSelect={() => update({ isQualified: true })}>
              Qualified
            </MenuItem>
          )}
          {!lead.resume && (
            <>
              <MenuLabel>Resume</MenuLabel>
              <LeadResumeChoices lead={lead} />
            </>
          )}
        </Menu>
      </Head>
      <DefinitionList ruled rows={rows} />
    </section>
  );
}
