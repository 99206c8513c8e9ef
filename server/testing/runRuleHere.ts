import { RULES } from '../rules/rules.ts';
import type { RunRule } from '../rules/runRule.ts';

/** Runs rules without a thread. */
export const runRuleHere: RunRule = async (name, input) =>
  (RULES[name] as (...input: unknown[]) => never)(...input);
