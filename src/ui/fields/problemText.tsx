/** An error below its field: what happened, then what to do. */
export const problemText = (problem: { reason: string; advice: string } | null | undefined) =>
  problem && (
    <span>
      <strong>{problem.reason}</strong> {problem.advice}
    </span>
  );
