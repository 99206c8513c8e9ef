import { Copy, PenLine, RotateCcw, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { selectUser } from '#features/auth/index.ts';
import { useLead } from '#features/leads/useLead.ts';
import { selectAsked } from '#features/pitches/asked/askedSlice.ts';
import { ProofMissing } from '#features/pitches/asked/ProofMissing.tsx';
import { useAsked } from '#features/pitches/asked/useAsked.ts';
import { useLetter } from '#features/pitches/letter/useLetter.ts';
import { PasteAnswer } from '#features/pitches/PasteAnswer.tsx';
import { PitchNotes } from '#features/pitches/PitchNotes.tsx';
import { PitchText } from '#features/pitches/PitchText.tsx';
import { selectPitchDraft } from '#features/pitches/pitchDraftSlice.ts';
import {
  EMPTY_PITCH_FORM,
  fillFromLead,
  formToPitchRequest,
} from '#features/pitches/pitchFormValues.ts';
import { PROFILE_FIRST, useNeedsProfile } from '#features/pitches/useNeedsProfile.ts';
import { useWritePitch } from '#features/pitches/useWritePitch.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { color, radius, space, tone } from '#ui/theme.ts';
import { ActionBar, ViewBody } from './ActionBar.tsx';
import { AllowanceBar } from './AllowanceBar.tsx';
import { AskedDock } from './AskedDock.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { PitchActions } from './PitchActions.tsx';
import { PitchSettings, type PitchStyle } from './PitchSettings.tsx';
import { pitchClosed } from './panelSlice.ts';
import { useOpenDashboard } from './serverOriginContext.ts';

const Toolbar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 46px;
  padding: ${space[1]} ${space[3]};
  border-bottom: 1px solid ${color.line};

  && > :last-child:not([aria-haspopup]) {
    min-height: 32px;
    margin-left: auto;
    padding: 3px ${space[2]};
  }
`;

const Text = styled(ViewBody)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  outline-offset: -2px;
`;

const Hint = styled.p`
  padding-top: ${space[8]};
  color: ${color.ink3};
  text-align: center;
  text-wrap: balance;
`;

const Notes = styled.div<{ $warns: boolean }>`
  flex: none;
  max-height: 35%;
  margin: 0 ${space[3]} ${space[3]};
  overflow-y: auto;
  border: 1px solid ${({ $warns }) => ($warns ? tone.progress.fg : color.line)};
  border-radius: ${radius.card};
  ${({ $warns }) => $warns && `background: ${tone.progress.bg};`}
  scrollbar-width: thin;

  > footer {
    padding: ${space[3]};
    border: 0;
  }
  &:empty {
    display: none;
  }
`;

const { type, tone: styleTone, length, purpose, purposeFor } = EMPTY_PITCH_FORM;
const DEFAULT_STYLE: PitchStyle = { type, tone: styleTone, length, purpose, purposeFor };

/** Writes the pitch for a lead, and brings it into the page. */
export function PitchPanel({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const lead = useLead(leadId);
  const close = () => dispatch(pitchClosed());
  return lead ? (
    <LeadPitch lead={lead} onClose={close} />
  ) : (
    <ViewBody>
      <ErrorBlock
        title="This lead no longer exists."
        text="It may have been deleted in another window."
        action={<Button onClick={close}>Back</Button>}
      />
    </ViewBody>
  );
}

function LeadPitch({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const draft = useAppSelector(selectPitchDraft);
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const { writer, write: startWriting, stop, copyPrompt, saveAnswer } = useWritePitch();
  const needsProfile = useNeedsProfile();
  const openDashboard = useOpenDashboard();
  const isAssistant = writer === 'assistant';
  const [style, setStyle] = useState<PitchStyle>(DEFAULT_STYLE);
  const [isOwnRequest, setOwnRequest] = useState(false);

  // A pitch of another lead may still be open in the draft.
  const isOwn = draft.opportunity?.leadId === lead.id;
  const asked = useAsked({ description: lead.description, leadId: lead.id });
  const letter = useLetter();
  const { missingFor } = useAppSelector(selectAsked);
  const isWriting = draft.status === 'writing' && isOwn;
  const content = isOwn ? draft.text : '';
  const problem = isOwnRequest && draft.status !== 'writing' ? draft.problem : null;
  const isReady = content !== '' && !isWriting;
  const pitch = isReady ? draft.pitch : null;
  const isMissing =
    asked.fitsNothing &&
    style.purpose === 'first' &&
    !isWriting &&
    (content === '' || missingFor === lead.description.trim());

  // Follows the text while it is written, then shows it from its beginning.
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.current)
      sheet.current.scrollTop = isWriting && content ? sheet.current.scrollHeight : 0;
  }, [isWriting, content]);

  function request() {
    return formToPitchRequest({ ...fillFromLead(EMPTY_PITCH_FORM, lead), ...style }, userId);
  }

  function write(anyway = false) {
    if (isAssistant) return copyPrompt(request());
    setOwnRequest(true);
    return startWriting(request(), anyway);
  }

  function paste(answer: string) {
    setOwnRequest(true);
    void saveAnswer(request(), answer);
  }

  const hint =
    draft.download === null
      ? isWriting
        ? 'Writing…'
        : 'Choose a style and a writer. Your pitch will appear here.'
      : `Downloading the model… ${Math.round(draft.download * 100)}%`;

  const contact = lead.contactInfo.name;
  return (
    <>
      <PanelTitle
        title={lead.title}
        text={[lead.company, contact && `to ${contact}`].filter(Boolean).join(', ')}
        name={lead.company}
        onBack={onClose}
      />
      <Toolbar>
        <PitchSettings leadId={lead.id} style={style} disabled={isWriting} onChange={setStyle} />
        {isWriting && (
          <Button icon={Square} onClick={stop}>
            Stop
          </Button>
        )}
        {isReady && (
          <Button icon={isAssistant ? Copy : RotateCcw} onClick={() => write()}>
            {isAssistant ? 'Copy prompt' : 'Rewrite'}
          </Button>
        )}
      </Toolbar>
      {isMissing ? (
        <ViewBody>
          <ProofMissing
            subject={`${lead.title} at ${lead.company}`}
            asked={asked}
            onWrite={() => write(true)}
          />
        </ViewBody>
      ) : (
        <Text role="region" ref={sheet} aria-label="Pitch" aria-busy={isWriting} tabIndex={0}>
          {problem && <ErrorBlock title="Couldn't write the pitch" text={problem} />}
          {content !== '' && (
            <PitchText content={content} writing={isWriting} pitch={pitch} lines={asked.lines} />
          )}
          {content === '' && !problem && <Hint>{needsProfile ? PROFILE_FIRST : hint}</Hint>}
        </Text>
      )}
      {pitch && (
        <Notes $warns={pitch.unsupportedClaims.length > 0}>
          <PitchNotes pitch={pitch} content={content} />
        </Notes>
      )}
      {!isMissing && <AskedDock asked={asked} letter={isOwn ? letter : undefined} />}
      {isReady && draft.opportunity && (
        <PitchActions
          opportunity={{
            ...draft.opportunity,
            // The user may have added the address that was missing.
            contactEmail: draft.opportunity.contactEmail || lead.contactInfo.email,
          }}
          content={content}
          pitchId={pitch?.id}
        />
      )}
      {needsProfile && (
        <ActionBar>
          <Button variant="primary" onClick={() => openDashboard('/app/edit-profile')}>
            Complete Profile
          </Button>
        </ActionBar>
      )}
      {content === '' && !isWriting && !needsProfile && !isMissing && (
        <ActionBar>
          <Button variant="primary" icon={isAssistant ? Copy : PenLine} onClick={() => write()}>
            {isAssistant ? 'Copy prompt' : 'Generate Pitch'}
          </Button>
          {isAssistant && <PasteAnswer busy={isWriting} onPaste={paste} />}
        </ActionBar>
      )}
      <AllowanceBar />
    </>
  );
}
