/** The result of a scenario. */
export interface Outcome {
  /** Confirmed writes; `null` where none are made. */
  acknowledged: number | null;
  lost: number | null;
  /** Seconds from the end of the fault until the server works again; `null` when that's not asked. */
  recovery: number | null;
  /** Seconds that it may take, if it isn't the usual limit. */
  maxRecovery?: number;
  /** Other problems; empty when it passed. */
  problems: string[];
}

/** A reason why this machine can't run a scenario. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export type Scenario = () => Promise<Outcome>;
