import { CheckCircle2, Unplug } from 'lucide-react';
import styled from 'styled-components';
import { errorMessage } from '#api/errorMessages.ts';
import type { AiProblem, AiTestResult } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color, media, space, text, tone } from '#ui/theme.ts';
import type { AiForm } from './useAiForm.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  > p {
    ${text.small}
    color: ${color.ink3};
    strong {
      display: flex;
      gap: ${space[2]};
      color: ${tone.success.fg};
      font-weight: 500;
    }
    svg {
      flex: none;
      margin-top: 2px;
    }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > p {
      order: -1;
    }
    > p:empty {
      display: none;
    }
  }
`;

const foundOf = ({ seconds, isStructured }: AiTestResult): string =>
  `Answered in ${seconds} s. Structured answers: ${isStructured ? 'yes.' : 'no. Letters work; reading resumes uses rules.'}`;

interface TestBarProps {
  form: AiForm;
  /** Of the test or of the list. */
  problem: AiProblem | null | undefined;
}

/** Tests the model as the form has it, without saving, and saves the form. */
export function TestBar({ form, problem }: TestBarProps) {
  const { draft, test } = form;
  const isOwn = draft.source === 'own';

  function status() {
    if (test.isRunning) return 'Asking for a short letter and for fields…';
    if (test.error) return errorMessage(test.error);
    if (problem) {
      const isShown = problem.field !== null;
      const said = `${problem.reason} ${problem.advice}`;
      return (
        <>
          {isShown ? <VisuallyHidden>{said}</VisuallyHidden> : said} Letters use starting drafts
          until this works.
        </>
      );
    }
    if (test.result) {
      return (
        <strong>
          <Icon of={CheckCircle2} />
          {foundOf(test.result)}
        </strong>
      );
    }
    return isOwn && AI_PROVIDERS[draft.provider].key === 'none' ? 'No key needed.' : null;
  }

  return (
    <Bar>
      {isOwn && (
        <Button icon={Unplug} busy={test.isRunning} disabled={!test.isReady} onClick={test.run}>
          {test.result || test.error ? 'Test again' : 'Test'}
        </Button>
      )}
      <p role="status">{status()}</p>
      <Button type="submit" variant="primary" busy={form.isSaving} disabled={!form.canSave}>
        Save
      </Button>
    </Bar>
  );
}
