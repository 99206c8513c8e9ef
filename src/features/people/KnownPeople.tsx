import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFindPeopleQuery, useGetPitchesQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { counted } from '#domain/counted.ts';
import { personTitle } from '#domain/people/person.ts';
import { relativeDateInText } from '#domain/relativeDate.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { useSettled } from '#features/shell/useSettled.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { PersonLine, PersonList } from '#ui/display/PersonLine.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { color, radius, space } from '#ui/theme.ts';
import { personPath } from './PersonActions.tsx';
import { selectPeopleById } from './peopleSlice.ts';
import { letterPath } from './useWriteTo.ts';

/** So many show at first. */
const FEW = 3;

const Box = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space[3]};
  overflow: clip;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.selected};
  li {
    padding-inline: ${space[5]};
    min-height: 54px;
  }
  li:last-child {
    border-bottom: 0;
  }
`;

/** What the user last had to do with someone. */
function lastOf({ role, lastContactAt, connectedOn }: Person): string {
  const last = lastContactAt
    ? `last contact ${relativeDateInText(new Date(lastContactAt))}`
    : connectedOn && `on LinkedIn since ${connectedOn.slice(0, 4)}`;
  return [role, last].filter(Boolean).join(' · ');
}

interface KnownPeopleProps {
  company: string;
  /** The lead whose own people aren't repeated. */
  leadId?: string;
}

/**
 * "You know 3 people at Nordkap", with a way to ask each for a referral. Folded where there is little
 * room. Shows nothing if the user knows no one there.
 */
export function KnownPeople({ company, leadId }: KnownPeopleProps) {
  const settled = useSettled(company.trim());
  const { data } = useFindPeopleQuery(settled ? { company: settled, limit: 50 } : skipToken);
  const { data: letters } = useGetPitchesQuery(leadId ?? '', { skip: leadId === undefined });
  const byId = useAppSelector(selectPeopleById);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const [showsAll, setShowsAll] = useState(false);
  const known = (settled === company.trim() ? (data ?? []) : [])
    .map((person) => byId.get(person.id) ?? person)
    .filter(({ leads }) => !leads.some(({ id }) => id === leadId))
    .sort((a, b) => (b.lastContactAt ?? '').localeCompare(a.lastContactAt ?? ''));
  if (known.length === 0) return null;
  const who = counted(known.length, 'person', 'people');
  const shown = showsAll ? known : known.slice(0, FEW);
  const askedAt = (person: Person) =>
    letters?.find(
      ({ contactInfo, sent }) =>
        sent &&
        (person.emails.includes(contactInfo.email) ||
          (person.name !== '' && contactInfo.name === person.name)),
    )?.sent?.at;
  return (
    <Box>
      <Fold title={`You know ${who} at ${company}`} isOpen={!isNarrow}>
        <PersonList>
          {shown.map((person, at) => {
            const asked = askedAt(person);
            const ask = leadId && !asked && (
              <Button asChild>
                <Link to={`${letterPath(person.id, leadId)}&referral`}>Ask for a referral</Link>
              </Button>
            );
            return (
              <PersonLine
                key={person.id}
                mark={<Monogram name={personTitle(person)} size={28} isRound />}
                title={<Link to={personPath(person.id)}>{personTitle(person)}</Link>}
                text={lastOf(person)}
                actions={at > 0 && ask}
                end={asked ? `asked ${relativeDateInText(new Date(asked))}` : at === 0 && ask}
              />
            );
          })}
        </PersonList>
        {known.length > shown.length && (
          <Button variant="ghost" onClick={() => setShowsAll(true)}>
            {known.length - shown.length} more
          </Button>
        )}
      </Fold>
    </Box>
  );
}
