import { errorMessage } from '#api/errorMessages.ts';
import type { AiProblem, AiTestResult } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { TestFound } from '#ui/fields/TestBar.tsx';
import type { AiForm } from './useAiForm.ts';

const foundOf = ({ seconds, isStructured }: AiTestResult): string =>
  `Answered in ${seconds} s. Structured answers: ${isStructured ? 'yes.' : 'no. Letters work; reading resumes uses rules.'}`;

interface TestStatusProps {
  form: AiForm;
  /** Of the test or of the list. */
  problem: AiProblem | null | undefined;
}

/** How the test of the model goes, or went. */
export function TestStatus({ form: { draft, test }, problem }: TestStatusProps) {
  if (test.isRunning) return 'Asking for a short letter and for fields…';
  if (test.error) return errorMessage(test.error);
  if (problem) {
    const said = `${problem.reason} ${problem.advice}`;
    return (
      <>
        {problem.field !== null ? <VisuallyHidden>{said}</VisuallyHidden> : said} Letters use
        starting drafts until this works.
      </>
    );
  }
  if (test.result) return <TestFound>{foundOf(test.result)}</TestFound>;
  const needsNoKey = draft.source === 'own' && AI_PROVIDERS[draft.provider].key === 'none';
  return needsNoKey ? 'No key needed.' : null;
}
