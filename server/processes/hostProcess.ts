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

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));
/** Small, and it may read files, but not write any. */
const FLAGS = [
  ...['--permission', '--allow-fs-read=*', '--allow-worker'],
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  '--stack-size=3900',
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
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', SHELL, ...command];
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

/** One process that runs one program after the other (host.ts). */
export interface HostProcess {
  /**
   * Runs a program. Throws a `ProcessEndedError`, the program's own error, what `onPart` throws, or the signal's
   * reason; then the process is of no more use.
   */
  run(
    job: { program: URL; data: object; onPart?: (part: unknown) => unknown; signal?: AbortSignal },
    limits: Limits,
  ): Promise<unknown>;
  /** Bytes after its last program. */
  readonly memory: number;
  readonly isAlive: boolean;
  end(): void;
}

export function startHost(): HostProcess {
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
    ended.abort(new ProcessEndedError(`The process ended with ${signal ?? `code ${code}`}`)),
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

  async function ask(request: HostRequest, { answer: most }: Limits): Promise<HostAnswer> {
    const [[bytes]] = await Promise.all([
      once(child, 'message', { signal: ended.signal }) as Promise<[Buffer]>,
      send(request),
    ]);
    if (bytes.length > most) throw new ProcessEndedError('too large an answer');
    const answer = deserialize(bytes) as HostAnswer;
    memory = answer.memory;
    return answer;
  }

  /** Ends the process at a limit. Each part has its own processor time. */
  function watch({ processorTime, time }: Limits) {
    const started = performance.now();
    let before: number | null = null;
    const timer = setInterval(async () => {
      // It may just have ended.
      const usage = await pidusage(child.pid ?? 0).catch(() => null);
      if (performance.now() - started > time) return end(new ProcessEndedError('too slow'));
      if (!usage) return;
      before ??= usage.ctime;
      if (usage.ctime - before > processorTime)
        end(new ProcessEndedError('too much processor time'));
      if (usage.memory > MOST_MEMORY) end(new ProcessEndedError('too much memory'));
    }, WATCH_INTERVAL);
    return {
      nextPart: () => {
        before = null;
      },
      stop: () => clearInterval(timer),
    };
  }

  return {
    get memory() {
      return memory;
    },
    get isAlive() {
      return !ended.signal.aborted;
    },
    end,
    async run({ program, data, onPart, signal }, limits) {
      signal?.throwIfAborted();
      const cancel = () => end(signal?.reason);
      signal?.addEventListener('abort', cancel);
      const watching = watch(limits);
      keepRunning(true);
      try {
        const { bytes, ...rest } = data as { bytes?: Uint8Array };
        for (let at = 0; bytes && at <= bytes.length; at += CHUNK)
          await send({ chunk: bytes.subarray(at, at + CHUNK) });
        let request: HostRequest = { program: program.href, data: rest };
        for (;;) {
          const answer = await ask(request, limits);
          if ('result' in answer) return answer.result;
          if ('error' in answer) throw new Error(answer.error);
          request = { reply: await onPart?.(answer.part) };
          watching.nextPart();
        }
      } catch (error) {
        throw ended.signal.aborted ? ended.signal.reason : error;
      } finally {
        watching.stop();
        signal?.removeEventListener('abort', cancel);
        keepRunning(false);
      }
    },
  };
}
