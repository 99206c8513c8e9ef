import { createSlots } from './slots.ts';

/** Tasks that wait until they are let go, and the names of those that have started. */
function createTasks(count: number) {
  const slots = createSlots(count);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    async add(owner: string, ...names: string[]) {
      for (const name of names) {
        void slots.run(owner, () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        });
      }
      await jest.advanceTimersByTimeAsync(0);
    },
    /** Ends a task after so many milliseconds. */
    async end(name: string, after = 0) {
      await jest.advanceTimersByTimeAsync(after);
      ends.get(name)?.();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs one task of each owner at a time', async () => {
  const { started, add, end } = createTasks(2);
  await add('ana', 'ana 1', 'ana 2');
  await add('ben', 'ben 1');
  expect(started).toEqual(['ana 1', 'ben 1']);
  await end('ana 1');
  expect(started).toEqual(['ana 1', 'ben 1', 'ana 2']);
});

it('serves the owner who has used least lately', async () => {
  const { started, add, end } = createTasks(1);
  await add('ana', 'ana 1', 'ana 2', 'ana 3');
  await end('ana 1', 5_000);
  await add('ben', 'ben 1', 'ben 2');
  await end('ana 2', 5_000);
  await end('ben 1', 1_000);
  await add('cem', 'cem 1');
  await end('ben 2', 1_000);
  await end('cem 1');
  expect(started).toEqual(['ana 1', 'ana 2', 'ben 1', 'ben 2', 'cem 1', 'ana 3']);
});

it('forgets what was used minutes ago', async () => {
  const { started, add, end } = createTasks(1);
  await add('ana', 'ana 1');
  await end('ana 1', 5_000);
  for (const at of [1, 2, 3]) {
    await add('dan', `dan ${at}`);
    await end(`dan ${at}`, 61_000);
  }
  await add('cem', 'cem 1');
  await add('ben', 'ben 1');
  await end('cem 1', 100);
  await add('cem', 'cem 2');
  await add('ana', 'ana 2');
  await end('ben 1', 50);
  expect(started.at(-1)).toBe('ana 2');
});
