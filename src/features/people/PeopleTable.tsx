import { Ellipsis, Eye, PenLine, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { type PersonFieldName, personField } from '#domain/contract/personFields.ts';
import { EMPTY_VALUE } from '#domain/leads/lead.ts';
import { PEOPLE_SORTS } from '#domain/people/peopleList.ts';
import { KNOWN_AS_LABELS, personTitle, personWork } from '#domain/people/person.ts';
import { FollowUpBadge } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { SelectFace } from '#ui/fields/SelectFace.tsx';
import {
  Cell,
  HeadCell,
  NameCell,
  ROW_HEIGHT,
  SortHead,
  TableFrame,
  TableHead,
  TableRow,
} from '#ui/layout/Table.tsx';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { revealed } from '#ui/rowAtRest.ts';
import { color, media, space, text } from '#ui/theme.ts';
import { FollowUpOn, personPath } from './PersonActions.tsx';
import {
  peopleSorted,
  personOpened,
  personToggled,
  selectPeopleById,
  selectPeopleState,
} from './peopleSlice.ts';
import { removePeople } from './peopleThunks.ts';
import { useWriteTo } from './useWriteTo.ts';

/** Wider than any window: a table has one column of rows. */
const ONE_COLUMN = 100_000;

const Actions = styled.div`
  display: flex;
  ${revealed}
`;

/** As wide as a phone. */
const Frame = styled(TableFrame)`
  ${media.narrow} {
    margin-inline: -${space[4]};
    border-inline: 0;
    border-radius: 0;
  }
`;

const Head = styled(TableHead)`
  > :last-child button {
    width: 100%;
    justify-content: flex-end;
  }
`;

const Foot = styled.p`
  padding: ${space[3]};
  ${text.small}
  color: ${color.ink3};
`;

/** Names, roles and companies wrap before they are cut. */
const Row = styled(TableRow)`
  > :nth-child(2) > *,
  > [data-column='company'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  > :nth-child(-n + 3) {
    padding-block: 3px;
  }
  > [data-column='lastContactAt'] {
    text-align: right;
  }
`;

const PhoneRow = styled(TableRow)`
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;
  min-height: 66px;
  padding-block: ${space[3]};
  > :nth-child(2) > * {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  > :last-child {
    position: static;
    display: grid;
    gap: ${space[1]};
    justify-items: end;
    padding: 0;
    background: none;
  }
`;

type Column = Exclude<(typeof PEOPLE_SORTS)[number], 'name'>;

const CELLS: Record<Column, (person: Person) => ReactNode> = {
  company: ({ company }) => company || EMPTY_VALUE,
  knownAs: ({ knownAs, isListed }) =>
    isListed ? (knownAs ? KNOWN_AS_LABELS[knownAs] : EMPTY_VALUE) : 'On LinkedIn',
  nextFollowUpAt: (person) => <FollowUpBadge lead={person} short fallback={EMPTY_VALUE} />,
  lastContactAt: ({ lastContactAt }) =>
    lastContactAt ? <EventTime at={lastContactAt} /> : EMPTY_VALUE,
};

const COLUMNS = PEOPLE_SORTS.filter((by): by is Column => by !== 'name').map((by) => ({
  by,
  ...personField(by as PersonFieldName),
}));
/** Where there is less room, how the user knows someone is in the second line; with little, rows are a phone's. */
const KNOWN_AS_QUERY = '(min-width: 1100px)';
export const COLUMNS_QUERY = '(min-width: 960px)';

interface PersonRowProps {
  person: Person;
  list: readonly string[];
  columns: typeof COLUMNS;
  template: string;
}

function PersonRow({ person, list, columns, template }: PersonRowProps) {
  const dispatch = useAppDispatch();
  const write = useWriteTo();
  const isNarrow = !useMediaQuery(COLUMNS_QUERY);
  const { openId, selectedIds } = useAppSelector(selectPeopleState);
  const { id } = person;
  const title = personTitle(person);
  const isSelected = selectedIds.includes(id);
  const face = (
    <SelectFace
      label={`Select ${title}`}
      isSelected={isSelected}
      onSelect={({ shiftKey }) => dispatch(personToggled(shiftKey ? { id, list } : { id }))}
    >
      <Monogram name={title} size={isNarrow ? 40 : 28} isRound />
    </SelectFace>
  );
  const open = (event: MouseEvent) => {
    // The browser opens a tab, a window or a download for these.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Keeps the filters in the URL.
    event.preventDefault();
    dispatch(personOpened(id));
  };
  const link = (
    <Link to={personPath(id)} aria-current={openId === id || undefined} onClick={open}>
      {title}
    </Link>
  );
  if (isNarrow) {
    return (
      <PhoneRow data-row={id} data-selected={isSelected || undefined}>
        <Cell>{face}</Cell>
        <NameCell>
          {link}
          <span>{personWork(person)}</span>
        </NameCell>
        <Cell>
          {CELLS.lastContactAt(person)}
          <FollowUpBadge lead={person} short />
        </Cell>
      </PhoneRow>
    );
  }
  const hasKnownAs = columns.some(({ by }) => by === 'knownAs');
  const known = !hasKnownAs && person.knownAs && KNOWN_AS_LABELS[person.knownAs];
  return (
    <Row
      data-row={id}
      data-selected={isSelected || undefined}
      style={{ gridTemplateColumns: template }}
    >
      <Cell>{face}</Cell>
      <NameCell>
        {link}
        <span>{[person.role, known].filter(Boolean).join(' · ')}</span>
      </NameCell>
      {columns.map(({ by }) => (
        <Cell key={by} data-column={by} data-last={by === 'lastContactAt' || undefined}>
          {CELLS[by](person)}
        </Cell>
      ))}
      <Cell>
        <Actions>
          <IconButton label="Write" icon={PenLine} onClick={() => write(person)} />
          <Menu label="More" trigger={<IconButton label="More" icon={Ellipsis} />}>
            <MenuItem icon={Eye} onSelect={() => dispatch(personOpened(id))}>
              Open
            </MenuItem>
            <FollowUpOn people={[person]} />
            <MenuItem icon={Trash2} onSelect={() => dispatch(removePeople([person]))}>
              Delete
            </MenuItem>
          </Menu>
        </Actions>
      </Cell>
    </Row>
  );
}

interface PeopleTableProps {
  people: readonly Person[];
  /** Below the rows. */
  note: string;
}

/** The people as rows. Only the rows near the window are in the DOM. */
export function PeopleTable({ people, note }: PeopleTableProps) {
  const dispatch = useAppDispatch();
  const byId = useAppSelector(selectPeopleById);
  const { sort } = useAppSelector(selectPeopleState);
  const isNarrow = !useMediaQuery(COLUMNS_QUERY);
  const hasKnownAs = useMediaQuery(KNOWN_AS_QUERY);
  const columns = COLUMNS.filter(({ by }) => by !== 'knownAs' || hasKnownAs);
  const ids = people.map(({ id }) => id);
  // Those who aren't listed are found by the search only.
  const shown = new Map(people.map((person) => [person.id, person]));
  const widths = columns.map(({ column }) => column);
  const template = ['28px', 'minmax(0, 15.4rem)', ...widths].join(' ');
  const headOf = (by: (typeof PEOPLE_SORTS)[number], name: string) => (
    <SortHead
      key={by}
      name={name}
      order={sort.by === by ? sort.order : undefined}
      onSort={() => dispatch(peopleSorted(by))}
    />
  );
  return (
    <Frame role="table" aria-label="People" aria-rowcount={ids.length + 1}>
      {!isNarrow && (
        <Head role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
          <HeadCell>
            <VisuallyHidden>Selection</VisuallyHidden>
          </HeadCell>
          {headOf('name', 'Person')}
          {columns.map(({ by, name }) => headOf(by, name))}
        </Head>
      )}
      <VirtualGrid
        label="People"
        ids={ids}
        renderItem={(id) => {
          const person = byId.get(id) ?? shown.get(id);
          return (
            person && <PersonRow person={person} list={ids} columns={columns} template={template} />
          );
        }}
        minColumnWidth={ONE_COLUMN}
        estimatedRowHeight={isNarrow ? 66 : ROW_HEIGHT}
        gap={0}
        firstRowIndex={2}
      />
      {note && <Foot>{note}</Foot>}
    </Frame>
  );
}
