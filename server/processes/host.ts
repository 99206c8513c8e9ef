/*
 * A process that reads what strangers write. It runs one program after the other and sends what each returns.
 * A program that is a generator gets a reply to each part that it yields.
 */
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';

export type HostRequest =
  | { chunk: Uint8Array }
  | { load: string }
  | { program: string; data: object }
  | { reply: unknown };

/** What a host sends, serialized. `memory` is what it uses now, in bytes. */
export type HostAnswer = { memory: number } & (
  | { part: unknown }
  | { result: unknown }
  | { error: string }
);

// A parent that was killed can't end a process that is busy; a thread of its own notices.
const WATCH = `const { ppid } = process;
setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 1_000);`;

let chunks: Uint8Array[] = [];
let running: AsyncGenerator | undefined;

async function start(program: string, data: object): Promise<unknown> {
  const { default: run } = await import(program);
  const bytes = chunks.length > 0 ? { bytes: new Uint8Array(Buffer.concat(chunks)) } : {};
  chunks = [];
  const started = run({ ...data, ...bytes });
  running = Symbol.asyncIterator in Object(started) ? started : undefined;
  return started;
}

async function answer(request: Exclude<HostRequest, { chunk: Uint8Array } | { load: string }>) {
  try {
    const isReply = 'reply' in request;
    const result = isReply ? undefined : await start(request.program, request.data);
    if (!running) return { result };
    const { done, value } = await running.next(isReply ? request.reply : undefined);
    return done ? { result: value } : { part: value };
  } catch (error) {
    // All of its memory is used: what it does next would fail as well.
    if (error instanceof RangeError && /allocation failed/.test(error.message)) process.exit(1);
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (request: HostRequest) => {
  if ('chunk' in request) chunks.push(request.chunk);
  // What is wrong with it is reported when it runs.
  else if ('load' in request) import(request.load).catch(() => {});
  else {
    const answered = await answer(request);
    process.send?.(serialize({ ...answered, memory: process.memoryUsage.rss() }));
  }
});
process.on('disconnect', () => process.exit());
// V8 would reserve half a gigabyte for its code.
new Worker(WATCH, { eval: true, resourceLimits: { codeRangeSizeMb: 8 } });
