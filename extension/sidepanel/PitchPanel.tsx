import { useAppDispatch } from '#app/hooks.ts';
import { LeadStatusMenu } from '#features/leads/LeadStatusMenu.tsx';
import { useLead } from '#features/leads/useLead.ts';
import { PitchForm } from '#features/pitches/PitchForm.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { PanelLetter } from './PanelLetter.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { pitchClosed } from './panelSlice.ts';
import { ViewBody } from './ViewBody.tsx';

/** Writes the pitch for a lead, and brings it into the page. */
export function PitchPanel({ leadId }: { leadId: string }) {
  const dispatch = useAppDispatch();
  const lead = useLead(leadId);
  const close = () => dispatch(pitchClosed());
  if (!lead) {
    return (
      <ViewBody>
        <ErrorBlock
          title="This lead no longer exists."
          text="It may have been deleted in another window."
          action={<Button onClick={close}>Back</Button>}
        />
      </ViewBody>
    );
  }
  const { name } = lead.contactInfo;
  return (
    <>
      <PanelTitle
        title={lead.title}
        text={[lead.company, name && `to ${name}`].filter(Boolean).join(', ')}
        name={lead.company}
        onBack={close}
        // Not a button of the bar itself, which would be a square.
        action={
          <span>
            <LeadStatusMenu lead={lead} />
          </span>
        }
      />
      <PitchForm>
        <PanelLetter leadId={leadId} />
      </PitchForm>
    </>
  );
}
