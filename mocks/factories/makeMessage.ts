import { NO_PROPOSAL } from '#domain/messages/proposal.ts';
import type { MockMessage } from '../db.ts';
import { makeId } from './makeId.ts';

/** A valid message with the fields that matter to a test. */
export function makeMessage(overrides: Partial<MockMessage> = {}): MockMessage {
  const id = makeId();
  return {
    id,
    version: 1,
    leadId: null,
    match: 'sure',
    messageId: `<${id}@northwind.example>`,
    fromName: 'Helen Marsh',
    fromAddress: 'helen.marsh@northwind.example',
    subject: 'Your application',
    text: 'Thank you for applying. We would like to meet you.',
    attachments: [],
    sentAt: '2026-01-14T13:05:00.000Z',
    createdAt: '2026-01-14T13:06:00.000Z',
    proposal: NO_PROPOSAL,
    state: 'new',
    accepted: null,
    ...overrides,
  };
}
