import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { color, space, text } from '#ui/theme.ts';
import { pitchLeadRequested } from './pitchLeadSlice.ts';
import { pitchTypeLabel, writerLabel } from './pitchOptions.ts';

const Past = styled(Card)`
  margin-top: ${space[4]};
`;

const List = styled.ul`
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} 0;
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Reopen = styled.button`
  flex: 1;
  min-width: 0;
  padding: ${space[1]} 0;
  text-align: left;
  & > * {
    display: block;
    ${ellipsis}
  }
  & > strong {
    font-weight: 600;
  }
  & > span {
    ${text.small}
    color: ${color.ink3};
  }
  &:hover > strong {
    color: ${color.accentText};
  }
`;

const GREETING = /^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening))\b[^\n]*,\s+/i;

/** The beginning of the text after the greeting; the row cuts it off. */
const firstWords = (content: string): string =>
  content.replace(GREETING, '').replace(/\s+/g, ' ').slice(0, 200);

/** The user's past pitches, to reopen with their lead or to delete. */
export function PitchHistory({ pitches }: { pitches: readonly Pitch[] }) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  useFocusNextItem(list, pitches);
  return (
    <Past>
      <Section title="Past Pitches">
        <List ref={list}>
          {pitches.map((pitch) => (
            <li key={pitch.id}>
              <Reopen
                type="button"
                onClick={() => dispatch(pitchLeadRequested({ leadId: pitch.leadId, pitch }))}
              >
                <strong>
                  {pitch.position}, {pitch.company}
                </strong>
                <span>
                  {pitchTypeLabel(pitch)} · {writerLabel(pitch)} ·{' '}
                  <EventTime at={pitch.createdAt} />
                  {pitch.originalContent !== null && ' · Edited'}
                  {pitch.sent && ' · Sent'}
                  {!pitch.sent && pitch.emailedAt !== null && ' · Email draft opened'}
                </span>
                <span>{firstWords(pitch.content)}</span>
              </Reopen>
              <IconButton
                label="Delete Pitch"
                icon={Trash2}
                onClick={() => dispatch(dialogOpened({ kind: 'deletePitch', pitchId: pitch.id }))}
              />
            </li>
          ))}
        </List>
      </Section>
    </Past>
  );
}
