import { ArrowDown, ArrowUp, ChevronsUpDown, Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadSortField } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { relativeDate } from '#domain/relativeDate.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { Menu, MenuCheckboxItem } from '#ui/overlays/Menu.tsx';
import { color, media, radius, space, text } from '#ui/theme.ts';
import { DueBadge } from '../DueBadge.tsx';
import { formatMoney } from '../formatMoney.ts';
import { LeadLink } from '../LeadLink.tsx';
import { LeadStatusMenu } from '../LeadStatusMenu.tsx';
import { selectLeadMatcher } from '../leadFiltersSlice.ts';
import { columnSorted, selectSort } from '../leadListSlice.ts';
import { selectCurrency, selectLeadById } from '../leadSelectors.ts';
import { selectLeadsView } from '../leadsViewSlice.ts';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { selectSelectedSet } from '../selectionSlice.ts';
import { readHiddenColumns, storeHiddenColumns } from './columnStorage.ts';
import { SelectLead } from './SelectLead.tsx';

/** Pixels. */
const ROW_HEIGHT = 47;

/** Wider than any window: a table has one column of rows. */
const ONE_COLUMN = 100_000;

interface Column {
  by: LeadSortField;
  name: string;
  width: string;
  cell: (lead: Lead, currency: string) => ReactNode;
}

/** After the lead itself. */
const COLUMNS: Column[] = [
  { by: 'status', name: 'Status', width: '7.7rem', cell: (lead) => <LeadStatusMenu lead={lead} /> },
  {
    by: 'priority',
    name: 'Priority',
    width: '5.6rem',
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
  },
  {
    by: 'value',
    name: 'Value',
    width: '5rem',
    cell: ({ value, currency }, own) => (value > 0 ? formatMoney(value, currency ?? own) : '–'),
  },
  { by: 'source', name: 'Source', width: '6.2rem', cell: ({ source }) => source },
  {
    by: 'nextFollowUpAt',
    name: 'Next follow-up',
    width: '7.4rem',
    cell: (lead) => <DueBadge lead={lead} />,
  },
  {
    by: 'updatedAt',
    name: 'Updated',
    width: '5rem',
    cell: ({ updatedAt }) => relativeDate(updatedAt),
  },
];

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** The columns of the head and of each row. */
const Cells = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[3]};
  ${text.small}
  > * {
    min-width: 0;
  }
  > [data-column] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    > * {
      vertical-align: middle;
    }
  }
`;

const Head = styled(Cells)`
  min-height: 36px;
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.sunken};
  color: ${color.ink2};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: 500;
    &[data-sorted] {
      color: ${color.ink};
    }
  }
`;

const Row = styled(Cells)`
  position: relative;
  min-height: ${ROW_HEIGHT}px;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink2};
  &:hover {
    background: ${color.hover};
  }
  &[data-selected] {
    background: ${color.accentSoft};
  }
  &:has(a[aria-current]) {
    box-shadow: inset 3px 0 ${color.accent};
  }
  &[data-outdated] {
    color: ${color.ink3};
    border-bottom-style: dashed;
  }
  button,
  label {
    position: relative;
    z-index: 1;
  }
  ${media.touch} {
    min-height: 56px;
  }
`;

const LeadName = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  > div {
    min-width: 0;
    > * {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  a {
    ${text.cardTitle}
    color: ${color.ink};
    font-size: inherit;
    outline: none;
    /* The link covers the row. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible::after {
      outline: 2px solid ${color.accent};
      outline-offset: -2px;
    }
  }
`;

const itself = (id: string) => id;

interface LeadRowProps {
  id: string;
  columns: readonly Column[];
  template: string;
}

function LeadRow({ id, columns, template }: LeadRowProps) {
  const { lead, outdated, current, selected, currency } = useAppSelector((state) => {
    const found = selectLeadById(state, id);
    const view = selectLeadsView(state);
    return {
      lead: found,
      outdated: found !== undefined && !selectLeadMatcher(state)(found),
      current: view.kind === 'details' && view.leadId === id,
      selected: selectSelectedSet(state).has(id),
      currency: selectCurrency(state),
    };
  }, shallowEqual);
  if (!lead) {
    return (
      <Row data-outdated>
        <span>This lead was deleted.</span>
      </Row>
    );
  }
  return (
    <Row
      as="article"
      aria-label={`${lead.title}, ${lead.company}`}
      data-lead={id}
      data-selected={selected || undefined}
      data-outdated={outdated || undefined}
      style={{ gridTemplateColumns: template }}
    >
      <SelectLead lead={lead} />
      <LeadName>
        <Monogram name={lead.company} size={28} />
        <div>
          <LeadLink lead={lead} current={current} />
          <span>{lead.company}</span>
        </div>
      </LeadName>
      {columns.map(({ by, cell }) => (
        <span key={by} data-column={by}>
          {cell(lead, currency)}
        </span>
      ))}
    </Row>
  );
}

const ORDERS = {
  asc: { icon: ArrowUp, said: ', ascending' },
  desc: { icon: ArrowDown, said: ', descending' },
  none: { icon: ChevronsUpDown, said: '' },
};

function ColumnHead({ by, name }: Pick<Column, 'by' | 'name'>) {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectSort);
  const order = sort.by === by ? sort.order : null;
  const { icon, said } = ORDERS[order ?? 'none'];
  return (
    <button
      type="button"
      data-sorted={order ?? undefined}
      aria-label={`Sort by ${name}${said}`}
      onClick={() => dispatch(columnSorted(by))}
    >
      {name}
      <Icon of={icon} size={12} />
    </button>
  );
}

/** The leads as rows. Only the rows near the window are in the DOM. */
export function LeadTable({ ids }: { ids: readonly string[] }) {
  const [hidden, setHidden] = useState(readHiddenColumns);
  const columns = COLUMNS.filter(({ by }) => !hidden.includes(by));
  const widths = columns.map(({ width }) => width);
  const template = ['24px', 'minmax(10rem, 1fr)', ...widths, '32px'].join(' ');
  const gaps = `${columns.length + 2} * ${space[2]} + 2 * ${space[3]}`;
  const minWidth = `calc(${['24px', '10rem', ...widths, '32px', gaps].join(' + ')})`;
  function toggle(by: LeadSortField) {
    const changed = hidden.includes(by) ? hidden.filter((name) => name !== by) : [...hidden, by];
    storeHiddenColumns(changed);
    setHidden(changed);
  }
  return (
    <Frame>
      <div style={{ minWidth }}>
        <Head style={{ gridTemplateColumns: template }}>
          <span />
          <ColumnHead by="title" name="Lead" />
          {columns.map(({ by, name }) => (
            <ColumnHead key={by} by={by} name={name} />
          ))}
          <Menu label="Columns" trigger={<IconButton label="Columns" icon={Columns3} />}>
            {COLUMNS.map(({ by, name }) => (
              <MenuCheckboxItem
                key={by}
                checked={!hidden.includes(by)}
                onCheckedChange={() => toggle(by)}
              >
                {name}
              </MenuCheckboxItem>
            ))}
          </Menu>
        </Head>
        <VirtualGrid
          label="Leads in a table"
          items={ids}
          keyOf={itself}
          renderItem={(id) => <LeadRow id={id} columns={columns} template={template} />}
          minColumnWidth={ONE_COLUMN}
          estimatedRowHeight={ROW_HEIGHT}
          gap={0}
        />
      </div>
    </Frame>
  );
}
