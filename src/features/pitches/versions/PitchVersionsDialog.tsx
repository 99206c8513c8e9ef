import styled from 'styled-components';
import { useGetPitchQuery, useGetPitchVersionsQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Pitch, PitchVersion } from '#domain/contract/pitches.ts';
import { dialogOpened, selectDialog } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { color, media, radius, space, text, tone } from '#ui/theme.ts';
import { CHANNEL_LABELS, writerLabel } from '../pitchOptions.ts';
import { useSavePitch } from '../useSavePitch.ts';
import { ChangedText } from './ChangedText.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  gap: ${space[6]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

const List = styled.ul`
  align-self: start;
  display: grid;
  gap: 2px;
  max-height: 60dvh;
  overflow-y: auto;
  ${media.narrow} {
    max-height: 12rem;
  }
`;

const Choice = styled.button`
  display: grid;
  width: 100%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  text-align: left;
  overflow-wrap: anywhere;
  ${text.small}
  color: ${color.ink3};
  strong {
    color: ${color.ink};
    font-weight: 500;
  }
  &:hover {
    background: ${tone.neutral.bg};
  }
  &[aria-current] {
    background: ${tone.info.bg};
  }
`;

/** 'As written', 'Edited' or 'Sent · by email'. */
function titleOf({ sent }: PitchVersion, isFirst: boolean): string {
  if (isFirst) return 'As written';
  if (!sent) return 'Edited';
  return sent.channel ? `Sent · ${CHANNEL_LABELS[sent.channel]}` : 'Sent';
}

/** Who wrote the text, and what it was sent with. */
function originOf(pitch: Pitch, { content, sent }: PitchVersion): string {
  const isEdited = content !== (pitch.originalContent ?? pitch.content);
  const writer = `${writerLabel(pitch)}${isEdited ? ', edited by you' : ''}`;
  return sent?.resume ? `${writer} · ${sent.resume.name}` : writer;
}

function Versions({ pitch, versions }: { pitch: Pitch; versions: PitchVersion[] }) {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const chosen = (dialog?.kind === 'pitchVersions' && dialog.chosen) || 0;
  const choose = (position: number) =>
    dispatch(dialogOpened({ kind: 'pitchVersions', pitchId: pitch.id, chosen: position }));
  const { savePitch, isSaving } = useSavePitch();
  // Restoring adds a version.
  const index = Math.min(chosen, versions.length - 1);
  const version = versions[index];
  if (!version) return null;
  return (
    <Columns>
      <List aria-label="Versions">
        {versions.map((entry, position) => {
          const title = titleOf(entry, entry === versions.at(-1));
          return (
            <li key={`${entry.at} ${title}`}>
              <Choice
                type="button"
                aria-current={position === index || undefined}
                onClick={() => choose(position)}
              >
                <strong>{title}</strong>
                <EventTime at={entry.at} />
              </Choice>
            </li>
          );
        })}
      </List>
      <Stack as="section" aria-label="Text of this version" $gap={3}>
        <Muted>{originOf(pitch, version)}</Muted>
        <ChangedText before={versions[index + 1]?.content} after={version.content} />
        <div>
          {version.content === pitch.content ? (
            <Muted>This is the current text.</Muted>
          ) : (
            <Button
              busy={isSaving}
              busyLabel="Restoring..."
              onClick={async () => {
                await savePitch(pitch.id, { content: version.content });
                choose(0);
              }}
            >
              Restore this version
            </Button>
          )}
        </div>
      </Stack>
    </Columns>
  );
}

interface PitchVersionsDialogProps {
  pitchId: string;
  onClose: () => void;
}

/** What was saved and sent of a pitch, with the changes of each version, and a way back to it. */
export function PitchVersionsDialog({ pitchId, onClose }: PitchVersionsDialogProps) {
  const { data: pitch, error: pitchError } = useGetPitchQuery(pitchId);
  const { data: versions, error = pitchError } = useGetPitchVersionsQuery(
    { id: pitchId, version: pitch?.version ?? 0 },
    { skip: !pitch },
  );
  return (
    <Modal
      title="Versions"
      description="Each version shows what changed since the one before."
      width="48rem"
      onClose={onClose}
    >
      {error && <ErrorBlock title="Couldn't load the versions" text={errorMessage(error)} />}
      {pitch === null && <ErrorBlock title="Pitch not found" text="This pitch no longer exists." />}
      {pitch && versions && <Versions pitch={pitch} versions={versions} />}
      {!error && pitch !== null && !versions && <Skeleton height="12rem" />}
    </Modal>
  );
}
