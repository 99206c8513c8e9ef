import { useAppDispatch } from '#app/hooks.ts';
import type { Answers } from '#domain/contract/profile.ts';
import type { CoveredLine, Evidence } from '#domain/pitches/asked/coverage.ts';
import { changeProofs, saveProof } from '#features/profile/index.ts';

const LATER = 'Kept for when a posting asks.';

/** The field of each answer, where a line asks for it. */
const ANSWER_FIELDS: Record<keyof Answers, { label: string; hint: string }> = {
  reason: { label: 'Why I’m looking', hint: `Why you’re looking. ${LATER}` },
  field: { label: 'Why this field', hint: `Why you work in this field. ${LATER}` },
  relocation: { label: 'Where I’d move', hint: `Where you would move. ${LATER}` },
  start: { label: 'Start date or notice', hint: `When you can start. ${LATER}` },
  authorization: { label: 'Work authorization', hint: `Your work authorization. ${LATER}` },
  place: { label: 'Place and remote', hint: `Where you can work. ${LATER}` },
  hours: { label: 'Hours', hint: `The hours you can work. ${LATER}` },
  salary: { label: 'Salary', hint: `The salary you expect. ${LATER}` },
  salaryWhen: { label: 'Salary', hint: LATER },
  licenses: { label: 'Licenses', hint: `Driving, security, trade. ${LATER}` },
};

const SENTENCE_FIELD = {
  label: 'Your sentence',
  hint: 'Where, what you did, what came of it. Kept as a proof.',
};

/** The label and hint of the field that covers a line. */
export function fieldFor({ answers: [answer] }: CoveredLine): { label: string; hint: string } {
  return answer === undefined ? SENTENCE_FIELD : ANSWER_FIELDS[answer];
}

/** Saves what the user types for a line: an answer, or a sentence as a proof. Resolves to the evidence, or `null`. */
export function useCoverLine(): (line: CoveredLine, text: string) => Promise<Evidence | null> {
  const dispatch = useAppDispatch();
  return async ({ answers: [answer] }, text) => {
    if (answer !== undefined) {
      const isSaved = await dispatch(changeProofs({ answers: { [answer]: text } }));
      return isSaved ? { kind: 'answer', id: `answer:${answer}`, text, matched: '' } : null;
    }
    const proof = await dispatch(saveProof({ text }));
    return proof && { kind: 'proof', id: `proof:${proof.id}`, text: proof.text, matched: '' };
  };
}
