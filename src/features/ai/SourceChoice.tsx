import { useId } from 'react';
import styled from 'styled-components';
import type { AiOverview } from '#domain/contract/ai.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { Text } from '#ui/layout/Stack.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import type { AiForm } from './useAiForm.ts';

const Options = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${color.line};
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px ${space[3]};
    align-items: center;
    padding: ${space[3]} ${space[5]};
    cursor: pointer;
    & + label {
      border-left: 1px solid ${color.line};
    }
    &:has(:checked) {
      background: ${color.selected};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${color.accent};
      outline-offset: -2px;
    }
  }
  input {
    width: 16px;
    height: 16px;
    accent-color: ${color.accent};
  }
  strong {
    ${text.body}
    font-weight: 500;
  }
  small {
    grid-column: 2;
    ${text.small}
    color: ${color.ink3};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    label + label {
      border-top: 1px solid ${color.line};
      border-left: 0;
    }
  }
`;

/** The server's model or an own one, where the operator set up a model. */
export function SourceChoice({ ai, form }: { ai: AiOverview; form: AiForm }) {
  const name = useId();
  if (!ai.server) return null;
  const { model, dailyLimit } = ai.server;
  if (!ai.allowsOwn)
    return (
      <Text $pad={[3, 5]} $size="body" $tone="ink2">
        Your server offers {model}.
      </Text>
    );
  const options = [
    {
      source: 'server',
      label: 'Your server’s model',
      hint: `${model}, ${dailyLimit} letters a day`,
    },
    { source: 'own', label: 'Your own model', hint: 'Your key or computer, no daily limit' },
  ] as const;
  return (
    <>
      <Text $pad={[3, 5]} $size="body" $tone="ink2">
        Your server offers {model}. You can use your own instead.
      </Text>
      <Options>
        <VisuallyHidden as="legend">Model</VisuallyHidden>
        {options.map(({ source, label, hint }) => (
          <label key={source}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              aria-describedby={`${name}${source}`}
              checked={form.draft.source === source}
              onChange={() => form.change({ source })}
            />
            <strong>{label}</strong>
            <small id={`${name}${source}`}>{hint}</small>
          </label>
        ))}
      </Options>
    </>
  );
}
