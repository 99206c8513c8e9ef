import { useFormikContext } from 'formik';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { useReadPageMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import type { LeadFormValues } from '#features/leads/form/leadFormValues.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';

const ReadButton = styled(Button)`
  align-self: flex-start;
`;

/** The form's field for each fact that a model reads. */
const FIELD_OF = {
  title: 'leadTitle',
  company: 'company',
  location: 'location',
  compensationRange: 'compensationRange',
} as const satisfies Partial<Record<keyof PageFacts, keyof LeadFormValues>>;

const FACTS = Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[];

/** Fills the empty fields with what a model finds in a posting. Renders nothing without a model or a field to fill. */
export function ReadWithModel({ text: postingText }: { text: string }) {
  const dispatch = useAppDispatch();
  const { values, setValues } = useFormikContext<LeadFormValues>();
  const model = usePitchWriters().modelFor('pages');
  const [readPage, { isLoading }] = useReadPageMutation();
  const isComplete = FACTS.every((fact) => values[FIELD_OF[fact]] !== '');
  if (postingText.trim() === '' || isComplete || model === null) return null;

  async function read() {
    try {
      const facts = await readPage({
        text: postingText,
        inBrowser: model === 'browser-model',
      }).unwrap();
      const found = FACTS.filter((fact) => facts[fact] !== '' && values[FIELD_OF[fact]] === '');
      // The user may have typed meanwhile.
      await setValues((now) => {
        const filled = found.map((fact) => [FIELD_OF[fact], now[FIELD_OF[fact]] || facts[fact]]);
        return { ...now, ...Object.fromEntries(filled) };
      });
      if (facts.notice !== '') {
        dispatch(toastShown({ tone: 'info', text: facts.notice }));
      } else if (found.length === 0) {
        dispatch(
          toastShown({ tone: 'info', text: 'The model found nothing more in this posting.' }),
        );
      }
    } catch (error) {
      dispatch(toastShown({ tone: 'error', text: errorMessage(error) }));
    }
  }

  return (
    <ReadButton icon={Sparkles} busy={isLoading} busyLabel="Reading..." onClick={read}>
      Read with AI
    </ReadButton>
  );
}
