import type { AiProblem } from '#domain/contract/ai.ts';

/** An error below its field: what happened, then what to do. */
export const problemText = (problem: AiProblem | null | undefined) =>
  problem && (
    <span>
      <strong>{problem.reason}</strong> {problem.advice}
    </span>
  );
