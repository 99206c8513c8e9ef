import { quotedSentences } from '#domain/pitches/draft/customInstructions.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { usePitchWriters } from './usePitchWriters.ts';

/** The parts of a custom prompt that a starting draft won't follow, named before it is written. */
export function UnappliedInstructions({ customPrompt }: { customPrompt: string }) {
  const { writer } = usePitchWriters();
  const { notApplied } = quotedSentences(customPrompt);
  if (writer !== 'template' || notApplied === '') return null;
  return (
    <Muted>
      Not applied without a model: <strong>{notApplied}</strong> A starting draft includes only
      sentences in quotation marks, such as “I can start in January”.
    </Muted>
  );
}
