import { Copy, Mail, PenLine, Square, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { PitchLength, PitchTone, PitchType } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { mailDraft } from '#domain/mailDraft.ts';
import { useLead } from '#features/leads/useLead.ts';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { PitchNotes } from '#features/pitches/PitchNotes.tsx';
import { PitchText } from '#features/pitches/PitchText.tsx';
import { selectPitchDraft } from '#features/pitches/pitchDraftSlice.ts';
import { EMPTY_PITCH_FORM, fillFromLead } from '#features/pitches/pitchFormValues.ts';
import { LENGTH_OPTIONS, TONE_OPTIONS, TYPE_OPTIONS } from '#features/pitches/pitchOptions.ts';
import { useWritePitch } from '#features/pitches/useWritePitch.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBlock } from '#ui/ErrorBlock.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { color, space, text } from '#ui/theme.ts';
import { insertIntoPage } from '../page/insertIntoPage.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { pitchClosed, selectPanel } from './panelSlice.ts';

const Settings = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: repeat(auto-fit, minmax(90px, 1fr));
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
`;

const Body = styled.main`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[4]};
`;

const Actions = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  > * {
    flex: 1;
  }
`;

const Allowance = styled.p`
  flex: none;
  padding: 0 ${space[4]} ${space[2]};
  background: ${color.surface};
  ${text.small}
  color: ${color.ink3};
`;

const NO_FIELD = 'Click into a text field of the page first.';

/** Writes the pitch for a lead, and brings it into the page. */
export function PitchPanel({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const lead = useLead(leadId);
  const close = () => dispatch(pitchClosed());
  return lead ? (
    <LeadPitch lead={lead} onClose={close} />
  ) : (
    <Body>
      <ErrorBlock
        title="This lead no longer exists."
        text="It may have been deleted in another window."
        action={<Button onClick={close}>Back</Button>}
      />
    </Body>
  );
}

function LeadPitch({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectPitchDraft);
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const { writePitch, stopPitch, problem } = useWritePitch();
  const [settings, setSettings] = useState<{
    type: PitchType;
    tone: PitchTone;
    length: PitchLength;
  }>(EMPTY_PITCH_FORM);
  const [isOwnRequest, setOwnRequest] = useState(false);

  const isWriting = draft.status === 'writing' && isOwnRequest;
  // A pitch of another lead may still be open in the draft.
  const isOwn = isOwnRequest || draft.pitch?.leadId === lead.id;
  const content = isOwn ? draft.text : '';
  const isReady = content !== '' && !isWriting;

  function write() {
    setOwnRequest(true);
    const { type, tone, length } = settings;
    void writePitch({ ...fillFromLead(EMPTY_PITCH_FORM, lead), type, tone, length });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      dispatch(toastShown({ tone: 'success', text: 'Pitch copied.' }));
    } catch {
      const message = "Couldn't copy. Select the text and copy it manually.";
      dispatch(toastShown({ tone: 'error', text: message }));
    }
  }

  async function insert() {
    const inserted = tabId !== undefined && (await insertIntoPage(tabId, content));
    dispatch(
      toastShown(
        inserted
          ? { tone: 'success', text: 'Inserted into the page.' }
          : { tone: 'info', text: NO_FIELD },
      ),
    );
  }

  const { email, name } = lead.contactInfo;
  return (
    <>
      <PanelTitle
        title={lead.title}
        text={[lead.company, name && `to ${name}`].filter(Boolean).join(', ')}
        name={lead.company}
        onBack={onClose}
      />
      <Settings>
        <SelectField
          label="Type"
          value={settings.type}
          onValueChange={(type) => setSettings({ ...settings, type: type as PitchType })}
          options={TYPE_OPTIONS}
        />
        <SelectField
          label="Tone"
          value={settings.tone}
          onValueChange={(tone) => setSettings({ ...settings, tone: tone as PitchTone })}
          options={TONE_OPTIONS}
        />
        <SelectField
          label="Length"
          value={settings.length}
          onValueChange={(length) => setSettings({ ...settings, length: length as PitchLength })}
          options={LENGTH_OPTIONS}
        />
      </Settings>
      <Body aria-busy={isWriting}>
        {problem && <ErrorBlock title="Couldn't write the pitch" text={problem} />}
        {content !== '' && (
          <PitchText content={content} writing={isWriting} pitch={isWriting ? null : draft.pitch} />
        )}
      </Body>
      {isReady && draft.pitch && <PitchNotes pitch={draft.pitch} />}
      <Actions>
        {isWriting ? (
          <Button icon={Square} onClick={stopPitch}>
            Stop
          </Button>
        ) : (
          <Button variant={isReady ? undefined : 'primary'} icon={PenLine} onClick={write}>
            {isReady ? 'Rewrite' : 'Generate Pitch'}
          </Button>
        )}
        {isReady && (
          <>
            <Button icon={Copy} onClick={copy}>
              Copy
            </Button>
            {isEmailAddress(email) && (
              <Button asChild icon={Mail}>
                <a
                  href={mailDraft({
                    company: lead.company,
                    position: lead.title,
                    contactEmail: email,
                    pitch: content,
                  })}
                >
                  Email
                </a>
              </Button>
            )}
            <Button variant="primary" icon={TextCursorInput} onClick={insert}>
              Insert into page
            </Button>
          </>
        )}
      </Actions>
      <Allowance>
        <PitchAllowance />
      </Allowance>
    </>
  );
}
