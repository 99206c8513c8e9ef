import { mkdirSync } from 'node:fs';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { StartError } from './config/startError.ts';
import { runProgram } from './program.ts';

let printed: string;
const { exitCode } = process;

beforeEach(() => {
  printed = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = exitCode;
});

it.each([
  ['a setting', () => new StartError('PORT must be a number.', 2), 'PORT must be a number.\n', 2],
  [
    'the system',
    () => {
      try {
        return mkdirSync('/dev/null/leadside');
      } catch (cause) {
        return new Error('No database', { cause });
      }
    },
    "Leadside had to stop: ENOTDIR: not a directory, mkdir '/dev/null/leadside'.\n",
    1,
  ],
  [
    'the database, without what was written',
    () => {
      const cause = Object.assign(new Error('Less than 48 MB'), { severity: 'ERROR' });
      return new DrizzleQueryError('insert into accounts', ['secret'], cause);
    },
    'Leadside had to stop: Less than 48 MB.\n',
    1,
  ],
])('reports a problem with %s in one line', async (_what, problem, line, code) => {
  await runProgram(() => Promise.reject(problem()));
  expect([printed, process.exitCode]).toEqual([line, code]);
});

it('keeps the stack of a bug', async () => {
  const bug = new TypeError('undefined is not a function');
  await expect(runProgram(() => Promise.reject(bug))).rejects.toBe(bug);
  expect(printed).toBe('');
});
