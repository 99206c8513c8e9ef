import type { ImapFlowError } from 'imapflow';
import type { Mailbox, MailboxProblem } from '#domain/contract/mailbox.ts';
import { shortText } from '#domain/shortText.ts';
import { FORBIDDEN_ADDRESS } from '../http/networkRules.ts';
import { type ProblemKind, serviceProblem } from '../http/serviceProblem.ts';

/** Refusals that pass, and say nothing about the password. */
const PASSING = /^(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG|CONTACTADMIN)$/;
const NO_ANSWER = /TIMEOUT|ETIMEDOUT|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND/;
const NOT_SECURE = /CERT|TLS|SSL|ALTNAME/;

/** What the server said itself, in one line; '' if it said nothing. */
const saidBy = ({ responseText, response }: ImapFlowError): string =>
  shortText(
    (responseText ?? (typeof response === 'string' ? response : ''))
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    300,
  );

function kindOf(error: ImapFlowError): [ProblemKind, MailboxProblem['field']] {
  const { name, code = '', serverResponseCode = '' } = error;
  if (name === 'ProcessEndedError') return ['tooMuch', null];
  if (name === FORBIDDEN_ADDRESS) return ['forbidden', 'host'];
  if (error.authenticationFailed && !PASSING.test(serverResponseCode))
    return ['signIn', 'password'];
  if (error.mailboxMissing) return ['missing', 'folder'];
  if (NO_ANSWER.test(code)) return ['unreachable', code === 'ENOTFOUND' ? 'host' : null];
  return error.tlsFailed || NOT_SECURE.test(code) ? ['insecure', 'host'] : ['failed', null];
}

/** Why a mailbox can't be read, in the user's words. */
export function mailboxProblem(
  error: unknown,
  { host, port, folder }: Pick<Mailbox, 'host' | 'port' | 'folder'>,
): MailboxProblem {
  const [kind, field] = kindOf(error as ImapFlowError);
  const name = kind === 'unreachable' ? `${host}, port ${port}` : host;
  const words = saidBy(error as ImapFlowError);
  return serviceProblem({ kind, field, name, what: `the folder “${folder}”`, words });
}
