import styled from 'styled-components';
import { readWishes } from '#domain/wishes.ts';
import { color, text } from '#ui/theme.ts';
import { usePitchWriters } from './usePitchWriters.ts';

const Note = styled.p`
  ${text.small}
  color: ${color.ink3};
`;

/** The parts of a custom prompt that a starting draft won't follow, named before it is written. */
export function UnappliedWishes({ customPrompt }: { customPrompt: string }) {
  const { writer } = usePitchWriters();
  const { notApplied } = readWishes(customPrompt);
  if (writer !== 'template' || notApplied.length === 0) return null;
  return (
    <Note>
      Not applied without a model: <strong>{notApplied.join(' ')}</strong> A starting draft includes
      sentences in quotation marks, facts such as “I can start in January”, and answers that you ask
      for.
    </Note>
  );
}
