import styled, { css } from 'styled-components';
import { color, tone, text as typography } from '#ui/theme.ts';
import { splitAtQuotes } from './reading.ts';
import { useFormReading } from './useReading.ts';

const Posting = styled.p`
  ${typography.reading}
  font-size: 1rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  mark {
    background: ${color.accentSoft};
    color: inherit;
    text-decoration: underline ${color.accentText};
    text-underline-offset: 3px;
  }
  mark[data-check] {
    background: ${tone.progress.bg};
    text-decoration-color: ${tone.progress.fg};
  }
`;

/** A posting, with the words tinted that the form's values rest on. */
export function PostingText({ text }: { text: string }) {
  const form = useFormReading();
  return (
    <Posting>
      {splitAtQuotes(text, form?.reading?.quotes ?? {}).map(({ text, name }) =>
        name === undefined ? (
          text
        ) : (
          <mark key={name} data-field={name} data-check={form?.toCheck.includes(name) || undefined}>
            {text}
          </mark>
        ),
      )}
    </Posting>
  );
}

/** For what surrounds a form and its posting: hovering or focusing one of a value and its words outlines both. */
export const linkedQuotes = (names: readonly string[]) =>
  names.map(
    (name) => css`
      &:has([data-field='${name}']:is(:hover, :focus-within)) mark[data-field='${name}'],
      &:has(mark[data-field='${name}']:hover) [data-field='${name}'] {
        border-radius: 2px;
        box-shadow: 0 0 0 2px ${color.accentText};
      }
    `,
  );
