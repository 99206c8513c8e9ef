import { z } from 'zod';
import { ProcessEndedError } from './hostProcess.ts';
import { createProcessPool, type Job } from './processPool.ts';

/** A job with a program from its source. */
const job = (source: string, options: Partial<Job<unknown>> = {}): Job<unknown> => ({
  program: new URL(`data:text/javascript,${encodeURIComponent(`export default ${source}`)}`),
  data: {},
  result: z.any(),
  user: 'ana',
  ...options,
});

const ENDLESS = '() => { for (;;); }';
const ECHO = '(data) => data';
const LITTLE = { processorTime: 300 };

it('returns what a program returns, from a process that is used again', async () => {
  const run = createProcessPool('tests', 1);
  const bytes = new Uint8Array(5_000_000).fill(7);
  expect(await run(job(ECHO, { data: { bytes, at: new Date(0) } }))).toEqual({
    bytes,
    at: new Date(0),
  });
  const pid = await run(job('() => process.pid'));
  expect(pid).not.toBe(process.pid);
  expect(await run(job('() => process.pid'))).toBe(pid);
});

it('uses the same few processes for programs that run at the same time', async () => {
  const run = createProcessPool('tests', 2);
  const pids = new Set<unknown>();
  for (let round = 0; round < 5; round += 1) {
    const users = ['ana', 'ben'].map((user) => run(job('() => process.pid', { user })));
    for (const pid of await Promise.all(users)) pids.add(pid);
  }
  expect(pids.size).toBeLessThanOrEqual(3);
});

it('gives a program the replies to its parts', async () => {
  const source = 'async function* () { const two = yield 1; const four = yield two; return four; }';
  const onPart = async (part: unknown) => Number(part) * 2;
  expect(await createProcessPool('tests', 1)(job(source, { onPart }))).toBe(4);
});

it.each([
  ['processor time', ENDLESS, LITTLE],
  [
    'memory in its heap',
    '() => { const all = []; for (;;) all.push(new Array(1e6).fill(1)); }',
    {},
  ],
  ['memory', '() => { const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1)); }', {}],
  ['time', '() => new Promise(() => {})', { time: 200 }],
  ['room for its answer', '() => "x".repeat(2_000)', { answer: 1_000 }],
  ['liberty', '() => process.exit(0)', {}],
])('ends a program that takes too much %s', async (_limit, source, limits) => {
  const run = createProcessPool('tests', 1, limits);
  await expect(run(job(source))).rejects.toThrow(ProcessEndedError);
});

it('counts no time in which a program only waits for the processor', async () => {
  const run = createProcessPool('tests', 1, LITTLE);
  const sleep = '() => new Promise((resolve) => setTimeout(resolve, 900, "done"))';
  expect(await run(job(sleep))).toBe('done');
});

it('rejects an error of a program, and what is not of its schema', async () => {
  const run = createProcessPool('tests', 1);
  await expect(run(job('() => { throw new Error("broken"); }'))).rejects.toThrow('broken');
  await expect(run(job('() => 1', { result: z.string() }))).rejects.toThrow(z.ZodError);
});

it('frees the place of an aborted run, also while it waits', async () => {
  const run = createProcessPool('tests', 1);
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = run(job(ENDLESS, { signal: running.signal }));
  const second = run(job(ENDLESS, { signal: waiting.signal, user: 'ben' }));
  const third = run(job(ECHO, { user: 'cem' }));
  waiting.abort(new Error('second'));
  await expect(second).rejects.toThrow('second');
  running.abort(new Error('first'));
  await expect(first).rejects.toThrow('first');
  expect(await third).toEqual({});
});
