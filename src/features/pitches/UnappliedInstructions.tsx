import { readCustomInstructions } from '#domain/customInstructions.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { usePitchWriters } from './usePitchWriters.ts';

/** The parts of a custom prompt that a starting draft won't follow, named before it is written. */
export function UnappliedInstructions({ customPrompt }: { customPrompt: string }) {
  const { writer } = usePitchWriters();
  const { notApplied } = readCustomInstructions(customPrompt);
  if (writer !== 'template' || notApplied.length === 0) return null;
  return (
    <Muted>
      Not applied without a model: <strong>{notApplied.join(' ')}</strong> A starting draft includes
      sentences in quotation marks, facts such as “I can start in January”, and answers that you ask
      for.
    </Muted>
  );
}
