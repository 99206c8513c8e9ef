import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import pidusage from 'pidusage';
import type { HostAnswer, HostRequest } from './host.ts';

/** The process took too much processor time, memory or time, sent too much, or crashed. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError';
}

export interface Limits {
  /** Milliseconds of the processor, for each part: a busy machine may be slow. */
  processorTime: number;
  /** Milliseconds in all. */
  time: number;
  /** Bytes of one answer. */
  answer: number;
}

/** What a process runs. */
export interface Work {
  /** A module whose default export takes the data and returns the result, or yields parts first. */
  program: URL;
  /** Large `bytes` of it are sent in pieces; a list of them arrives as one. */
  data: object;
  /** Gets each part, and returns the reply to it. */
  onPart?: (part: unknown) => unknown;
  signal?: AbortSignal;
}

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));
/** Small, and it may read files, but not write any. */
const FLAGS = [
  ...['--permission', '--allow-fs-read=*', '--allow-worker'],
  ...['--max-old-space-size=256', '--max-semi-space-size=16', '--stack-size=3900'],
];

const MEGABYTE = 1024 * 1024;
/** Bytes of memory. Of those that the system counts (in kilobytes), V8 reserves 600 MB and doesn't use them. */
const MOST_MEMORY = 700 * MEGABYTE;
const SHELL = `ulimit -d ${1_300 * 1024}; ulimit -c 0; exec nice -n 5 "$0" "$@"`;

/** Bytes of one message, which takes a few milliseconds. */
const CHUNK = 2 * MEGABYTE;
/** Milliseconds. */
const WATCH_INTERVAL = 100;

/** Settings that a reader needs: no secrets. */
const ENVIRONMENT = [
  'TZ',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_SYSTEM_CA',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function spawnHost(): ChildProcess {
  const command = [process.execPath, ...FLAGS, HOST];
  const isWindows = process.platform === 'win32';
  const [program = '', ...args] = isWindows ? command : ['/bin/sh', '-c', SHELL, ...command];
  const child = spawn(program, args, {
    serialization: 'advanced',
    // A library's output may quote the input.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export type HostProcess = ReturnType<typeof startHost>;

/** Starts a process that runs one program after the other (host.ts), until one fails. */
export function startHost() {
  const child = spawnHost();
  /** Why it ended. */
  const ended = new AbortController();
  let memory = 0;

  function end(reason?: unknown): void {
    ended.abort(reason);
    child.kill('SIGKILL');
  }
  child.on('error', end);
  child.once('exit', (code, signal) =>
    end(new ProcessEndedError(`The process ended with ${signal ?? `code ${code}`}`)),
  );

  /** Without work, it doesn't keep this process running. */
  function keepRunning(isBusy: boolean): void {
    const change = isBusy ? 'ref' : 'unref';
    child[change]();
    child.channel?.[change]();
  }
  keepRunning(false);

  const send = (request: HostRequest) =>
    new Promise<void>((resolve, reject) =>
      child.send(request, (error) => (error ? reject(error) : resolve())),
    );

  async function ask(request: HostRequest, most: number): Promise<HostAnswer> {
    const [[bytes]] = await Promise.all([
      once(child, 'message', { signal: ended.signal }) as Promise<[Buffer]>,
      send(request),
    ]);
    if (bytes.length > most) throw new ProcessEndedError('too large an answer');
    const answer = deserialize(bytes) as HostAnswer;
    memory = answer.memory;
    return answer;
  }

  const loaded = new Set<string>();

  return {
    end,
    /** Has it load a program that it may run next: that can take a second. */
    load({ href }: URL): void {
      if (loaded.has(href)) return;
      loaded.add(href);
      // If it has ended, it runs nothing.
      send({ load: href }).catch(() => {});
    },
    get isAlive() {
      return !ended.signal.aborted;
    },
    /** Bytes after its last program. */
    get memory() {
      return memory;
    },
    /** Throws a `ProcessEndedError`, the program's own error, what `onPart` throws, or the signal's reason. */
    async run({ program, data, onPart, signal }: Work, limits: Limits): Promise<unknown> {
      signal?.throwIfAborted();
      const started = performance.now();
      /** The processor time before this part. */
      let before: number | null = null;
      const watch = async () => {
        if (performance.now() - started > limits.time) end(new ProcessEndedError('too slow'));
        // It may just have ended.
        const usage = await pidusage(child.pid ?? 0).catch(() => null);
        if (!usage) return;
        before ??= usage.ctime;
        if (usage.memory > MOST_MEMORY) end(new ProcessEndedError('too much memory'));
        if (usage.ctime - before > limits.processorTime)
          end(new ProcessEndedError('too much processor time'));
      };
      const watching = setInterval(watch, WATCH_INTERVAL);
      const cancel = () => end(signal?.reason);
      signal?.addEventListener('abort', cancel);
      keepRunning(true);
      try {
        const { bytes = [], ...rest } = data as { bytes?: Uint8Array | Uint8Array[] };
        for (const piece of [bytes].flat())
          for (let at = 0; at <= piece.length; at += CHUNK)
            await send({ chunk: piece.subarray(at, at + CHUNK) });
        let request: HostRequest = { program: program.href, data: rest };
        for (;;) {
          const answer = await ask(request, limits.answer);
          if ('result' in answer) return answer.result;
          if ('error' in answer) throw new Error(answer.error);
          request = { reply: await onPart?.(answer.part) };
          before = null;
        }
      } catch (error) {
        throw ended.signal.aborted ? ended.signal.reason : error;
      } finally {
        clearInterval(watching);
        signal?.removeEventListener('abort', cancel);
        keepRunning(false);
      }
    },
  };
}
