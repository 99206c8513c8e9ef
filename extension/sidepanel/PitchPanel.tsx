import { TextCursorInput } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useGetPitchUsageQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { useLead } from '#features/leads/useLead.ts';
import { PitchAllowance } from '#features/pitches/PitchAllowance.tsx';
import { PitchView } from '#features/pitches/PitchView.tsx';
import { type ProposedPurpose, PurposeMenu } from '#features/pitches/PurposeMenu.tsx';
import { pitchReopened } from '#features/pitches/pitchDraftSlice.ts';
import { EMPTY_PITCH_FORM, fillFromLead } from '#features/pitches/pitchFormValues.ts';
import { styleFor } from '#features/pitches/pitchStyle.ts';
import { useGenerate } from '#features/pitches/useGenerate.ts';
import { useLatestPitch } from '#features/pitches/useLatestPitch.ts';
import { usePitchWriters } from '#features/pitches/usePitchWriters.ts';
import { useReplacePitch } from '#features/pitches/useReplacePitch.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ShareBar } from '#ui/display/ShareBar.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { space } from '#ui/theme.ts';
import { FootBar } from './FootBar.ts';
import { insertPitch } from './insertPitch.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { pitchClosed, pitchRequestTaken, selectPanel } from './panelSlice.ts';
import { useOpenDashboard } from './serverOriginContext.ts';
import { ViewBody } from './ViewBody.tsx';

const AllowanceFoot = styled(FootBar)`
  gap: ${space[3]};
`;

/** The pitches left today, as a bar and in words. */
function AllowanceBar() {
  const { data } = useGetPitchUsageQuery();
  if (!data) return null;
  const { remaining, limit } = data.rateLimit;
  return (
    <AllowanceFoot>
      <ShareBar part={remaining} total={limit} />
      <PitchAllowance />
    </AllowanceFoot>
  );
}

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

/** Writes once the writer and the profile are known, if the user saved the lead to write for it. */
function useWriteAtOnce(write: () => Promise<boolean>): void {
  const store = useAppStore();
  const { writesAtOnce } = useAppSelector(selectPanel);
  const { data: profile, isError } = useGetProfileQuery();
  const { isKnown } = usePitchWriters();
  const isReady = isKnown && (profile !== undefined || isError);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request.
  useEffect(() => {
    if (!isReady || !selectPanel(store.getState()).writesAtOnce) return;
    store.dispatch(pitchRequestTaken());
    // Without a profile, the panel says so.
    if (isError || hasProfile(profile)) void write();
  }, [isReady, writesAtOnce]);
}

/** Opens the lead's latest letter, unless one is being written. */
function useOpenLatestPitch({ id }: Lead): void {
  const dispatch = useAppDispatch();
  const mayReplace = useReplacePitch();
  const { writesAtOnce } = useAppSelector(selectPanel);
  const { pitch } = useLatestPitch(writesAtOnce ? null : id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pitch.
  useEffect(() => {
    if (!pitch) return;
    void mayReplace('Reopen').then((isReplaced) => isReplaced && dispatch(pitchReopened(pitch)));
  }, [pitch?.id]);
}

function LeadPitch({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { generate, paste } = useGenerate();
  const openDashboard = useOpenDashboard();
  const [style, setStyle] = useState(() => styleFor(lead));
  /** The user chose settings, which no proposal changes. */
  const hasChosen = useRef(false);
  const [proposed, setProposed] = useState<ProposedPurpose>(EMPTY_PITCH_FORM);
  const { purpose, purposeFor } = proposed;
  const values = { ...fillFromLead(EMPTY_PITCH_FORM, lead), ...style, purpose, purposeFor };
  useWriteAtOnce(() => generate(values));
  useOpenLatestPitch(lead);
  return (
    <>
      <PanelTitle
        title={lead.title}
        text={[lead.company, values.contactName && `to ${values.contactName}`]
          .filter(Boolean)
          .join(', ')}
        name={lead.company}
        onBack={onClose}
      />
      <PitchView
        docked
        values={values}
        onStyle={(next) => {
          hasChosen.current = true;
          setStyle(next);
        }}
        onWrite={generate}
        onPaste={(answer) => paste(values, answer)}
        purposeMenu={
          <PurposeMenu
            leadId={lead.id}
            value={proposed}
            onChange={({ type, ...changes }) => {
              setProposed((now) => ({ ...now, ...changes }));
              if (type && !hasChosen.current) setStyle((now) => ({ ...now, type }));
            }}
          />
        }
        completeProfile={
          <>
            <p>
              It opens in the dashboard. If you aren't signed in there, you'll sign in once more.
            </p>
            <Button variant="primary" onClick={() => openDashboard('/app/edit-profile')}>
              Complete Profile
            </Button>
          </>
        }
        action={
          <Button variant="primary" icon={TextCursorInput} onClick={() => dispatch(insertPitch())}>
            Insert into page
          </Button>
        }
      />
      <AllowanceBar />
    </>
  );
}
