import { NO_MAIL_PASSWORD, NO_MAILBOX } from '#domain/contract/mailbox.ts';
import type { ContractCase } from './contractCase.ts';

/** Nothing listens there. */
const NOWHERE = {
  host: '127.0.0.1',
  port: 59_998,
  user: 'ana@okafor.example',
  password: 'app-password-1',
};

/** The user's mailbox. */
export const MAILBOX_CASES: ContractCase[] = [
  {
    name: 'has no mailbox at first',
    request: ['GET', '/mailbox'],
    status: 200,
    response: { data: { mailbox: null, canSavePassword: true } },
  },
  {
    name: 'sets up a mailbox',
    request: ['PUT', '/mailbox', NOWHERE],
    status: 200,
    response: {
      data: {
        mailbox: {
          host: '127.0.0.1',
          port: 59_998,
          folder: 'INBOX',
          checkedAt: null,
          problem: null,
        },
      },
    },
  },
  {
    name: 'sets up no mailbox without a password',
    request: ['PUT', '/mailbox', { ...NOWHERE, password: undefined }],
    status: 400,
    response: { error: NO_MAIL_PASSWORD },
  },
  {
    name: 'rejects a password of two lines',
    request: ['PUT', '/mailbox', { ...NOWHERE, password: 'a\r\nb' }],
    status: 400,
    response: { error: 'password must be one line.' },
  },
  {
    name: 'tests no mailbox where nothing answers',
    request: ['POST', '/mailbox/test', NOWHERE],
    status: 200,
    response: {
      data: {
        emails: 0,
        recent: 0,
        problem: { field: null, reason: 'Nothing answers at 127.0.0.1, port 59998.' },
      },
    },
  },
  {
    name: 'reads no email without a mailbox',
    request: ['POST', '/mailbox/check'],
    status: 409,
    response: { error: NO_MAILBOX },
  },
  {
    name: 'removes a mailbox that is not there',
    request: ['DELETE', '/mailbox'],
    status: 200,
    response: { data: { mailbox: null } },
  },
];
