import { z } from 'zod';
import {
  LEAD_STATUSES,
  MESSAGE_KINDS,
  MESSAGE_MATCHES,
  MESSAGE_STATES,
  PROPOSAL_SOURCES,
} from './enums.ts';
import {
  calendarDate,
  line,
  maxLength,
  storableText,
  text,
  timestamp,
  timestampInput,
  timeZone,
  uuid,
  version,
  withoutEmpty,
} from './fields.ts';
import { leadSchema } from './leads.ts';
import { LIMITS } from './limits.ts';
import { similarPeopleSchema } from './people.ts';

/* Messages of employers and clients, and what they propose for a lead. */

/** The error of a lead that has as many messages as it can have. */
export const TOO_MANY_MESSAGES = `This lead has ${LIMITS.messages} messages, the most a lead can have.`;
export const NO_LEAD_CHOSEN = 'Choose a lead for this message first.';
export const NO_KIND_CHOSEN = 'kind is required: nothing says what this message is.';
export const NO_TIME_ZONE = 'timeZone is required: the message names none.';

const wallClock = () =>
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a time such as 2026-12-01T10:00')
    .refine(
      (clock) => !Number.isNaN(Date.parse(`${clock}Z`)) && clock >= '1970' && clock < '9999',
      'must be a time such as 2026-12-01T10:00',
    )
    .describe('A date and time as a clock in `timeZone` shows it, such as 2026-12-01T10:00.');

const meetingFields = {
  startsAt: wallClock().nullable(),
  timeZone: z.union([z.literal(''), timeZone()]),
  minutes: z.int().min(1).max(LIMITS.interviewMinutes).nullable(),
  place: line(LIMITS.place).describe('A link, an address or a phone number.'),
};

/** An event of an invitation file (RFC 5545). A later file with its `uid` moves or cancels it. */
const invitedEventSchema = z
  .object({
    ...meetingFields,
    title: text(LIMITS.messageQuote),
    uid: line(LIMITS.messageId),
    sequence: z.int().min(0).max(LIMITS.sequence).describe('Counts the changes of the event.'),
    isCanceled: z.boolean(),
    people: z
      .array(z.object({ name: line(LIMITS.personName), address: line(LIMITS.email) }))
      .check(maxLength(LIMITS.invitedPeople))
      .optional()
      .describe('Who organizes it and who is invited. The user may be one of them.'),
  })
  .meta({ id: 'InvitedEvent' });
export type InvitedEvent = z.output<typeof invitedEventSchema>;

export const proposalSchema = z
  .object({
    kind: z.enum(MESSAGE_KINDS).nullable().describe('`null` where only the user can say.'),
    ...meetingFields,
    timeZone: meetingFields.timeZone.describe("Empty where it isn't named: the user's."),
    answerBy: calendarDate()
      .optional()
      .describe('The last day for an answer, where the message names one.'),
    quote: text(LIMITS.messageQuote).describe('The words that it relies on, as they are written.'),
    source: z.enum(PROPOSAL_SOURCES),
    events: z
      .array(invitedEventSchema)
      .check(maxLength(LIMITS.invitedEvents))
      .optional()
      .describe('Of an invitation file. The fields above are those of the first one.'),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.output<typeof proposalSchema>;

export const messageSchema = z
  .object({
    id: z.guid(),
    version: version(),
    leadId: uuid().nullable(),
    match: z.enum(MESSAGE_MATCHES).describe('How well it fits the lead.'),
    messageId: line(LIMITS.messageId).describe('Of the email, or a hash of its text.'),
    fromName: line(LIMITS.personName),
    fromAddress: line(LIMITS.email),
    subject: line(LIMITS.subject),
    text: text(LIMITS.messageText).describe('Plain. Empty for one that is only listed.'),
    attachments: z
      .array(line(LIMITS.fileName))
      .check(maxLength(LIMITS.attachments))
      .describe('Their names; the files are not kept.'),
    sentAt: timestamp(),
    createdAt: timestamp(),
    proposal: proposalSchema,
    state: z.enum(MESSAGE_STATES),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof messageSchema>;

/** Of an email in base64. */
const MOST_CHARACTERS = Math.ceil(LIMITS.messageBytes * 1.4);

/** POST /messages and POST /leads/{id}/messages. */
export const newMessageSchema = z
  .strictObject({
    content: z
      .string()
      .refine((content) => content.length <= MOST_CHARACTERS, 'is too long')
      .describe('An email file, an invitation (.ics), or the text of a message.'),
    encoding: z.enum(['text', 'base64']).default('text'),
  })
  .meta({ id: 'NewMessage' });
export type NewMessage = z.input<typeof newMessageSchema>;

/** PUT /messages/{id}. */
export const messageLeadSchema = z.strictObject({ leadId: z.string() }).meta({ id: 'MessageLead' });

/** POST /messages/{id}/accept: what isn't sent is as proposed. */
export const acceptanceSchema = z
  .strictObject({
    kind: z.enum(MESSAGE_KINDS),
    status: z.enum(LEAD_STATUSES),
    ...meetingFields,
    nextFollowUpAt: timestampInput().nullable(),
  })
  .partial()
  .meta({ id: 'Acceptance' });
export type Acceptance = z.output<typeof acceptanceSchema>;

/** GET /messages. */
export const messageListQuerySchema = z.preprocess(
  withoutEmpty,
  z.strictObject({
    leadId: storableText().optional(),
    state: z.enum(MESSAGE_STATES).optional(),
    cursor: storableText().optional().describe('`nextCursor` of the previous page.'),
  }),
);
export type MessageListQuery = z.output<typeof messageListQuerySchema>;

/** A lead's messages, oldest first, or a page of all, newest first. Listed ones only if they are asked for. */
export const messageListResponseSchema = z.object({
  data: z.array(messageSchema),
  total: z.int().min(0).describe('Messages on all pages together.'),
  nextCursor: z.string().nullable().describe('`null` on the last page.'),
});
export type MessageListResponse = z.output<typeof messageListResponseSchema>;

/** A message with its lead as it is now. */
export const messageResponseSchema = z
  .object({
    data: messageSchema,
    lead: leadSchema.nullable(),
    similar: similarPeopleSchema.optional(),
  })
  .meta({ id: 'MessageResponse' });
export type MessageResponse = z.output<typeof messageResponseSchema>;
