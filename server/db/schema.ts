import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  timestamp as pgTimestamp,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { AI_PROVIDER_NAMES } from '#domain/aiAddress.ts';
import type { Asked } from '#domain/contract/asked.ts';
import {
  AI_SOURCES,
  INTERVIEW_KINDS,
  INTERVIEW_OUTCOMES,
  KNOWN_AS,
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
  MESSAGE_MATCHES,
  MESSAGE_STATES,
  NOTE_TYPES,
  PITCH_WRITERS,
  TOKEN_ACCESS,
} from '#domain/contract/enums.ts';
import type { LikelyQuestion } from '#domain/contract/interviews.ts';
import type { ContactInfo, LeadUpdate, LineTick } from '#domain/contract/leads.ts';
import type { MailboxProblem } from '#domain/contract/mailbox.ts';
import type { Proposal } from '#domain/contract/messages.ts';
import type { Note } from '#domain/contract/notes.ts';
import type { Person } from '#domain/contract/people.ts';
import type {
  PitchSettings,
  PitchVersion,
  SentLetter,
  UnsupportedClaim,
} from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { LeadResume } from '#domain/contract/resume.ts';
import type { SavedView } from '#domain/contract/views.ts';
import type { InterviewFields } from '#domain/messages/acceptedInterview.ts';

/*
 * Every table with user data has a primary key that starts with `user_id`, so that the schema shards
 * by user on a distributed PostgreSQL (layout.ts). After a change, run `npm run db:generate`.
 */

/** In milliseconds, like a JavaScript Date, so a timestamp survives a round trip to a client. */
const timestamp = (name: string) => pgTimestamp(name, { withTimezone: true, precision: 3 });

/** The database's clock, which all servers share. STABLE: Citus refuses `clock_timestamp()` in UPDATE and DELETE. */
export const clock = sql`precise_now()`;

/** The same clock for new rows. */
const timeOfInsert = sql`clock_timestamp()`;

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A trigger increments it on every update. */
const version = () => integer('version').notNull().default(1);

/**
 * Everyone who may have data, with an account here or at Firebase. Triggers keep it in step with the
 * accounts. Deleting a user deletes all of the data, and a write in flight then fails.
 */
export const users = pgTable('users', { userId: text('user_id').primaryKey() });

/** Users of a Firebase project that deleted their data: tokens from before stay valid for a while. */
export const deletedUsers = pgTable('deleted_users', {
  /** A hash, so that the user's id isn't stored. */
  userHash: text('user_hash').primaryKey(),
  deletedAt: timestamp('deleted_at').notNull(),
});

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const accounts = pgTable('accounts', {
  userId: text('user_id').primaryKey(),
  /** Trimmed and in lowercase. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  displayName: text('display_name'),
  createdAt: timestamp('created_at').notNull().default(timeOfInsert),
});

const accountOwner = () =>
  text('user_id')
    .notNull()
    .references(() => accounts.userId, { onDelete: 'cascade' });

/** Sign-ins that haven't ended. A session has one valid refresh token, which changes with each use. */
export const sessions = pgTable(
  'sessions',
  {
    userId: accountOwner(),
    id: uuid('id').notNull(),
    /** SHA-256 of the refresh token's secret. */
    tokenHash: text('token_hash').notNull(),
    /** Of the previous token, which stays valid for a minute. Null until the first refresh. */
    previousTokenHash: text('previous_token_hash'),
    /** SHA-256 of the part that the secrets of all its refresh tokens share. */
    familyHash: text('family_hash').notNull(),
    /** Derives the current secret from the previous one. */
    rotationKey: text('rotation_key'),
    rotatedAt: timestamp('rotated_at'),
    /** When the user entered the password. */
    signedInAt: timestamp('signed_in_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Secrets that work once: states of sign-ins at a provider, challenges of passkeys, codes for a session. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    /** SHA-256 of the secret. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    data: jsonb('data').$type<object>().notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [index('one_time_secrets_expiry').on(table.expiresAt)],
);

/** Who an account is at a sign-in provider: at each, one person. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: accountOwner(),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    /** The address there at the last sign-in. */
    email: text('email').notNull().default(''),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
    lastUsedAt: timestamp('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('provider_identities_user').on(table.userId, table.issuer),
  ],
);

export const passkeys = pgTable(
  'passkeys',
  {
    userId: accountOwner(),
    id: uuid('id').notNull(),
    /** The authenticator chose it. Base64url. */
    credentialId: text('credential_id').notNull().unique(),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** Of signatures; authenticators that sync count none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
    lastUsedAt: timestamp('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Networks from which the user has signed in. Failed attempts from elsewhere don't delay them. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: accountOwner(),
    /** A hash, so that the address isn't stored. */
    networkHash: text('network_hash').notNull(),
    signedInAt: timestamp('signed_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.networkHash] })],
);

/**
 * Sign-in attempts by email, by network and by both. Not keyed by user, because attempts for an
 * unknown email are delayed the same way. The key is a hash, so that what people type isn't stored.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    subjectHash: text('subject_hash').primaryKey(),
    failures: integer('failures').notNull(),
    /** Attempts before it are rejected. */
    retryAt: timestamp('retry_at').notNull(),
  },
  (table) => [index('sign_in_attempts_by_retry_at').on(table.retryAt)],
);

/** The installation's signing key for ID tokens: one row. */
export const identityKeys = pgTable('identity_keys', {
  purpose: text('purpose', { enum: ['id-token'] }).primaryKey(),
  keyId: text('key_id').notNull(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  createdAt: timestamp('created_at').notNull().default(timeOfInsert),
});

/** When old data was last deleted: one row. A clock that is far ahead of it may be wrong. */
export const lastDeletion = pgTable('last_deletion', {
  id: integer('id').primaryKey().default(1),
  deletedAt: timestamp('deleted_at').notNull(),
});

export const profiles = pgTable('profiles', {
  userId: owner().primaryKey(),
  version: version(),
  profile: jsonb('profile').$type<UserProfile>().notNull(),
  createdAt: timestamp('created_at').notNull().default(timeOfInsert),
  updatedAt: timestamp('updated_at').notNull().default(timeOfInsert),
});

export const leads = pgTable(
  'leads',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    version: version(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    type: text('type', { enum: LEAD_TYPES }).notNull(),
    category: text('category', { enum: LEAD_CATEGORIES }),
    status: text('status', { enum: LEAD_STATUSES }).notNull(),
    customStatus: text('custom_status').notNull().default(''),
    description: text('description').notNull(),
    source: text('source').notNull(),
    appliedWhere: text('applied_where').notNull(),
    postUrl: text('post_url').notNull(),
    applicationUrl: text('application_url').notNull(),
    location: text('location').notNull(),
    compensationRange: text('compensation_range').notNull(),
    employmentType: text('employment_type').notNull().default(''),
    reference: text('reference').notNull().default(''),
    postedAt: text('posted_at').notNull().default(''),
    closesAt: text('closes_at').notNull().default(''),
    value: doublePrecision('value').notNull(),
    currency: text('currency'),
    priority: text('priority', { enum: LEAD_PRIORITIES }).notNull(),
    contactInfo: jsonb('contact_info').$type<ContactInfo>().notNull(),
    pitch: text('pitch').notNull(),
    pitchId: text('pitch_id').notNull(),
    resume: jsonb('resume').$type<LeadResume>(),
    customPrompt: text('custom_prompt').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    score: integer('score'),
    isQualified: boolean('is_qualified').notNull(),
    qualificationNotes: text('qualification_notes').notNull(),
    lineTicks: jsonb('line_ticks').$type<LineTick[]>().notNull().default([]),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    updatedAt: timestamp('updated_at').notNull().defaultNow(),
    lastContactAt: timestamp('last_contact_at'),
    nextFollowUpAt: timestamp('next_follow_up_at'),
    /** Until it's restored, the lead and what belongs to it are nowhere else; see ownLeads.ts. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('leads_by_deleted_at')
      .on(table.userId, table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('leads_by_updated_at').on(table.userId, table.updatedAt, table.id),
    index('leads_by_created_at').on(table.userId, table.createdAt, table.id),
  ],
);

/** What is deleted with its lead. */
const ofLead = ({ userId, leadId }: { userId: AnyPgColumn; leadId: AnyPgColumn }) =>
  foreignKey({ columns: [userId, leadId], foreignColumns: [leads.userId, leads.id] }).onDelete(
    'cascade',
  );

/** The number of leads per user without deleted ones, kept by triggers. Counting them for every list would be slow. */
export const leadCounts = pgTable('lead_counts', {
  userId: owner().primaryKey(),
  leads: integer('leads').notNull(),
});

export const leadNotes = pgTable(
  'lead_notes',
  {
    userId: text('user_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    id: uuid('id').notNull(),
    /** The order in which notes were added, even within one millisecond. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text('type', { enum: NOTE_TYPES }).notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
  },
  (table) => [
    // In the order in which a lead's notes are read, so that lists need no sorting.
    primaryKey({ columns: [table.userId, table.leadId, table.position] }),
    ofLead(table),
  ],
);

/** Whom the user knows. */
export const people = pgTable(
  'people',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    version: version(),
    name: text('name').notNull().default(''),
    role: text('role').notNull().default(''),
    company: text('company').notNull().default(''),
    /** `companyKey` of the company. */
    companyKey: text('company_key').notNull().default(''),
    knownAs: text('known_as', { enum: KNOWN_AS }),
    emails: jsonb('emails').$type<string[]>().notNull().default([]),
    phone: text('phone').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    website: text('website').notNull().default(''),
    note: text('note').notNull().default(''),
    connectedOn: text('connected_on').notNull().default(''),
    nextFollowUpAt: timestamp('next_follow_up_at'),
    lastContactAt: timestamp('last_contact_at'),
    notes: jsonb('notes').$type<Note[]>().notNull().default([]),
    isListed: boolean('is_listed').notNull().default(true),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    /** Until it's restored, the person is nowhere else. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('people_by_created_at').on(table.userId, table.isListed, table.createdAt, table.id),
    index('people_by_company').on(table.userId, table.companyKey),
  ],
);

/** The leads of people. A lead's `contact_info` is that of its main person, kept by `syncContacts`. */
export const leadPeople = pgTable(
  'lead_people',
  {
    userId: text('user_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    personId: uuid('person_id').notNull(),
    isMain: boolean('is_main').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.leadId, table.personId] }),
    ofLead(table),
    foreignKey({
      columns: [table.userId, table.personId],
      foreignColumns: [people.userId, people.id],
    }).onDelete('cascade'),
    index('lead_people_by_person').on(table.userId, table.personId),
  ],
);

/** The rounds of a lead. */
export const interviews = pgTable(
  'interviews',
  {
    userId: text('user_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    id: uuid('id').notNull(),
    version: version(),
    kind: text('kind', { enum: INTERVIEW_KINDS }).notNull(),
    startsAt: timestamp('starts_at').notNull(),
    timeZone: text('time_zone').notNull(),
    minutes: integer('minutes').notNull(),
    people: text('people').notNull(),
    place: text('place').notNull(),
    notes: text('notes').notNull(),
    questions: text('questions').notNull(),
    likelyQuestions: jsonb('likely_questions').$type<LikelyQuestion[]>().notNull().default([]),
    outcome: text('outcome', { enum: INTERVIEW_OUTCOMES }),
    eventUid: text('event_uid').notNull().default(''),
    sequence: integer('sequence').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    ofLead(table),
    index('interviews_by_lead').on(table.userId, table.leadId),
    index('interviews_by_start').on(table.userId, table.startsAt),
  ],
);

/** What accepting a message changed, for undo. */
export interface Accepted {
  /** What was changed on interviews; `before` is `null` for one that was added. */
  interviews: { id: string; before: InterviewFields | null; after: InterviewFields }[];
  before: LeadUpdate & { updatedAt: string };
  after: LeadUpdate & { updatedAt: string };
  /** The timestamp of its status change. */
  movedAt?: string;
  /** Whom it added, linked or filled in. */
  people: AcceptedPerson[];
}

/** What accepting a message changed on a person; `before` is `null` for one who was added. */
export interface AcceptedPerson {
  id: string;
  before: Partial<Person> | null;
  after: Partial<Person>;
  /** Linked to the lead by it. */
  isLinked: boolean;
}

/** Messages of employers and clients. One that no lead was found for may only be listed, without a text. */
export const messages = pgTable(
  'messages',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    version: version(),
    leadId: uuid('lead_id'),
    match: text('match', { enum: MESSAGE_MATCHES }).notNull(),
    /** Of the email, or a hash of its text: it's stored once. */
    messageId: text('message_id').notNull(),
    fromName: text('from_name').notNull(),
    fromAddress: text('from_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<string[]>().notNull(),
    sentAt: timestamp('sent_at').notNull(),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
    proposal: jsonb('proposal').$type<Proposal>().notNull(),
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('new'),
    accepted: jsonb('accepted').$type<Accepted>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    ofLead(table),
    uniqueIndex('messages_by_message_id').on(table.userId, table.messageId),
    index('messages_by_lead').on(table.userId, table.leadId, table.sentAt),
  ],
);

/** What a model found that a lead's posting asks for. It's read again when the posting has changed. */
export const askedReadings = pgTable(
  'asked_readings',
  {
    userId: text('user_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    /** SHA-256 of the posting. */
    postingHash: text('posting_hash').notNull(),
    lines: jsonb('lines').$type<Asked[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.leadId] }), ofLead(table)],
);

/**
 * A lead's status changes. Append-only: a trigger rejects UPDATE. Rows outlive the lead, since they
 * hold none of its content, and are deleted with the account.
 */
export const leadStatusHistory = pgTable(
  'lead_status_history',
  {
    userId: owner(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id').notNull(),
    /** `null` for the lead's first status. */
    fromStatus: text('from_status', { enum: LEAD_STATUSES }),
    toStatus: text('to_status', { enum: LEAD_STATUSES }).notNull(),
    customStatus: text('custom_status').notNull().default(''),
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at').notNull().default(timeOfInsert),
    /** The pitch that was sent with it. It may have been deleted since. */
    pitchId: uuid('pitch_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('lead_status_history_by_lead').on(table.userId, table.leadId, table.id),
  ],
);

export const pitches = pgTable(
  'pitches',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    version: version(),
    /** A pitch written for a lead is deleted with it. */
    leadId: uuid('lead_id'),
    company: text('company').notNull(),
    position: text('position').notNull(),
    contactInfo: jsonb('contact_info')
      .$type<ContactInfo>()
      .notNull()
      .default({ name: '', email: '', phone: '' }),
    subject: text('subject').notNull().default(''),
    /** As generated. */
    content: text('content').notNull(),
    /** As edited by the user; `null` until then. */
    editedContent: text('edited_content'),
    writer: text('writer', { enum: PITCH_WRITERS }).notNull().default('template'),
    generator: text('generator').notNull(),
    unsupportedClaims: jsonb('unsupported_claims').$type<UnsupportedClaim[]>().notNull(),
    settings: jsonb('settings').$type<PitchSettings>().notNull(),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
    /** The model stopped at its limit. */
    cutOff: boolean('cut_off').notNull().default(false),
    /** The model's check of its sentences failed. */
    notChecked: boolean('not_checked').notNull().default(false),
    /** When the user last opened an email draft with it. */
    emailedAt: timestamp('emailed_at'),
    /** The letter as the user last sent it. */
    sent: jsonb('sent').$type<SentLetter>(),
    /** Edits and sent letters, oldest first. Lists must not select them. */
    versions: jsonb('versions').$type<PitchVersion[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    ofLead(table),
    index('pitches_by_created_at').on(table.userId, table.createdAt, table.id),
    index('pitches_by_lead').on(table.userId, table.leadId),
  ],
);

/** Saved views of the leads page. */
export const leadViews = pgTable(
  'lead_views',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    view: jsonb('view').$type<Omit<SavedView, 'id'>>().notNull(),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The secret addresses of calendars. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text('user_id').primaryKey(),
  secret: text('secret').notNull().unique(),
});

/** Tokens with which scripts and assistants use the API. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    userId: text('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    access: text('access', { enum: TOKEN_ACCESS }).notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
    /** `null` if it never expires. */
    expiresAt: timestamp('expires_at'),
    lastUsedAt: timestamp('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Each user's model. */
export const aiSettings = pgTable('ai_settings', {
  userId: owner().primaryKey(),
  source: text('source', { enum: AI_SOURCES }).notNull(),
  provider: text('provider', { enum: AI_PROVIDER_NAMES }).notNull(),
  baseUrl: text('base_url').notNull(),
  model: text('model').notNull(),
  letters: boolean('letters').notNull(),
  resumes: boolean('resumes').notNull(),
  pages: boolean('pages').notNull(),
  replies: boolean('replies').notNull().default(true),
  /** Encrypted, in base64; see keyCipher.ts. */
  encryptedKey: text('encrypted_key'),
  /** The key's last four characters. */
  keyEnd: text('key_end'),
  keySavedAt: timestamp('key_saved_at'),
});

/** Each user's mailbox, which is read from the last read email on. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    userId: text('user_id').primaryKey(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    user: text('username').notNull(),
    folder: text('folder').notNull(),
    /** In base64; see keyCipher.ts. */
    encryptedPassword: text('encrypted_password').notNull(),
    /** The folder's UIDVALIDITY; another one means that its emails were numbered anew. */
    uidValidity: bigint('uid_validity', { mode: 'number' }),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
    /** What was about to be read when it was last saved. */
    reading: jsonb('reading').$type<{ through: number; alone: number | null }>(),
    checkedAt: timestamp('checked_at'),
    problem: jsonb('problem').$type<MailboxProblem>(),
    nextCheckAt: timestamp('next_check_at').notNull().default(timeOfInsert),
    /** Of the check that is running: no other server starts one until `claimedUntil`. */
    claim: uuid('claim'),
    claimedUntil: timestamp('claimed_until'),
  },
  (table) => [index('mailboxes_by_next_check_at').on(table.nextCheckAt)],
);

/** The number of pitches that a user requested on a UTC day. */
export const pitchCounts = pgTable(
  'pitch_counts',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    pitches: integer('pitches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The files of a user's resumes. Lists must not select the content. */
export const resumes = pgTable(
  'resumes',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    /** What it says, of the one file that the profile was last filled from. Empty if it can't be read. */
    text: text('text'),
    createdAt: timestamp('created_at').notNull().default(timeOfInsert),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
