import type { ImapFlowError } from 'imapflow';
import type { MailboxProblem } from '#domain/contract/mailbox.ts';
import { IMAPS_PORT, mailProviderOf } from '#domain/contract/mailProviders.ts';
import { isLoopback } from '../config/config.ts';
import { FORBIDDEN_ADDRESS } from '../http/networkRules.ts';
import type { MailboxConnection } from './openFolder.ts';

type Place = Pick<MailboxConnection, 'host' | 'port' | 'folder'>;
type Words = (place: Place, said: string) => string;

/** What the server said itself, in one line; '' if it said nothing. */
const saidBy = ({ responseText, response }: ImapFlowError): string =>
  (responseText ?? (typeof response === 'string' ? response : ''))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);

/** A refusal that passes: it says nothing about the password. */
const PASSING = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'CONTACTADMIN']);

const quoted = (said: string): string => (said === '' ? '' : ` It says: “${said}”`);

/** By the name of the cause: the field that it's in, what happened and what to do. */
const PROBLEMS: [
  isCause: (error: ImapFlowError) => boolean,
  MailboxProblem['field'],
  reason: Words,
  advice: Words,
][] = [
  [
    ({ name }) => name === FORBIDDEN_ADDRESS,
    'host',
    ({ host }) => `This server isn’t allowed to connect to ${host}.`,
    () => 'Enter the address of your provider’s IMAP server.',
  ],
  [
    ({ authenticationFailed, serverResponseCode = '' }) =>
      authenticationFailed === true && !PASSING.has(serverResponseCode),
    'password',
    ({ host }, said) => `${host} refused the user or the password.${quoted(said)}`,
    ({ host }) =>
      mailProviderOf(host)
        ? 'It takes an app password, not the one you sign in with. Make a new one and enter it.'
        : 'Check both. If you use two-step sign-in, enter an app password.',
  ],
  [
    ({ mailboxMissing }) => mailboxMissing === true,
    'folder',
    ({ folder }) => `There is no folder “${folder}”.`,
    () => 'Enter its name as your mail program shows it, or INBOX.',
  ],
  [
    ({ code }) => code === 'ENOTFOUND',
    'host',
    ({ host }) => `There is no server named ${host}.`,
    () => 'Look up the IMAP server in your provider’s help.',
  ],
  [
    ({ code = '' }) => /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(code),
    null,
    ({ host, port }) => `Nothing answers at ${host}, port ${port}.`,
    ({ host }) =>
      isLoopback(host)
        ? `“${host}” is the computer that runs Leadside. Start the mail program there.`
        : `Check server and port; the usual port is ${IMAPS_PORT}.`,
  ],
  [
    ({ code = '' }) => /TIMEOUT|ETIMEDOUT/.test(code),
    null,
    ({ host, port }) => `${host} doesn’t answer on port ${port}.`,
    () => `It may be busy. Otherwise check server and port; the usual port is ${IMAPS_PORT}.`,
  ],
  [
    ({ code = '', tlsFailed }) => tlsFailed === true || /CERT|TLS|SSL|ALTNAME/.test(code),
    'host',
    ({ host }) => `There is no secure connection to ${host}.`,
    () => `Enter the server’s name as its certificate has it, and port ${IMAPS_PORT}.`,
  ],
  [
    (error) => saidBy(error) !== '',
    null,
    ({ host }, said) => `${host} says: “${said}”`,
    () => 'Try again later, or look this up in your provider’s help.',
  ],
];

/** Why a mailbox can't be read, in the user's words. */
export function mailboxProblem(thrown: unknown, place: Place): MailboxProblem {
  const error = thrown as ImapFlowError;
  const [, field, reason, advice] = PROBLEMS.find(([isCause]) => isCause(error)) ?? [
    null,
    null,
    ({ host }: Place) => `The connection to ${host} broke off.`,
    () => 'It is tried again in a few minutes.',
  ];
  const said = saidBy(error);
  return { field, reason: reason(place, said), advice: advice(place, said) };
}
