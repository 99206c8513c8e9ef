import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** /app/pitches: says that the generator is still to come, and where a pitch can be written today. */
export const PitchesPage = () => (
  <>
    <PageHeader title="Pitches" />
    <EmptyState
      icon={PenLine}
      title="Pitch generation is not available yet"
      text="Until it is, write your pitch in the lead it belongs to: it is kept there, and can be sent by mail."
      action={
        <Button asChild>
          <Link to="/app/leads">Go to Leads</Link>
        </Button>
      }
    />
  </>
);
