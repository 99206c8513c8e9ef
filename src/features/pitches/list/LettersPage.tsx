import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useGetPitchesQuery, useGetPitchUsageQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { selectLeads } from '#features/leads/index.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Box, Stack } from '#ui/layout/Stack.tsx';
import { color, space, text } from '#ui/theme.ts';
import { rememberStyle } from '../pitchStyle.ts';
import { LetterList } from './LetterList.tsx';
import { leadsWithoutLetter } from './letterRows.ts';
import { WriteFor } from './WriteFor.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** 42 -> '42 min', 1062 -> '17 h 42 min'. */
const duration = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** The pitches of the server's model left today and the time until the reset (product spec, section 9). */
export function PitchAllowance() {
  const { data, fulfilledTimeStamp: receivedAt = 0, refetch } = useGetPitchUsageQuery();
  const now = useNow(MINUTE);
  const reset = data && receivedAt + data.rateLimit.resetInSeconds * SECOND;

  useEffect(() => {
    if (reset === undefined) return;
    const timer = setTimeout(refetch, reset - Date.now() + SECOND);
    return () => clearTimeout(timer);
  }, [reset, refetch]);

  if (!data?.model || reset === undefined || data.isOwnModel) return null;
  const { remaining, limit } = data.rateLimit;
  const minutes = Math.max(0, Math.ceil((reset - Math.max(now, receivedAt)) / MINUTE));
  return (
    <Box as="span" $tone="ink3">
      {`${remaining} of ${limit} left · resets in ${duration(minutes)}`}
    </Box>
  );
}

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
