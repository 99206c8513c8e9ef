import { Form } from 'formik';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { EditButtons } from '#features/pitches/EditButtons.tsx';
import { useApplied } from '#features/pitches/LetterActions.tsx';
import { LetterBody } from '#features/pitches/LetterBody.tsx';
import { LetterMaterial } from '#features/pitches/LetterMaterial.tsx';
import { ClaimNotice } from '#features/pitches/letter/ClaimNotice.tsx';
import { PitchSettings, SettingRows } from '#features/pitches/PitchSettings.tsx';
import { SettingsSummary, useSettings } from '#features/pitches/SettingsSummary.tsx';
import { TextButton } from '#features/pitches/TextButton.ts';
import { usePitch } from '#features/pitches/usePitch.ts';
import { usePitchWriters } from '#features/pitches/usePitchWriters.ts';
import { PITCH_FORM_ID, WriteButton } from '#features/pitches/WriteButton.tsx';
import { WriterMenu } from '#features/pitches/WriterMenu.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { ActionBar } from '#ui/layout/ActionBar.ts';
import { color, layer, shadow, space, text } from '#ui/theme.ts';
import { selectOutbox } from '../outbox/outboxSlice.ts';
import { AskedBar } from './AskedBar.tsx';
import { FootBar } from './FootBar.ts';
import { PanelLetterActions } from './PanelLetterActions.tsx';
import { useOpenDashboard } from './serverOriginContext.ts';
import { ViewBody } from './ViewBody.tsx';

const Strip = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 55px;
  padding: ${space[1]} ${space[3]} ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  > div {
    display: grid;
    flex: 1;
    min-width: 0;
    justify-items: start;
  }
  > div > button:first-child {
    min-height: 0;
    ${text.small}
  }
  /* Below the words of the summary. */
  > div > :nth-child(2) {
    max-width: 100%;
    min-height: 20px;
    margin-left: 12px;
    padding: 0 ${space[3]};
    ${text.smallest}
  }
`;

/** Over the letter. */
const Sheet = styled(Form)`
  position: absolute;
  z-index: ${layer.sticky};
  inset: 100% 0 auto;
  container-type: inline-size;
  max-height: 60dvh;
  padding: ${space[4]};
  overflow-y: auto;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  &:not(:has(fieldset)) {
    display: none;
  }
`;

/** The letter runs out below a fade, where it goes on. */
const Letter = styled(ViewBody)`
  padding-bottom: 44px;
  mask: linear-gradient(to top, transparent, black 44px);
  outline-offset: -2px;
`;

/** Flush bars between the letter and the buttons. */
const Bars = styled.div`
  flex: none;
  > section {
    border-width: 1px 0 0;
    border-radius: 0;
    padding: ${space[1]} ${space[4]};
    strong {
      display: inline;
    }
  }
`;

const Foot = styled(FootBar)`
  justify-content: space-between;
  min-height: 42px;
  > button {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

/** The letter for a lead in the side panel: its settings in one line, what to check, and the way into the page. */
export function PanelLetter({ leadId }: { leadId: string }) {
  const pitch = usePitch();
  const openDashboard = useOpenDashboard();
  const { hasModel, writer } = usePitchWriters();
  const summary = useRef<HTMLButtonElement>(null);
  const settings = useSettings(summary);
  const applied = useApplied(pitch);
  const waits = useAppSelector(selectOutbox).sent.some((sent) => sent.leadId === leadId);
  const { draft, needsProfile, isWritten, isEditing, isWriting, isRewrite, claims, letter, asked } =
    pitch;
  // The form is filled in from the lead after it's shown.
  if (pitch.leadId !== leadId) return <Spinner label="Loading..." />;
  const openAi = () => openDashboard('/app/settings?tab=ai');
  const completeProfile = (
    <>
      <p>It opens in the dashboard. If you aren't signed in there, you'll sign in once more.</p>
      <Button variant="primary" onClick={() => openDashboard('/app/edit-profile')}>
        Complete Profile
      </Button>
    </>
  );
  return (
    <>
      <Strip>
        <div>
          <SettingsSummary
            ref={summary}
            isOpen={settings.isOpen}
            onToggle={settings.toggle}
            isChanged={pitch.isChanged}
          />
          {hasModel || writer === 'assistant' ? (
            <WriterMenu onSettings={openAi} />
          ) : (
            <TextButton type="button" onClick={openAi}>
              Connect an AI
            </TextButton>
          )}
        </div>
        {(isRewrite || isWriting) && <WriteButton pitch={pitch} />}
        <Sheet id={PITCH_FORM_ID} noValidate onKeyDown={settings.closeOnEscape}>
          <FocusFirstError />
          {settings.isOpen && (
            <SettingRows>
              <PitchSettings />
            </SettingRows>
          )}
        </Sheet>
      </Strip>
      {/* Scrolled by keyboard. */}
      <Letter as="section" aria-label="Pitch" tabIndex={0}>
        <LetterBody
          pitch={pitch}
          completeProfile={completeProfile}
          empty={<LetterMaterial pitch={pitch} completeProfile={completeProfile} />}
        />
      </Letter>
      <Bars>
        <ClaimNotice claims={claims} letter={letter} />
      </Bars>
      <AskedBar asked={asked} letter={letter} />
      {!needsProfile && !isWriting && (
        <ActionBar>
          {isEditing && <EditButtons />}
          {!isEditing && !isRewrite && <WriteButton pitch={pitch} />}
          {!isEditing && isWritten && draft.opportunity && (
            <PanelLetterActions pitch={pitch} opportunity={draft.opportunity} isMain={isRewrite} />
          )}
        </ActionBar>
      )}
      {waits && <Foot role="status">Offline. It’s recorded as soon as you’re back online.</Foot>}
      {applied && !waits && (
        <Foot>
          {isWritten ? 'Sent it on their page?' : 'Applied without a letter?'}
          <TextButton type="button" onClick={applied.record}>
            <Icon of={Check} /> {applied.label}
          </TextButton>
        </Foot>
      )}
    </>
  );
}
