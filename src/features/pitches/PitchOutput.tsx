import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, layer, media, radius, space, text } from '#ui/theme.ts';
import { AskedCard } from './asked/AskedCard.tsx';
import { selectAsked } from './asked/askedSlice.ts';
import { ProofMissing } from './asked/ProofMissing.tsx';
import { useAsked } from './asked/useAsked.ts';
import { useLetter } from './letter/useLetter.ts';
import { besideForm } from './PitchLayout.tsx';
import { PitchNotes } from './PitchNotes.tsx';
import { PitchText } from './PitchText.tsx';
import { PitchToolbar } from './PitchToolbar.tsx';
import { type PitchDraft, pitchEdited, selectPitchDraft } from './pitchDraftSlice.ts';
import type { PitchFormValues } from './pitchFormValues.ts';
import { isSameOpportunity, leadIdOf } from './pitchFormValues.ts';
import type { PitchOpportunity } from './pitchOpportunity.ts';
import { PROFILE_FIRST, useNeedsProfile } from './useNeedsProfile.ts';
import { useSavePitch } from './useSavePitch.ts';

/** The letter and what the posting asks for scroll as one. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  /* Clear of the page's header. */
  scroll-margin: 80px 0 16px;
  ${besideForm} {
    position: sticky;
    top: 80px;
    max-height: calc(100dvh - 96px);
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

const Sheet = styled(Card)`
  display: flex;
  flex: none;
  flex-direction: column;
  min-height: 15rem;
  padding: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  min-height: 60px;
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  ${besideForm} {
    position: sticky;
    z-index: ${layer.sticky};
    top: 0;
  }
`;

const State = styled.div`
  margin-right: auto;
  ${media.narrow} {
    /* On its own line, so the actions stay together. */
    flex-basis: 100%;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]} ${space[6]};
  ${media.narrow} {
    padding-inline: ${space[4]};
  }

  > * {
    width: 100%;
    max-width: 42rem;
    margin-inline: auto;
  }
`;

const Subject = styled.p`
  ${text.small}
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]} 0;
  color: ${color.ink3};
  text-align: center;
  ${text.body}
  text-wrap: balance;
`;

const STATUS: Record<
  PitchDraft['status'],
  { tone: 'neutral' | 'info' | 'success'; label: string }
> = {
  empty: { tone: 'neutral', label: 'No pitch yet' },
  writing: { tone: 'info', label: 'Writing…' },
  stopped: { tone: 'neutral', label: 'Stopped' },
  written: { tone: 'success', label: 'Draft ready' },
};

function badgeText({ status, pitch, download }: PitchDraft): string {
  if (download !== null) return `Downloading the model… ${Math.round(download * 100)}%`;
  return pitch?.originalContent ? 'Edited' : STATUS[status].label;
}

const subjectOf = ({
  position,
  company,
  contactName,
}: Pick<PitchOpportunity, 'position' | 'company' | 'contactName'>): string =>
  [[position, company].filter(Boolean).join(' at '), contactName && `to ${contactName}`]
    .filter(Boolean)
    .join(', ');

const ProfileLink = () => (
  <Button asChild>
    <Link to="/app/edit-profile">Complete Profile</Link>
  </Button>
);

interface PitchOutputProps {
  /** The form's values: they belong to the pitch only while they describe its opportunity. */
  typed: PitchFormValues;
  onStop: () => void;
  onRegenerate: () => void;
  /** Writes although nothing in the profile fits. */
  onWriteAnyway: () => void;
}

/** Shows the pitch while it is written. After that, the user can edit, copy and email it. */
export function PitchOutput({ typed, onStop, onRegenerate, onWriteAnyway }: PitchOutputProps) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectPitchDraft);
  const { status, text: content, pitch, opportunity, problem } = draft;
  const needsProfile = useNeedsProfile();
  const isWriting = status === 'writing';
  const isEditing = draft.editing && !isWriting;
  const { savePitch } = useSavePitch();
  const isSame = opportunity !== null && isSameOpportunity(opportunity, typed);
  const asked = useAsked({ description: typed.description, leadId: leadIdOf(typed) || null });
  const letter = useLetter();
  const { missingFor } = useAppSelector(selectAsked);
  const isMissing =
    asked.fitsNothing &&
    typed.purpose === 'first' &&
    !isWriting &&
    (content === '' || missingFor === typed.description.trim());
  const column = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  // On a phone the output is far from the submit button, and from the past pitches.
  const shown = isWriting ? 'writing' : (problem ?? pitch?.id);
  const lastShown = useRef(shown);
  useEffect(() => {
    const isFinished = lastShown.current === 'writing' && shown === pitch?.id;
    if (column.current && !isWriting) column.current.scrollTop = 0;
    if (shown && shown !== lastShown.current && !isFinished) {
      column.current?.scrollIntoView({ block: 'nearest' });
    }
    lastShown.current = shown;
  }, [shown, isWriting, pitch?.id]);

  // Edit, Save and Cancel disappear when they are pressed.
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (document.activeElement !== document.body) return;
    const successor = isEditing ? body.current?.querySelector('textarea') : editButton.current;
    successor?.focus();
  }, [isEditing]);

  // Follows the text while it is written.
  useEffect(() => {
    if (isWriting && content) body.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isWriting, content]);

  if (isMissing) {
    return (
      <Column ref={column}>
        <Sheet as="section" aria-label="Pitch">
          <Head>
            <Badge tone="neutral" dot>
              No letter yet
            </Badge>
          </Head>
          <ProofMissing subject={subjectOf(typed)} asked={asked} onWrite={onWriteAnyway} />
        </Sheet>
      </Column>
    );
  }

  return (
    <Column ref={column}>
      <Sheet as="section" aria-label="Pitch" aria-busy={isWriting}>
        <Head>
          <State>
            <Badge tone={STATUS[status].tone} dot>
              {badgeText(draft)}
            </Badge>
          </State>
          {opportunity && (
            <PitchToolbar
              // The user may type the address that was missing.
              opportunity={
                isSame && opportunity.contactEmail === ''
                  ? { ...opportunity, contactEmail: typed.contactEmail }
                  : opportunity
              }
              editButton={editButton}
              onStop={onStop}
              onRegenerate={isSame ? onRegenerate : undefined}
            />
          )}
        </Head>
        <Body ref={body}>
          {problem && (
            <ErrorBlock
              title="Couldn't write the pitch"
              text={problem}
              action={
                needsProfile ? <ProfileLink /> : <Button onClick={onRegenerate}>Try Again</Button>
              }
            />
          )}
          {!opportunity && !problem && (
            <Empty>
              <Icon of={Sparkles} size={20} />
              {needsProfile
                ? PROFILE_FIRST
                : 'Describe the opportunity and choose a style. Your pitch will appear here.'}
              {needsProfile && <ProfileLink />}
            </Empty>
          )}
          {opportunity && <Subject>{subjectOf(opportunity)}</Subject>}
          {isEditing && (
            <TextField
              label="Edit the pitch"
              multiline
              rows={14}
              value={content}
              onChange={(event) => dispatch(pitchEdited(event.target.value))}
            />
          )}
          {opportunity && !isEditing && (
            <PitchText
              content={content}
              writing={isWriting}
              pitch={pitch}
              lines={isSame ? asked.lines : []}
            />
          )}
        </Body>
        {pitch && (
          <PitchNotes
            pitch={pitch}
            content={content}
            onRestore={
              isEditing ? undefined : (original) => savePitch(pitch.id, { content: original })
            }
          />
        )}
      </Sheet>
      <AskedCard asked={asked} letter={isSame ? letter : undefined} />
    </Column>
  );
}
