import { useFormikContext } from 'formik';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Lead } from '#domain/contract/leads.ts';
import { EmailPitch } from '#features/pitches/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { FoldBody } from './formLayout.ts';
import { LeadField } from './LeadField.tsx';
import type { LeadFormValues } from './leadFormValues.ts';

/** The lead's pitch: its text, sent by email, and the way to the screen that writes it. */
export function PitchSection({ lead }: { lead: Lead | undefined }) {
  const { values, setFieldValue } = useFormikContext<LeadFormValues>();
  return (
    <Fold title="Pitch" about={values.pitch.trim() ? 'Written' : 'Written beside what they ask'}>
      <FoldBody>
        <LeadField name="customPrompt" hint="Anything to include or leave out?" rows={2} />
        <LeadField name="pitch" rows={8} />
        <Row $gap={3}>
          {lead ? (
            <Button asChild icon={PenLine}>
              <Link to={`/app/pitches?lead=${encodeURIComponent(lead.id)}`}>Write pitch</Link>
            </Button>
          ) : (
            <Muted>Save the lead to write its pitch.</Muted>
          )}
          <EmailPitch
            mail={{ ...values, leadId: lead?.id, position: values.leadTitle }}
            pitchId={values.pitchId || undefined}
            posting={values.leadDescription}
            onAddress={(email) => void setFieldValue('contactEmail', email)}
          >
            Send via Email
          </EmailPitch>
        </Row>
      </FoldBody>
    </Fold>
  );
}
