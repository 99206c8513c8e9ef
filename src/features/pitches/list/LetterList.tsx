import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useGetPitchesQuery } from '#api/api.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { KIND_OPTIONS } from '../pitchOptions.ts';
import { LetterRow } from './LetterRow.tsx';
import { letterRows } from './letterRows.ts';

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  padding: ${space[2]} ${space[5]};
  border-bottom: 1px solid ${color.line};
  h2 {
    ${text.sectionTitle}
  }
  > span:nth-child(2) {
    flex: 1;
    ${text.small}
    color: ${color.ink3};
  }
`;

/** Rows at first, and with each press. */
const PAGE = 50;
const ALL = 'all';

interface LetterListProps {
  /** Chooses a lead for a letter like this one. */
  onWriteLike: (pitchId: string) => void;
}

/** The letters of the user: drafts first, then by date. */
export function LetterList({ onWriteLike }: LetterListProps) {
  const { data: pitches, error, refetch } = useGetPitchesQuery(undefined);
  const [kind, setKind] = useState(ALL);
  const [shown, setShown] = useState(PAGE);
  const rows = useMemo(() => letterRows(pitches ?? []), [pitches]);
  if (!pitches && error) {
    return <LoadingError title="Error loading pitches" error={error} onRetry={refetch} />;
  }
  if (!pitches) return <Skeleton height="20rem" />;
  if (rows.length === 0) return <Muted>Your letters will be listed here.</Muted>;
  const ofKind = rows.filter(({ pitch: { settings } }) => {
    const own = settings.purpose === 'first' ? settings.type : settings.purpose;
    return kind === ALL || own === kind;
  });
  return (
    <FlushCard as="section" aria-label="Letters">
      <Head>
        <h2>Letters</h2>
        <span>{ofKind.length.toLocaleString()}</span>
        <FilterSelect
          label="Kind"
          value={kind}
          onValueChange={setKind}
          options={[{ value: ALL, label: 'All kinds' }, ...KIND_OPTIONS]}
        />
      </Head>
      <ul>
        {ofKind.slice(0, shown).map((row) => (
          <LetterRow key={row.pitch.id} row={row} onWriteLike={() => onWriteLike(row.pitch.id)} />
        ))}
      </ul>
      {ofKind.length > shown && (
        <Row $justify="center" $pad={3} $line>
          <Button variant="ghost" icon={ChevronDown} onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
        </Row>
      )}
    </FlushCard>
  );
}
