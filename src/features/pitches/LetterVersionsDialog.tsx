import { useMemo } from 'react';
import styled from 'styled-components';
import { useGetPitchesQuery, useGetPitchVersionsQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { color, font, space } from '#ui/theme.ts';
import { changeText } from './letterSteps.ts';
import { type LettersState, selectPitch, selectText } from './letterView.ts';
import { CHANNEL_LABELS, writerLabel } from './pitchOptions.ts';

const Item = styled.li`
  border-bottom: 1px solid ${color.line};
  &:last-child {
    border: 0;
  }
`;

const Words = styled.p`
  padding: 0 ${space[5]} ${space[3]};
  font: 400 1rem / 1.5rem ${font.serif};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface Version {
  at: string;
  title: string;
  content: string;
}

interface LetterVersionsDialogProps {
  leadId: string;
  onClose: () => void;
}

/** What the letter for a lead was before, newest first, with a way back to each. */
export function LetterVersionsDialog({ leadId, onClose }: LetterVersionsDialogProps) {
  const dispatch = useAppDispatch();
  const pitch = useAppSelector((state: LettersState) => selectPitch(state, leadId));
  const { content: now } = useAppSelector((state: LettersState) => selectText(state, leadId));
  const { data: pitches = [] } = useGetPitchesQuery(leadId);
  const { data: versions, error } = useGetPitchVersionsQuery(
    { id: pitch?.id ?? '', version: pitch?.version ?? 0 },
    { skip: !pitch },
  );
  const texts = useMemo((): Version[] => {
    const own = (versions ?? []).map(({ at, content, sent }, index, all) => {
      const how = sent?.channel ? `Sent, ${CHANNEL_LABELS[sent.channel]}` : 'Sent';
      const isFirst = index === all.length - 1;
      return { at, content, title: isFirst && pitch ? writerLabel(pitch) : sent ? how : 'Edited' };
    });
    const others = pitches
      .filter(
        ({ id, settings }) => id !== pitch?.id && settings.purpose === pitch?.settings.purpose,
      )
      .map((other) => ({ at: other.createdAt, content: other.content, title: writerLabel(other) }));
    return [...own, ...others].filter(({ content }) => content !== now);
  }, [versions, pitches, pitch, now]);
  return (
    <Modal title="Earlier versions" width="40rem" onClose={onClose}>
      {error && <ErrorBlock title="Couldn't load the versions" text={errorMessage(error)} />}
      {texts.length === 0 && !error && <Muted>There is no other version yet.</Muted>}
      <ul>
        {texts.map(({ at, title, content }) => (
          <Item key={`${at} ${title}`}>
            <Fold isEntry title={title} about={content.slice(0, 120)} aside={<EventTime at={at} />}>
              <Words>{content}</Words>
              <Text $pad={[0, 5, 4]}>
                <Button
                  onClick={() => {
                    dispatch(changeText(leadId, { content }));
                    onClose();
                  }}
                >
                  Use this version
                </Button>
              </Text>
            </Fold>
          </Item>
        ))}
      </ul>
    </Modal>
  );
}
