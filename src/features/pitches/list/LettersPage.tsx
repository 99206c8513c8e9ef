import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useGetPitchesQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectLeads } from '#features/leads/index.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { PitchAllowance } from '../PitchAllowance.tsx';
import { rememberStyle } from '../pitchStyle.ts';
import { LetterList } from './LetterList.tsx';
import { leadsWithoutLetter } from './letterRows.ts';
import { WriteFor } from './WriteFor.tsx';

const Next = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  ${text.small}
  color: ${color.ink3};
  a {
    min-width: 0;
    color: ${color.accentText};
    font-weight: 500;
    overflow-wrap: anywhere;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const letterPath = (leadId: string): string => `/app/pitches?lead=${encodeURIComponent(leadId)}`;

/** Leads that are named below the box. */
const MOST_NEXT = 3;

/** One box to write for a lead or a posting, and the letters so far. */
export function LettersPage() {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const { data: pitches } = useGetPitchesQuery(undefined);
  const leads = useAppSelector(selectLeads);
  const [like, setLike] = useState<string | null>(null);
  const model = pitches?.find(({ id }) => id === like);
  const leadOf = (id: string) => leads.find((lead) => lead.id === id);
  const next = pitches ? leadsWithoutLetter(leads, pitches).slice(0, MOST_NEXT) : [];

  function choose(leadId: string) {
    const lead = leadOf(leadId);
    if (lead && model) rememberStyle(lead, model.settings);
    void navigate(letterPath(leadId));
  }
  return (
    <>
      <PageHeader title="Pitches" actions={<PitchAllowance />} dense />
      <Stack>
        <WriteFor ref={box} onChoose={choose} />
        {model && (
          <Next role="status">
            Like the letter for {model.position}, {model.company}. Choose a lead.
          </Next>
        )}
        {next.length > 0 && !model && (
          <Next>
            No letter yet:
            {next.map(({ id, company }) => (
              <Link key={id} to={letterPath(id)}>
                {company}
              </Link>
            ))}
          </Next>
        )}
        <LetterList
          onWriteLike={(pitchId) => {
            setLike(pitchId);
            box.current?.focus();
          }}
        />
      </Stack>
    </>
  );
}
