import { runProgram } from './testing/runProgram.ts';

it('ends a process whose main thread hangs, and says why', async () => {
  expect(await runProgram(['testing/hang.ts', '600']).ended).toEqual({
    code: 'SIGKILL',
    stdout: 'started\n',
    stderr: expect.stringMatching(
      /^\{[^\n]*"msg":"The main thread has hung for 0.6 seconds, so the process ends"\}\n$/,
    ),
  });
});
