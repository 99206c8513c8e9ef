import styled from 'styled-components';
import { useUpdateAiMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { AiSettings } from '#domain/contract/ai.ts';
import { failed } from '#features/shell/failed.ts';
import { LabeledCheckbox } from '#ui/fields/Checkbox.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';

const Rows = styled(FlushCard)`
  > * {
    padding: ${space[3]} ${space[5]};
    & + * {
      border-top: 1px solid ${color.line};
    }
  }
  h2 {
    ${text.sectionTitle}
    padding-top: ${space[5]};
  }
`;

const USES = [
  { use: 'letters', label: 'Letters', hint: 'Without it: a draft from your sentences' },
  { use: 'resumes', label: 'Reading resumes', hint: 'Without it: more fields to check' },
  {
    use: 'pages',
    label: 'Reading pages',
    hint: 'Without it: rules only, no “Read with AI” button',
  },
  { use: 'replies', label: 'Reading replies', hint: 'Without it: you choose what a reply means' },
] as const;

/** What the model is used for. A choice is saved at once. */
export function UsesCard({ settings }: { settings: AiSettings }) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateAiMutation();

  async function change(changes: { [Use in (typeof USES)[number]['use']]?: boolean }) {
    const { error } = await update(changes);
    if (error) dispatch(failed(error, 'saving AI settings'));
  }

  return (
    <Rows as="section" aria-labelledby="ai-uses">
      <h2 id="ai-uses">What uses it</h2>
      {USES.map(({ use, label, hint }) => (
        <LabeledCheckbox
          key={use}
          hint={hint}
          checked={settings[use]}
          onChange={({ target }) => change({ [use]: target.checked })}
        >
          {label}
        </LabeledCheckbox>
      ))}
    </Rows>
  );
}
