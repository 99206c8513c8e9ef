import { sql } from 'drizzle-orm';
import {
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
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
  NOTE_TYPES,
} from '#domain/contract/enums.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import type { PitchSettings, UnsupportedClaim } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';

/**
 * The tables. Whatever belongs to a user has a primary key that begins with `user_id`, so that one
 * user's rows lie together and the same schema shards by user.
 */

/** Milliseconds, as JavaScript's Date has them: a moment survives the way to a client and back. */
const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The database's clock: the one clock that all servers on one database share. */
const clock = sql`clock_timestamp()`;

/** Text ordered by code point, the same in every database, whatever its locale. */
const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const accounts = pgTable('accounts', {
  userId: text('user_id').primaryKey(),
  /** Trimmed and in lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  displayName: text('display_name'),
  createdAt: moment('created_at').notNull().default(clock),
});

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    userId: text('user_id')
      .notNull()
      .references(() => accounts.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the token's secret: what is stolen from here opens nothing. */
    tokenHash: text('token_hash').notNull(),
    /** When the password was entered. */
    signedInAt: moment('signed_in_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/**
 * Failed tries at the password: of the e-mail address that was tried, and of the network address
 * that they came from. Not keyed by user: an address without an account locks out the same way. The
 * key is a hash, since what strangers type here is nobody's to keep.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    subjectHash: text('subject_hash').primaryKey(),
    failures: integer('failures').notNull(),
    windowStartedAt: moment('window_started_at').notNull(),
  },
  (table) => [index('sign_in_attempts_window').on(table.windowStartedAt)],
);

/** The embedded identity's signing key. It is the installation's, so the purpose is the key: one row. */
export const identityKeys = pgTable('identity_keys', {
  purpose: text('purpose', { enum: ['id-token'] }).primaryKey(),
  keyId: text('key_id').notNull(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull().default(clock),
});

export const profiles = pgTable('profiles', {
  userId: text('user_id').primaryKey(),
  profile: jsonb('profile').$type<UserProfile>().notNull(),
  createdAt: moment('created_at').notNull().default(clock),
  updatedAt: moment('updated_at').notNull().default(clock),
});

export const leads = pgTable(
  'leads',
  {
    userId: text('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Goes up with every update, by a trigger. */
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    company: text('company').notNull(),
    type: text('type', { enum: LEAD_TYPES }).notNull(),
    category: text('category', { enum: LEAD_CATEGORIES }),
    status: text('status', { enum: LEAD_STATUSES }).notNull(),
    description: text('description').notNull(),
    source: text('source').notNull(),
    appliedWhere: text('applied_where').notNull(),
    postUrl: text('post_url').notNull(),
    applicationUrl: text('application_url').notNull(),
    location: text('location').notNull(),
    compensationRange: text('compensation_range').notNull(),
    value: doublePrecision('value').notNull(),
    priority: text('priority', { enum: LEAD_PRIORITIES }).notNull(),
    contactInfo: jsonb('contact_info').$type<ContactInfo>().notNull(),
    pitch: text('pitch').notNull(),
    pitchId: text('pitch_id').notNull(),
    customPrompt: text('custom_prompt').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    score: integer('score'),
    isQualified: boolean('is_qualified').notNull(),
    qualificationNotes: text('qualification_notes').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastContactAt: moment('last_contact_at'),
    nextFollowUpAt: moment('next_follow_up_at'),
    /** What the search looks through, in lower case: by searchText of src/domain. */
    searchText: text('search_text').notNull(),
    titleKey: sortKey('title_key').notNull(),
    companyKey: sortKey('company_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('leads_by_updated_at').on(table.userId, table.updatedAt, table.id),
    index('leads_by_created_at').on(table.userId, table.createdAt, table.id),
    index('leads_by_title').on(table.userId, table.titleKey, table.id),
    index('leads_by_company').on(table.userId, table.companyKey, table.id),
    index('leads_by_value').on(table.userId, table.value, table.id),
  ],
);

/**
 * How many leads a user has, kept by triggers: to count them at every list would cost the more, the
 * more there are.
 */
export const leadCounts = pgTable('lead_counts', {
  userId: text('user_id').primaryKey(),
  leads: integer('leads').notNull(),
});

export const leadNotes = pgTable(
  'lead_notes',
  {
    userId: text('user_id').notNull(),
    leadId: uuid('lead_id').notNull(),
    id: uuid('id').notNull(),
    /** The order in which notes came, also within one millisecond. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text('type', { enum: NOTE_TYPES }).notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().default(clock),
  },
  (table) => [
    // In the order in which a lead's notes are read, so that no list has to sort them.
    primaryKey({ columns: [table.userId, table.leadId, table.position] }),
    foreignKey({
      columns: [table.userId, table.leadId],
      foreignColumns: [leads.userId, leads.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Which status a lead had when. Rows are only ever added (a trigger refuses UPDATE) and outlive the
 * lead: they hold none of its content. They go with the account.
 */
export const leadStatusHistory = pgTable(
  'lead_status_history',
  {
    userId: text('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id').notNull(),
    /** `null` at the lead's creation. */
    fromStatus: text('from_status', { enum: LEAD_STATUSES }),
    toStatus: text('to_status', { enum: LEAD_STATUSES }).notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: moment('changed_at').notNull().default(clock),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('lead_status_history_by_lead').on(table.userId, table.leadId, table.id),
  ],
);

export const pitches = pgTable(
  'pitches',
  {
    userId: text('user_id').notNull(),
    id: uuid('id').notNull(),
    /** A pitch that was written for a lead belongs to it, as its notes do. */
    leadId: uuid('lead_id'),
    company: text('company').notNull(),
    position: text('position').notNull(),
    content: text('content').notNull(),
    generator: text('generator').notNull(),
    unsupportedClaims: jsonb('unsupported_claims').$type<UnsupportedClaim[]>().notNull(),
    settings: jsonb('settings').$type<PitchSettings>().notNull(),
    createdAt: moment('created_at').notNull().default(clock),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.leadId],
      foreignColumns: [leads.userId, leads.id],
    }).onDelete('cascade'),
    index('pitches_by_created_at').on(table.userId, table.createdAt, table.id),
    index('pitches_by_lead').on(table.userId, table.leadId),
  ],
);

/** How many pitches a user has asked for on a day of UTC. */
export const pitchCounts = pgTable(
  'pitch_counts',
  {
    userId: text('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    pitches: integer('pitches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
