import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useDeletePitchMutation, useGetPitchesQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { Modal } from '#ui/overlays/Modal.tsx';
import { color, space, text } from '#ui/theme.ts';
import { pitchLeadRequested } from './pitchLeadSlice.ts';
import { pitchTypeLabel, writerLabel } from './pitchOptions.ts';

const List = styled.ul`
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

const NONE: Pitch[] = [];

/** The user's letters, to reopen with their lead or to delete. */
export function EarlierLettersDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const ask = useQuestion();
  const [deletePitch] = useDeletePitchMutation();
  const { data: pitches = NONE, error, refetch } = useGetPitchesQuery(undefined);
  const list = useRef<HTMLUListElement>(null);
  /** The place of a row that is being deleted: the next one gets its focus. */
  const removed = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row is only gone when they change.
  useLayoutEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('button[aria-label]')[removed.current]?.focus();
    removed.current = -1;
  }, [pitches.length]);

  function reopen(pitch: Pitch) {
    onClose();
    dispatch(pitchLeadRequested({ leadId: pitch.leadId, pitch }));
  }
  async function remove({ id, position, company }: Pitch) {
    const isConfirmed = await ask({
      title: 'Delete Pitch',
      text: `The pitch for “${position}” at ${company} will be deleted. This can't be undone.`,
      confirmLabel: 'Delete Pitch',
      danger: true,
    });
    if (!isConfirmed) return;
    removed.current = pitches.findIndex((pitch) => pitch.id === id);
    const { error: problem } = await deletePitch(id);
    if (problem) dispatch(failed(problem, 'deleting pitch', id));
  }
  return (
    <Modal title="Earlier letters" width="40rem" onClose={onClose}>
      {error && pitches.length === 0 && (
        <LoadingError title="Error loading pitches" error={error} onRetry={refetch} />
      )}
      <List ref={list}>
        {pitches.map((pitch) => (
          <li key={pitch.id}>
            <Reopen type="button" onClick={() => reopen(pitch)}>
              <strong>
                {pitch.position}, {pitch.company}
              </strong>
              <span>
                {pitchTypeLabel(pitch)} · {writerLabel(pitch)} · <EventTime at={pitch.createdAt} />
                {pitch.originalContent !== null && ' · Edited'}
                {pitch.sent && ' · Sent'}
                {!pitch.sent && pitch.emailedAt !== null && ' · Email draft opened'}
              </span>
              <span>{pitch.content.slice(0, 200)}</span>
            </Reopen>
            <IconButton label="Delete Pitch" icon={Trash2} onClick={() => remove(pitch)} />
          </li>
        ))}
      </List>
    </Modal>
  );
}
