import type { CoveredLine, Evidence } from './coverage.ts';
import { type AnswerKey, answerSentence } from './draft/answerSentence.ts';
import { metRequirements } from './draft/metRequirements.ts';
import type { PitchInput } from './pitchInput.ts';
import { proofParagraph } from './startingDraft.ts';

/** How a starting draft says that the evidence covers the line: one paragraph. */
export function evidenceParagraph(
  line: CoveredLine,
  evidence: Evidence,
  input: PitchInput,
): string {
  const { profile } = input;
  if (evidence.kind === 'proof' || evidence.kind === 'suggestion') {
    return proofParagraph(line, evidence.text, input);
  }
  if (evidence.kind === 'answer') {
    return answerSentence(profile.answers, evidence.id.slice('answer:'.length) as AnswerKey);
  }
  const only: CoveredLine = { ...line, kind: 'requirement', evidence: [evidence] };
  const met = metRequirements([only], profile, []).filter((sentence) => sentence !== '');
  return met[0] ?? `I have ${evidence.text.replace(/ \(.*$/, '')} of experience.`;
}
