import { useState } from 'react';
import styled from 'styled-components';
import type { AiOverview, AiProblem } from '#domain/contract/ai.ts';
import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { localDay } from '#domain/localDate.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextLink } from '#ui/buttons/textLink.ts';
import { controlStyles, Field } from '#ui/fields/Field.tsx';
import { problemText } from '#ui/fields/problemText.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, space, text } from '#ui/theme.ts';
import { keepsKey } from './aiDraft.ts';
import type { AiForm } from './useAiForm.ts';

const Saved = styled.div`
  ${controlStyles}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  padding-block: 0;
  > span {
    flex: 1;
    small {
      ${text.small}
      color: ${color.ink3};
    }
  }
`;

const Remove = styled(Button)`
  color: ${color.dangerText};
`;

const NO_SECRET =
  'Keys can’t be saved: this server has no secret to encrypt them with. Its operator can set SECRET_KEY.';

interface KeyFieldProps {
  ai: AiOverview;
  form: AiForm;
  problem: AiProblem | null | undefined;
}

/** The provider's key: the last characters of the saved one, or a field for another. */
export function KeyField({ ai, form, problem }: KeyFieldProps) {
  const ask = useQuestion();
  /** What takes the focus when it appears. */
  const [focused, setFocused] = useState<'field' | 'replace'>();
  const { draft, change } = form;
  const { label, key: need, keyPage } = AI_PROVIDERS[draft.provider];
  const { key } = ai.settings;
  const hasSaved = keepsKey(draft, ai.settings);

  if (need === 'none') return null;
  const error = problemText(problem);

  if (key && hasSaved && draft.apiKey === null) {
    const lost = { reason: 'This key can’t be read anymore.', advice: 'Replace it.', field: null };
    async function remove() {
      const isConfirmed = await ask({
        title: 'Remove the key?',
        text: 'It is deleted from the server. Letters use starting drafts until you enter another.',
        confirmLabel: 'Remove',
        danger: true,
      });
      if (isConfirmed) await form.removeKey();
    }
    return (
      <Field label="Key" error={error || (!key.isUsable && problemText(lost))}>
        {({ id, 'aria-describedby': noteId, 'aria-invalid': isInvalid }) => (
          <Saved
            id={id}
            role="group"
            aria-label="Key"
            aria-describedby={noteId}
            aria-invalid={isInvalid}
          >
            <span>
              •••••••• <strong>{key.end}</strong>{' '}
              <small>saved {localDay(new Date(key.savedAt))}</small>
            </span>
            <Button
              variant="ghost"
              autoFocus={focused === 'replace'}
              onClick={() => {
                setFocused('field');
                change({ apiKey: '' });
              }}
            >
              Replace
            </Button>
            <Remove variant="ghost" onClick={remove}>
              Remove
            </Remove>
          </Saved>
        )}
      </Field>
    );
  }

  return (
    <TextField
      label={need === 'optional' ? 'Key (if it needs one)' : 'Key'}
      type="password"
      autoComplete="off"
      spellCheck={false}
      autoFocus={focused === 'field'}
      disabled={!ai.canSaveKeys}
      value={draft.apiKey ?? ''}
      error={error}
      hint={
        ai.canSaveKeys
          ? keyPage && (
              <>
                Make one at{' '}
                <TextLink href={keyPage} target="_blank" rel="noreferrer">
                  {label}
                </TextLink>
                . It is stored encrypted on your server.
              </>
            )
          : NO_SECRET
      }
      onChange={(event) => change({ apiKey: event.target.value.trim() })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !hasSaved) return;
        setFocused('replace');
        change({ apiKey: null });
      }}
      onBlur={form.listModels}
    />
  );
}
