import type { FormEvent } from 'react';
import styled from 'styled-components';
import { isByKey } from '#domain/aiAddress.ts';
import type { AiOverview, AiProblem } from '#domain/contract/ai.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space } from '#ui/theme.ts';
import { KeyField } from './KeyField.tsx';
import { ModelField } from './ModelField.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { problemText } from './problemText.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { TestBar } from './TestBar.tsx';
import type { AiForm } from './useAiForm.ts';

const Parts = styled(FlushCard)`
  overflow: visible;
`;

const Part = styled.div`
  padding: ${space[5]};
  * + & {
    border-top: 1px solid ${color.line};
  }
`;

/** The form: whose model, where it is, and which. */
export function AiCard({ ai, form }: { ai: AiOverview; form: AiForm }) {
  const { draft, models, test } = form;
  const problem = test.result ? test.result.problem : (models.data?.problem ?? null);
  const problemOf = (field: AiProblem['field']) => (problem?.field === field ? problem : null);
  return (
    <Parts
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
          <Part>
            <ProviderChoice form={form} isLocal={ai.hosts === null} />
          </Part>
          <Part>
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
          </Part>
        </>
      )}
      {ai.allowsOwn && (
        <Part>
          <TestBar form={form} problem={problem} />
        </Part>
      )}
    </Parts>
  );
}

const hostsHint = (hosts: string[]): string =>
  hosts.length === 0
    ? 'This server allows no addresses of your own. Its operator can with AI_ALLOWED_HOSTS.'
    : `This server allows ${hosts.join(', ')}.`;
