import { parentPort, workerData } from 'node:worker_threads';
import { RULES, type RuleName } from './rules.ts';

/** The input of a worker, which posts the rule's result. */
export interface RuleJob {
  name: RuleName;
  input: unknown[];
}

const { name, input } = workerData as RuleJob;
const rule = RULES[name] as (...input: unknown[]) => unknown;
parentPort?.postMessage(rule(...input));
