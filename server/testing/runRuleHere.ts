import { RULES } from '../rules/rules.ts';
import type { RunRule } from '../rules/runRule.ts';

/** Runs rules in this process. */
export const runRuleHere: RunRule = async (name, input) =>
  (RULES[name] as (...input: unknown[]) => never)(...input);
