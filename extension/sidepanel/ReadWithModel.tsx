import { useFormikContext } from 'formik';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useReadPageMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import type { LeadFormValues } from '#features/leads/form/leadFormValues.ts';
import { usePitchWriters } from '#features/pitches/usePitchWriters.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${text.label}
`;

/** How many fields the page doesn't state, and a way to find them. */
export function MissingFields({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box>
      <p>{count === 1 ? '1 field not found' : `${count} fields not found`}</p>
      {children}
    </Box>
  );
}

/** The form's field for each fact that a model reads. */
const FIELD_OF: Record<keyof PageFacts, keyof LeadFormValues> = {
  title: 'leadTitle',
  company: 'company',
  location: 'location',
  compensationRange: 'compensationRange',
};

const FACTS = Object.keys(FIELD_OF) as (keyof PageFacts)[];

/** Fills the empty fields with what a model finds on the page. Renders nothing without a model. */
export function ReadWithModel({ pageText }: { pageText: string }) {
  const dispatch = useAppDispatch();
  const { values, setValues } = useFormikContext<LeadFormValues>();
  const { writer, options } = usePitchWriters();
  const [readPage, { isLoading }] = useReadPageMutation();
  const inBrowser = writer === 'browser-model';
  const hasServerModel = options.some(
    ({ value, problem }) => value === 'server-model' && problem === null,
  );
  if (pageText === '' || (!inBrowser && !hasServerModel)) return null;

  async function read() {
    try {
      const facts = await readPage({ text: pageText, inBrowser }).unwrap();
      const found = FACTS.filter((fact) => facts[fact] !== '' && values[FIELD_OF[fact]] === '');
      // The user may have typed meanwhile.
      await setValues((now) => {
        const filled = found.map((fact) => [FIELD_OF[fact], now[FIELD_OF[fact]] || facts[fact]]);
        return { ...now, ...Object.fromEntries(filled) };
      });
      if (found.length === 0) {
        dispatch(toastShown({ tone: 'info', text: 'The model found nothing more on this page.' }));
      }
    } catch (error) {
      dispatch(toastShown({ tone: 'error', text: errorMessage(error) }));
    }
  }

  return (
    <Button icon={Sparkles} busy={isLoading} busyLabel="Reading..." onClick={read}>
      Read with AI
    </Button>
  );
}
