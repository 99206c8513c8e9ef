import { RULES, type RuleName } from './rules.ts';

export interface RuleJob {
  name: RuleName;
  input: unknown[];
}

/** A program: runs a rule. */
export default function runJob({ name, input }: RuleJob): unknown {
  const rule = RULES[name] as (...input: unknown[]) => unknown;
  return rule(...input);
}
