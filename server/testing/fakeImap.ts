import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

interface FakeEmail {
  uid: number;
  source: string;
  arrivedAt: Date;
}

/** An IMAP server without TLS, with one folder and one user. */
export interface FakeImap {
  port: number;
  user: string;
  password: string;
  uidValidity: number;
  emails: FakeEmail[];
  /** What clients sent, without tags and passwords. */
  commands: string[];
  /** Answers a command itself, or leaves it unanswered, if it returns true. */
  intercept: (command: string, socket: Socket, tag: string) => boolean;
  /** Adds an email to the folder. */
  add(source: string, arrivedAt?: Date): void;
  /** Ends all connections, and accepts none until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const imapDate = (date: Date): string =>
  `${String(date.getUTCDate()).padStart(2, '0')}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()}`;

export async function startFakeImap(): Promise<FakeImap> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let received = '';
    socket.on('data', (data) => {
      received += data.toString('latin1');
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        handle(socket, line);
      }
    });
  });

  function found(query: string): FakeEmail[] {
    const [, first] = /UID (\d+):\*/.exec(query) ?? [];
    const [, since = ''] = /SINCE (\S+)/.exec(query) ?? [];
    const [, header] = /HEADER \S+ "?([^"\s]+)"?/.exec(query) ?? [];
    const last = server.emails.at(-1)?.uid ?? 0;
    return server.emails.filter(
      ({ uid, source, arrivedAt }) =>
        (first === undefined || uid >= Math.min(Number(first), last)) &&
        (since === '' || arrivedAt.getTime() >= Date.parse(since)) &&
        (header === undefined || source.includes(header)),
    );
  }

  function fetched(query: string): string {
    const [, range = ''] = /^UID FETCH (\S+)/.exec(query) ?? [];
    const wanted = new Set(range.split(',').map(Number));
    return server.emails
      .map(({ uid, source, arrivedAt }, index) => {
        if (!wanted.has(uid)) return '';
        const size = `UID ${uid} RFC822.SIZE ${source.length} INTERNALDATE "${imapDate(arrivedAt)} ${arrivedAt.toISOString().slice(11, 19)} +0000"`;
        const body = query.includes('BODY.PEEK[]')
          ? ` BODY[]<0> {${source.length}}\r\n${source}`
          : '';
        return `* ${index + 1} FETCH (${size}${body})\r\n`;
      })
      .join('');
  }

  function handle(socket: Socket, line: string): void {
    const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    server.commands.push(command.replace(/^(LOGIN \S+).*/, '$1'));
    if (server.intercept(command, socket, tag)) return;
    const reply = (text: string, status = 'OK done') =>
      socket.write(`${text}${tag} ${status}\r\n`, 'latin1');
    const isUser = command.includes(server.user) && command.includes(server.password);
    if (command.startsWith('LOGIN') && !isUser)
      reply('', 'NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)');
    else if (command.startsWith('CAPABILITY')) reply('* CAPABILITY IMAP4rev1\r\n');
    else if (/^L(?:IST|SUB)/.test(command))
      reply(/INBOX"?$/.test(command) ? '* LIST () "/" INBOX\r\n' : '');
    else if (command.startsWith('EXAMINE') && !command.includes('INBOX'))
      reply('', "NO [NONEXISTENT] Mailbox doesn't exist");
    else if (command.startsWith('EXAMINE')) {
      const next = (server.emails.at(-1)?.uid ?? 0) + 1;
      const state = `* ${server.emails.length} EXISTS\r\n* OK [UIDVALIDITY ${server.uidValidity}] ok\r\n* OK [UIDNEXT ${next}] ok\r\n`;
      reply(state, 'OK [READ-ONLY] done');
    } else if (command.startsWith('UID SEARCH')) {
      const uids = found(command).map(({ uid }) => ` ${uid}`);
      reply(`* SEARCH${uids.join('')}\r\n`);
    } else if (command.startsWith('UID FETCH')) reply(fetched(command));
    else if (/^(?:LOGIN|LOGOUT|NOOP)/.test(command)) reply('');
    else reply('', 'BAD Unknown command');
  }

  const server: FakeImap = {
    port: 0,
    user: 'ana@okafor.example',
    password: 'app-password-1',
    uidValidity: 1,
    emails: [],
    commands: [],
    intercept: () => false,
    add(source, arrivedAt = new Date()) {
      server.emails.push({ uid: (server.emails.at(-1)?.uid ?? 0) + 1, source, arrivedAt });
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        listener.close(() => resolve());
      }),
    start: () =>
      new Promise((resolve) => {
        listener.listen(server.port, '127.0.0.1', () => {
          server.port = (listener.address() as AddressInfo).port;
          resolve();
        });
      }),
  };
  await server.start();
  return server;
}
