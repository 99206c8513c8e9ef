import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Facts, Job } from './measure.ts';

/* Measures one reader with some of its rules taken out, in a thread whose modules are its own. */

const { reader, folders, sources } = workerData as Job;

registerHooks({
  load(url, context, next) {
    const source = sources[url];
    if (source === undefined) return next(url, context);
    if (url.endsWith('.json')) return { format: 'json', source, shortCircuit: true };
    return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
  },
});

const { measure } = (await import(`./${reader}.ts`)) as {
  measure: (folder: string) => Promise<Facts>;
};
const facts: Facts = {};
for (const folder of folders) Object.assign(facts, await measure(folder));
parentPort?.postMessage(facts);
