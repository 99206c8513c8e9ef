import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import type { PEOPLE_SORTS } from '#domain/people/peopleList.ts';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { HeadCell, ROW_HEIGHT, SortHead, TableFrame, TableHead } from '#ui/layout/Table.tsx';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { media, space } from '#ui/theme.ts';
import { PersonRow } from './PersonRow.tsx';
import { COLUMNS_QUERY, useShownColumns } from './peopleColumns.tsx';
import { peopleSorted, selectPeopleState } from './peopleSlice.ts';

/** Wider than any window: a table has one column of rows. */
const ONE_COLUMN = 100_000;

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

interface PeopleTableProps {
  people: readonly Person[];
  /** Below the rows. */
  note: string;
}

/** The people as rows. Only the rows near the window are in the DOM. */
export function PeopleTable({ people, note }: PeopleTableProps) {
  const dispatch = useAppDispatch();
  const { sort } = useAppSelector(selectPeopleState);
  const isNarrow = !useMediaQuery(COLUMNS_QUERY);
  const columns = useShownColumns();
  const byId = new Map(people.map((person) => [person.id, person]));
  const ids = [...byId.keys()];
  const widths = columns.map(({ width }) => width);
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
          const person = byId.get(id);
          return person && <PersonRow person={person} columns={columns} template={template} />;
        }}
        minColumnWidth={ONE_COLUMN}
        estimatedRowHeight={isNarrow ? 66 : ROW_HEIGHT}
        gap={0}
        firstRowIndex={2}
      />
      {note && (
        <Text $pad={3} $size="small" $tone="ink3">
          {note}
        </Text>
      )}
    </Frame>
  );
}
