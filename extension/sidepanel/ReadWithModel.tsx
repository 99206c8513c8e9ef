import { Sparkles } from 'lucide-react';
import { useReading } from '#features/extraction/index.ts';
import type { LeadFormValues } from '#features/leads/form/leadFormValues.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';

interface ReadWithModelProps {
  /** Of the form. */
  draftName: string;
  text: string;
}

/** Fills the empty fields with what a model finds in a posting. Renders nothing without a model. */
export function ReadWithModel({ draftName, text }: ReadWithModelProps) {
  const model = usePitchWriters().modelFor('pages');
  const { read, source, problem, reading } = useReading<LeadFormValues>({
    form: draftName,
    names: { title: 'leadTitle', description: 'leadDescription' },
    model,
  });
  if (text.trim() === '' || model === null) return null;
  const found = reading && (reading.notice || 'Nothing more was found in this posting.');
  return (
    <>
      {problem && <ErrorText role="alert">{problem}</ErrorText>}
      <span role="status">{found}</span>
      {!found && (
        <Button
          icon={Sparkles}
          busy={source !== ''}
          busyLabel="Reading..."
          onClick={() => read(text)}
        >
          Read with AI
        </Button>
      )}
    </>
  );
}
