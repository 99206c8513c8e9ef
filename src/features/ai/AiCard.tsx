import type { FormEvent } from 'react';
import { errorMessage } from '#api/errorMessages.ts';
import { isByKey } from '#domain/aiAddress.ts';
import type { AiOverview, AiProblem, AiTestResult } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { problemText } from '#ui/fields/problemText.tsx';
import { TestBar, TestFound } from '#ui/fields/TestBar.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { CardPart, PartsCard } from '#ui/layout/PartsCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { KeyField } from './KeyField.tsx';
import { ModelField } from './ModelField.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import type { AiForm } from './useAiForm.ts';

const foundOf = ({ seconds, isStructured }: AiTestResult): string =>
  `Answered in ${seconds} s. Structured answers: ${isStructured ? 'yes.' : 'no. Letters work; reading resumes uses rules.'}`;

interface TestStatusProps {
  form: AiForm;
  /** Of the test or of the list. */
  problem: AiProblem | null | undefined;
}

/** How the test of the model goes, or went. */
function TestStatus({ form: { draft, test }, problem }: TestStatusProps) {
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

/** The form: whose model, where it is, and which. */
export function AiCard({ ai, form }: { ai: AiOverview; form: AiForm }) {
  const { draft, models, test } = form;
  const problem = test.result ? test.result.problem : (models.data?.problem ?? null);
  const problemOf = (field: AiProblem['field']) => (problem?.field === field ? problem : null);
  return (
    <PartsCard
      as="form"
      aria-label="AI model"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (form.canSave) void form.save();
      }}
    >
      <SourceChoice ai={ai} form={form} />
      {draft.source === 'own' && (
        <>
          <CardPart>
            <ProviderChoice form={form} isLocal={ai.hosts === null} />
          </CardPart>
          <CardPart>
            <Stack>
              {!isByKey(draft.provider) && (
                <TextField
                  label="Address"
                  type="url"
                  autoComplete="off"
                  placeholder="http://localhost:8000/v1"
                  hint={ai.hosts && hostsHint(ai.hosts)}
                  value={draft.baseUrl}
                  error={problemText(problemOf('address'))}
                  onChange={(event) => form.change({ baseUrl: event.target.value })}
                  onBlur={form.listModels}
                />
              )}
              <KeyField ai={ai} form={form} problem={problemOf('key')} />
              <ModelField form={form} problem={problemOf('model')} />
            </Stack>
          </CardPart>
        </>
      )}
      {ai.allowsOwn && (
        <CardPart>
          <TestBar
            test={draft.source === 'own' ? test : null}
            status={<TestStatus form={form} problem={problem} />}
            form={form}
          />
        </CardPart>
      )}
    </PartsCard>
  );
}

const hostsHint = (hosts: string[]): string =>
  hosts.length === 0
    ? 'This server allows no addresses of your own. Its operator can with AI_ALLOWED_HOSTS.'
    : `This server allows ${hosts.join(', ')}.`;
