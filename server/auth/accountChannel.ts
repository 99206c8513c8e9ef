import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { StartError } from '../config/startError.ts';
import { type AccountCommand, accountCommandSchema, type ReadPassword } from './accountCommands.ts';

/*
 * How `npm run account` works beside a server that has the embedded database open: it sends the command to
 * the server, on a port of this machine. A file in the data folder, which only its owner can read, has the
 * port and a secret.
 */

const fileIn = (dataDir: string): string => join(dataDir, 'account-channel.json');

const fileSchema = z.object({ port: z.number(), secret: z.string() });
const sentSchema = z.object({ command: accountCommandSchema, password: z.string().nullable() });
const responseSchema = z.union([
  z.object({ printed: z.string() }),
  z.object({ error: z.string(), exitCode: z.number() }),
  z.object({ needsPassword: z.literal(true) }),
]);

/** Bytes. A list of 10,000 accounts has less. */
const LONGEST = 1024 * 1024;

/** Stops a command that needs a password which wasn't sent yet. */
class NeedsPassword extends Error {}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * Starts to run the commands that come. Throws an error of the system if the file can't be written.
 *
 * @returns ends it
 */
export async function openAccountChannel(
  dataDir: string,
  run: (command: AccountCommand, readPassword: ReadPassword) => Promise<string>,
): Promise<() => void> {
  const secret = randomBytes(32).toString('base64url');

  async function respondTo(body: string): Promise<z.input<typeof responseSchema>> {
    const { command, password } = sentSchema.parse(JSON.parse(body));
    try {
      const readPassword = async () => {
        if (password === null) throw new NeedsPassword();
        return password;
      };
      return { printed: await run(command, readPassword) };
    } catch (error) {
      if (error instanceof NeedsPassword) return { needsPassword: true };
      if (!(error instanceof StartError)) throw error;
      return { error: error.message, exitCode: error.exitCode };
    }
  }

  const channel = createServer(async (incoming, outgoing) => {
    const sent = hashOf(incoming.headers.authorization ?? '');
    if (!timingSafeEqual(sent, hashOf(secret))) return outgoing.writeHead(401).end();
    if (!(Number(incoming.headers['content-length']) <= LONGEST))
      return outgoing.writeHead(413).end();
    try {
      outgoing.end(JSON.stringify(await respondTo(await text(incoming))));
    } catch (error) {
      process.stderr.write(`The account command failed: ${error}\n`);
      outgoing.writeHead(500).end();
    }
  });
  channel.listen(0, '127.0.0.1');
  await once(channel, 'listening');
  const close = () => {
    rmSync(fileIn(dataDir), { force: true });
    channel.close();
    channel.closeAllConnections();
  };
  try {
    const { port } = channel.address() as AddressInfo;
    // An older file may be open to others.
    rmSync(fileIn(dataDir), { force: true });
    writeFileSync(fileIn(dataDir), JSON.stringify({ port, secret }), { mode: 0o600 });
  } catch (error) {
    close();
    throw error;
  }
  return close;
}

function readChannel(dataDir: string): z.output<typeof fileSchema> | null {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    // Not a server, or one that is still starting.
    return null;
  }
}

/**
 * Has the server with this data folder run the command.
 *
 * @returns what to print; `null` if no server there takes commands
 */
export async function sendAccountCommand(
  dataDir: string,
  command: AccountCommand,
  readPassword: ReadPassword,
): Promise<string | null> {
  const channel = readChannel(dataDir);
  if (!channel) return null;
  async function send({ port, secret }: { port: number; secret: string }, password: string | null) {
    const body = JSON.stringify({ command, password });
    const headers = { authorization: secret, 'content-length': Buffer.byteLength(body) };
    // Through no proxy of the environment.
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers, agent: new Agent() });
    sent.end(body);
    const [response] = await once(sent, 'response');
    if (response.statusCode !== 200) {
      throw new StartError('The running server could not do it. Its log says why.');
    }
    return responseSchema.parse(JSON.parse(await text(response)));
  }
  let response = await send(channel, null).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) return null;
    throw error;
  });
  if (response && 'needsPassword' in response) response = await send(channel, await readPassword());
  if (response && 'error' in response) throw new StartError(response.error, response.exitCode);
  return response && 'printed' in response ? response.printed : null;
}
