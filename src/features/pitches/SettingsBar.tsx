import { Form, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { aiRequested } from '#features/settings/index.ts';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { FocusFirstError } from '#ui/fields/FocusFirstError.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';
import { color, layer, media, space, text } from '#ui/theme.ts';
import { LeadPicker } from './LeadPicker.tsx';
import { PitchSettings, SettingRows } from './PitchSettings.tsx';
import { PostingFields } from './PostingFields.tsx';
import { NO_OPPORTUNITY, type PitchFormValues } from './pitchFormValues.ts';
import { pitchLeadRequested } from './pitchLeadSlice.ts';
import { pitchSettingsChanged } from './pitchSettingsSlice.ts';
import { SettingsSummary, useSettings } from './SettingsSummary.tsx';
import { TextButton } from './TextButton.ts';
import type { OpenPitch } from './usePitch.ts';
import { usePitchWriters } from './usePitchWriters.ts';
import { PITCH_FORM_ID, WriteButton } from './WriteButton.tsx';
import { WriterMenu } from './WriterMenu.tsx';

/** Folded, it stays below the page's header while the letter scrolls, except on a phone, where it would cover it. */
const Bar = styled(Card)<{ $sticky: boolean }>`
  container-type: inline-size;
  padding: 0;
  ${media.wide} {
    ${({ $sticky }) => $sticky && `position: sticky; top: 72px; z-index: ${layer.sticky};`}
  }
`;

const Head = styled(Row)`
  min-height: 62px;
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[5]};
  ${media.narrow} {
    > :last-child {
      flex: 1 1 auto;
    }
  }
`;

const Part = styled.div`
  padding: ${space[4]} ${space[4]} ${space[4]} 44px;
  border-top: 1px solid ${color.line};
  &:empty {
    display: none;
  }
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;

const Line = styled(Part)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-block: 10px;
  ${text.small}
  color: ${color.ink2};
`;

/** What the letter is for, how it's written and who writes it, folded into one line. */
export function SettingsBar({ pitch }: { pitch: OpenPitch }) {
  const { leadId, draft } = pitch;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { values, setValues } = useFormikContext<PitchFormValues>();
  const { writer, hasModel } = usePitchWriters();
  const summary = useRef<HTMLButtonElement>(null);
  const settings = useSettings(summary);
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const needsPosting = leadId === null && draft.status === 'empty';
  // Choosing a lead hides the field that it was chosen in.
  const hasPicker = needsPosting || settings.isOpen;
  useEffect(() => {
    if (!hasPicker && document.activeElement === document.body) summary.current?.focus();
  }, [hasPicker]);

  function pick(picked: string) {
    if (picked !== '') dispatch(pitchLeadRequested({ leadId: picked }));
    else if (leadId !== null) void setValues((now) => ({ ...now, ...NO_OPPORTUNITY }));
  }
  return (
    <Bar
      as={Form}
      id={PITCH_FORM_ID}
      noValidate
      onKeyDown={settings.closeOnEscape}
      $sticky={!settings.isOpen && !needsPosting}
    >
      <FocusFirstError />
      <Head>
        <SettingsSummary
          ref={summary}
          isOpen={settings.isOpen}
          onToggle={settings.toggle}
          company={values.company.trim()}
          isChanged={pitch.isChanged}
        />
        {(hasModel || writer === 'assistant') && (
          <WriterMenu
            onSettings={() => {
              dispatch(aiRequested());
              void navigate('/app/settings');
            }}
          />
        )}
        <WriteButton pitch={pitch} />
      </Head>
      {!hasModel && (
        <Line>
          <span>No AI is connected. A starting draft is made from your own sentences.</span>
          <span>
            <TextButton as={Link} to="/app/settings" onClick={() => dispatch(aiRequested())}>
              Connect an AI for a full letter
            </TextButton>{' '}
            or{' '}
            <TextButton
              type="button"
              onClick={() => dispatch(pitchSettingsChanged({ isAssistantOpen: true }))}
            >
              use your own assistant
            </TextButton>
          </span>
        </Line>
      )}
      {hasPicker && (
        <Part>
          <SettingRows>
            <LeadPicker leadId={leadId ?? ''} onPick={pick} />
            {settings.isOpen && !isPhone && <PitchSettings />}
          </SettingRows>
        </Part>
      )}
      {(needsPosting || (settings.isOpen && leadId === null)) && (
        <Part>
          <PostingFields />
        </Part>
      )}
      {settings.isOpen && isPhone && (
        <Modal title="Settings of the letter" onClose={settings.close}>
          <SettingRows>
            <PitchSettings />
          </SettingRows>
        </Modal>
      )}
    </Bar>
  );
}
