import { createThreadPool, ThreadLimitError } from './threadPool.ts';

/** A program from its source. */
const program = (source: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${source}`)}`,
  );

const ECHO = program('parentPort.postMessage(workerData.text)');
const ENDLESS = program('for (;;) {}');

it('returns the message of a program', async () => {
  expect(await createThreadPool()(ECHO, { text: 'hello' })).toBe('hello');
});

it.each([
  ['time', ENDLESS, 500],
  [
    'memory',
    program('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'),
    20_000,
  ],
])('ends a program that takes too much %s', async (_limit, endless, timeLimit) => {
  const runInThread = createThreadPool({ timeLimit });
  await expect(runInThread(endless, {})).rejects.toThrow(ThreadLimitError);
});

it('reports a program that fails or says nothing', async () => {
  const runInThread = createThreadPool();
  await expect(runInThread(program('throw new Error("broken")'), {})).rejects.toThrow('broken');
  await expect(runInThread(program(''), {})).rejects.toThrow('The thread ended with code 0');
});

it('frees the place of an aborted run, also while it waits', async () => {
  const runInThread = createThreadPool({ concurrency: 1, timeLimit: 60_000 });
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = runInThread(ENDLESS, {}, running.signal);
  const second = runInThread(ENDLESS, {}, waiting.signal);
  const third = runInThread(ECHO, { text: 'next' });
  waiting.abort(new Error('second'));
  running.abort(new Error('first'));
  await expect(first).rejects.toThrow('first');
  await expect(second).rejects.toThrow('second');
  expect(await third).toBe('next');
});
