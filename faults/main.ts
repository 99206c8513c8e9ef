/*
 * `npm run faults -- [NAME ...]`: breaks what the server depends on and reports what was lost and how
 * long it took to recover. Exits with code 1 when a scenario failed.
 */
import { killUnderWrites } from './killUnderWrites.ts';
import { noDescriptors } from './noDescriptors.ts';
import { type Outcome, type Scenario, Skipped } from './scenario.ts';
import { silentProxy } from './silentProxy.ts';
import { stalledClients } from './stalledClients.ts';

const SCENARIOS: Record<string, Scenario> = {
  killUnderWrites,
  silentProxy,
  noDescriptors,
  stalledClients,
};

/** Seconds. */
const MAX_RECOVERY = 5;

function resultOf({ lost, recovery, maxRecovery = MAX_RECOVERY, problems }: Outcome): string {
  const all = [...problems];
  if (lost !== null && lost > 0) all.push('lost writes');
  if (recovery !== null && recovery > maxRecovery) all.push(`not within ${maxRecovery} s`);
  return all.length === 0 ? 'passed' : `FAILED: ${all.join(', ')}`;
}

async function row(name: string, scenario: Scenario): Promise<string[]> {
  try {
    const outcome = await scenario();
    const { acknowledged, lost, recovery } = outcome;
    const seconds = recovery === null ? '' : recovery.toFixed(1);
    return [name, String(acknowledged ?? ''), String(lost ?? ''), seconds, resultOf(outcome)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const result = error instanceof Skipped ? 'SKIPPED' : 'FAILED';
    return [name, '', '', '', `${result}: ${reason}`];
  }
}

const print = (cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

const names = process.argv.slice(2);
const unknown = names.find((name) => !SCENARIOS[name]);
if (unknown !== undefined) {
  process.stderr.write(
    `Unknown scenario ${unknown}. Choose from: ${Object.keys(SCENARIOS).join(', ')}.\n`,
  );
  process.exit(1);
}
print(['scenario', 'acknowledged', 'lost', 'seconds to recover', 'result']);
print(['---', '---', '---', '---', '---']);
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const cells = await row(name, scenario);
  print(cells);
  if (cells.at(-1)?.startsWith('FAILED')) process.exitCode = 1;
}
