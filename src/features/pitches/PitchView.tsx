import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionBar } from '#ui/layout/ActionBar.ts';
import { AskedCard } from './asked/AskedCard.tsx';
import { selectAsked } from './asked/askedSlice.ts';
import { InstructionNotice } from './asked/InstructionNotice.tsx';
import { ProofMissing } from './asked/ProofMissing.tsx';
import { useAsked } from './asked/useAsked.ts';
import { useLetter } from './letter/useLetter.ts';
import { PasteAnswer } from './PasteAnswer.tsx';
import * as Frame from './PitchFrame.ts';
import { PitchMenus } from './PitchMenus.tsx';
import { PitchNotes, StoppedNote } from './PitchNotes.tsx';
import { PitchText } from './PitchText.tsx';
import { PitchActions, PitchToolbar } from './PitchToolbar.tsx';
import {
  EMPTY_PITCH_DRAFT,
  type PitchDraft,
  pitchEdited,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
import { isSameOpportunity, leadIdOf, type PitchFormValues } from './pitchFormValues.ts';
import { subjectOf } from './pitchOpportunity.ts';
import { type PitchStyle, styleOf } from './pitchStyle.ts';
import { useLetterInView } from './useLetterInView.ts';
import { PROFILE_FIRST, useNeedsProfile } from './useNeedsProfile.ts';
import { usePitchWriters } from './usePitchWriters.ts';
import { useSavePitch } from './useSavePitch.ts';
import { useWritePitch } from './useWritePitch.ts';
import { WriteButtons } from './WriteButtons.tsx';

const STATUS: Record<
  PitchDraft['status'],
  { tone: 'neutral' | 'info' | 'success'; label: string }
> = {
  empty: { tone: 'neutral', label: 'No pitch yet' },
  writing: { tone: 'info', label: 'Writing…' },
  stopped: { tone: 'neutral', label: 'Stopped' },
  written: { tone: 'success', label: 'Draft ready' },
};

const HINT = {
  page: 'Describe the opportunity and choose a style. Your pitch will appear here.',
  panel: 'Choose a style and a writer. Your pitch will appear here.',
};

function stateText({ status, pitch, download, waiting }: PitchDraft): string {
  if (waiting !== null) return `${waiting}…`;
  if (download !== null) return `Downloading the model… ${Math.round(download * 100)}%`;
  return pitch?.originalContent ? 'Edited' : STATUS[status].label;
}

interface PitchViewProps {
  /** The opportunity and the settings of the next letter. The open one may be for another opportunity. */
  values: PitchFormValues;
  /** The user chose other settings. */
  onStyle: (style: PitchStyle) => void;
  /** Writes from these values; also if nothing in the profile fits, when `anyway`. Resolves to whether it does. */
  onWrite: (values: PitchFormValues, anyway?: boolean) => Promise<boolean>;
  /** Gets the answer of the user's own assistant. */
  onPaste: (answer: string) => void;
  /** Leads to the profile, which letters are written from. */
  completeProfile: ReactNode;
  /** Fills a panel that is about one lead, and writes without a form beside it. */
  docked?: boolean;
  /** What the letter is for, where no form says it. */
  purposeMenu?: ReactNode;
  /** A button beside Copy and Email. */
  action?: ReactNode;
}

/** The open letter while it's written and after that, with what the posting asks for and its actions. */
export function PitchView({
  values,
  onStyle,
  onWrite,
  onPaste,
  completeProfile,
  docked = false,
  purposeMenu,
  action,
}: PitchViewProps) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectPitchDraft);
  const isSame = stored.opportunity !== null && isSameOpportunity(stored.opportunity, values);
  const draft = docked && !isSame ? EMPTY_PITCH_DRAFT : stored;
  const { status, text, pitch, opportunity } = draft;
  const leadId = leadIdOf(values) || null;
  const problem = stored.problemLeadId === leadId ? stored.problem : null;
  const needsProfile = useNeedsProfile();
  const isAssistant = usePitchWriters().writer === 'assistant';
  const isWriting = status === 'writing';
  const isEditing = draft.editing && !isWriting;
  const { stop, goOn } = useWritePitch();
  const { savePitch } = useSavePitch();
  const asked = useAsked({ description: values.description, leadId });
  const letter = useLetter();
  const { missingFor, acceptedFor } = useAppSelector(selectAsked);
  const posting = values.description.trim();
  const isMissing =
    asked.fitsNothing &&
    values.purpose === 'first' &&
    !isWriting &&
    acceptedFor !== posting &&
    (text === '' || missingFor === posting);
  const state = isMissing ? 'missing' : isEditing ? 'editing' : status;
  const { column, sheet, editButton } = useLetterInView({ draft, problem, state });

  /** The letter before a follow-up may be open. */
  const isOther = text === '' || (pitch !== null && pitch.settings.purpose !== values.purpose);
  const canWrite = isOther && !isWriting && !isEditing && !isMissing && !needsProfile;

  // The assistant's letter comes later, with the settings that were chosen for it.
  const style = styleOf(pitch && isSame && !isOther && !isAssistant ? pitch.settings : values);
  async function restyle(change: Partial<PitchStyle>) {
    const next = { ...style, ...change };
    if (text === '' || (await onWrite({ ...values, ...next }))) onStyle(next);
  }

  const write = (anyway = false) => onWrite({ ...values, ...style }, anyway);
  const actions = opportunity && text !== '' && !isWriting && !isEditing && !isMissing && (
    <PitchActions
      opportunity={{
        ...opportunity,
        // The user may add the address that was missing.
        contactEmail: opportunity.contactEmail || (isSame ? values.contactEmail : ''),
      }}
      posting={isSame ? values.description : undefined}
      variant={docked ? 'secondary' : 'ghost'}
    >
      {action}
    </PitchActions>
  );
  const settings = (docked || (isSame && !isMissing)) && (
    <Frame.Settings>
      {purposeMenu}
      <PitchMenus style={style} disabled={isWriting} hasWriter={docked} onChange={restyle} />
    </Frame.Settings>
  );
  const askedCard = !isMissing && (
    <AskedCard asked={asked} letter={isSame ? letter : undefined} docked={docked} />
  );

  return (
    <>
      <Frame.Column ref={column} $docked={docked}>
        <Frame.Sheet
          as="section"
          ref={sheet}
          aria-label="Pitch"
          aria-busy={isWriting}
          // A panel's letter is scrolled by keyboard.
          tabIndex={docked ? 0 : -1}
        >
          <Frame.Head>
            {docked ? (
              settings
            ) : (
              <Frame.State>
                <Badge tone={isMissing ? 'neutral' : STATUS[status].tone} dot>
                  {isMissing ? 'No letter yet' : stateText(draft)}
                </Badge>
              </Frame.State>
            )}
            {opportunity && !isMissing && (
              <Frame.Tools key={state}>
                <PitchToolbar
                  editButton={editButton}
                  onStop={stop}
                  onRewrite={isSame ? () => write() : undefined}
                />
                {docked && isAssistant && actions && <PasteAnswer busy={false} onPaste={onPaste} />}
                {!docked && actions}
              </Frame.Tools>
            )}
            {!docked && settings}
          </Frame.Head>
          {isMissing ? (
            <ProofMissing
              subject={subjectOf({ ...values, contactName: '' })}
              asked={asked}
              onWrite={() => write(true)}
            />
          ) : (
            <Frame.Body>
              {problem && (
                <ErrorBlock
                  title="Couldn't write the pitch"
                  text={problem}
                  action={
                    needsProfile ? (
                      completeProfile
                    ) : (
                      <Button onClick={() => write()}>Try Again</Button>
                    )
                  }
                />
              )}
              <InstructionNotice toAI={asked.toAI} />
              {!opportunity && !problem && (
                <Frame.Empty>
                  <Icon of={Sparkles} size={20} />
                  {needsProfile ? PROFILE_FIRST : HINT[docked ? 'panel' : 'page']}
                  {needsProfile && completeProfile}
                </Frame.Empty>
              )}
              {opportunity && !docked && <Frame.Subject>{subjectOf(opportunity)}</Frame.Subject>}
              {docked && isWriting && text === '' && (
                <Frame.Subject role="status">{stateText(draft)}</Frame.Subject>
              )}
              {isEditing && (
                <TextField
                  label="Edit the pitch"
                  multiline
                  rows={14}
                  value={text}
                  onChange={(event) => dispatch(pitchEdited(event.target.value))}
                />
              )}
              {opportunity && !isEditing && (
                <PitchText
                  content={text}
                  writing={isWriting}
                  pitch={pitch}
                  lines={isSame ? asked.lines : []}
                />
              )}
            </Frame.Body>
          )}
          {pitch && !isMissing && (
            <PitchNotes
              pitch={pitch}
              content={text}
              notChecked={draft.notChecked}
              onContinue={isSame && !draft.edited ? () => goOn(pitch, values) : undefined}
              onRestore={
                isEditing ? undefined : (original) => savePitch(pitch.id, { content: original })
              }
            />
          )}
          {status === 'stopped' && !isMissing && <StoppedNote />}
        </Frame.Sheet>
        {!docked && askedCard}
      </Frame.Column>
      {docked && askedCard}
      {docked && (canWrite || actions) && (
        <ActionBar>
          {canWrite && <WriteButtons busy={false} onWrite={() => write()} onPaste={onPaste} />}
          {actions}
        </ActionBar>
      )}
    </>
  );
}
