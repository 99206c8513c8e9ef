import { Ellipsis, Eye, PenLine, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { KNOWN_AS_LABELS, personTitle, personWork } from '#domain/people/person.ts';
import { FollowUpBadge } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { selectSelectedSet } from '#features/shell/listSlice.ts';
import { RowLink, SelectRow } from '#features/shell/SelectableList.tsx';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { Cell, NameCell, TableRow } from '#ui/layout/Table.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { RowActions } from '#ui/rowAtRest.ts';
import { space } from '#ui/theme.ts';
import { FollowUpOn, personPath } from './PersonActions.tsx';
import { COLUMNS_QUERY, type PersonColumn } from './peopleColumns.tsx';
import { personOpened, selectPeopleState } from './peopleSlice.ts';
import { removePeople } from './peopleThunks.ts';
import { useWriteTo } from './useWriteTo.ts';

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

interface PersonRowProps {
  person: Person;
  columns: readonly PersonColumn[];
  template: string;
}

/** A person in the list. */
export function PersonRow({ person, columns, template }: PersonRowProps) {
  const dispatch = useAppDispatch();
  const write = useWriteTo();
  const isNarrow = !useMediaQuery(COLUMNS_QUERY);
  const { openId } = useAppSelector(selectPeopleState);
  const { id } = person;
  const title = personTitle(person);
  const isSelected = useAppSelector((state) => selectSelectedSet(state).has(id));
  const face = (
    <SelectRow id={id} name={title}>
      <Monogram name={title} size={isNarrow ? 40 : 28} isRound />
    </SelectRow>
  );
  const link = (
    <RowLink id={id} to={personPath(id)} isOpen={openId === id}>
      {title}
    </RowLink>
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
          {person.lastContactAt && <EventTime at={person.lastContactAt} />}
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
      {columns.map(({ by, cell }) => (
        <Cell key={by} data-column={by} data-last={by === 'lastContactAt' || undefined}>
          {cell(person)}
        </Cell>
      ))}
      <Cell>
        <RowActions>
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
        </RowActions>
      </Cell>
    </Row>
  );
}
