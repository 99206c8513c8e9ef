import { RULES } from '../rules/rules.ts';
import type { RunRule } from '../rules/runRule.ts';

/** Runs rules without a thread, for tests with hundreds of requests or short time limits. */
export const runRuleHere: RunRule = async (name, input) =>
  (RULES[name] as (...input: unknown[]) => never)(...input);
