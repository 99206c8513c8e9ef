import type { ImapFlowError } from 'imapflow';
import type { Mailbox, MailboxProblem } from '#domain/contract/mailbox.ts';
import { IMAPS_PORT, mailProviderOf } from '#domain/contract/mailProviders.ts';
import { shortText } from '#domain/shortText.ts';
import { isLoopback } from '../config/config.ts';
import { FORBIDDEN_ADDRESS } from '../http/networkRules.ts';

/** Refusals that pass, and say nothing about the password. */
const PASSING = /^(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG|CONTACTADMIN)$/;
const NO_ANSWER = /TIMEOUT|ETIMEDOUT|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/;
const NOT_SECURE = /CERT|TLS|SSL|ALTNAME/;

const CHECK_PLACE = `Check server and port; the usual port is ${IMAPS_PORT}.`;

const LATER = 'Leadside will try again in a few minutes.';

/** What the server said itself, in one line; '' if it said nothing. */
const saidBy = ({ responseText, response }: ImapFlowError): string =>
  shortText(
    (responseText ?? (typeof response === 'string' ? response : ''))
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    300,
  );

/** The field that caused an error, what happened and what to do. */
function explain(
  error: ImapFlowError,
  { host, port, folder }: Pick<Mailbox, 'host' | 'port' | 'folder'>,
): [field: MailboxProblem['field'], reason: string, advice: string] {
  const { name, code = '', serverResponseCode = '' } = error;
  const said = saidBy(error);
  if (name === 'ProcessEndedError')
    return [null, `${host} sends more than Leadside can read.`, LATER];
  if (name === FORBIDDEN_ADDRESS)
    return ['host', `This server isn’t allowed to connect to ${host}.`, CHECK_PLACE];
  if (error.authenticationFailed && !PASSING.test(serverResponseCode))
    return [
      'password',
      `${host} refused the user or the password.${said && ` It says: “${said}”`}`,
      mailProviderOf(host)
        ? 'It takes an app password, not the one you sign in with. Make a new one and enter it.'
        : 'Check both. If you use two-step sign-in, enter an app password.',
    ];
  if (error.mailboxMissing)
    return [
      'folder',
      `There is no folder “${folder}”.`,
      'Enter its name as your mail program shows it, or INBOX.',
    ];
  if (code === 'ENOTFOUND') return ['host', `There is no server named ${host}.`, CHECK_PLACE];
  if (NO_ANSWER.test(code))
    return [
      null,
      `Nothing answers at ${host}, port ${port}.`,
      isLoopback(host)
        ? `“${host}” is the computer that runs Leadside. Start the mail program there.`
        : `It may be busy. ${CHECK_PLACE}`,
    ];
  if (error.tlsFailed || NOT_SECURE.test(code))
    return ['host', `There is no secure connection to ${host}.`, CHECK_PLACE];
  return [null, said ? `${host} says: “${said}”` : `The connection to ${host} broke off.`, LATER];
}

/** Why a mailbox can't be read, in the user's words. */
export function mailboxProblem(
  error: unknown,
  place: Parameters<typeof explain>[1],
): MailboxProblem {
  const [field, reason, advice] = explain(error as ImapFlowError, place);
  return { field, reason, advice };
}
