import {
  accessTokens,
  accounts,
  aiSettings,
  askedReadings,
  calendarFeeds,
  deletedUsers,
  identityKeys,
  interviews,
  knownNetworks,
  lastDeletion,
  leadCounts,
  leadNotes,
  leadPeople,
  leadStatusHistory,
  leads,
  leadViews,
  mailboxes,
  messages,
  oneTimeSecrets,
  passkeys,
  people,
  pitchCounts,
  pitches,
  profiles,
  providerIdentities,
  resumes,
  sessions,
  signInAttempts,
  users,
} from './schema.ts';

/** Where a distributed PostgreSQL (Citus) has each table. Each table of the schema is named once. */
export const LAYOUT = {
  /**
   * On the node of their user. They refer only to rows of the same user, and queries name the user wherever they read or
   * change them. In the order in which they refer to each other.
   */
  byUser: [
    users,
    profiles,
    leads,
    leadCounts,
    leadNotes,
    people,
    leadPeople,
    interviews,
    messages,
    askedReadings,
    leadStatusHistory,
    pitches,
    leadViews,
    aiSettings,
    pitchCounts,
    resumes,
  ],
  /**
   * On the coordinator, since they're found by a secret or because they're due, without their user. They can't refer to users:
   * `deleteUser` deletes them, and what adds one calls `lockUser`.
   */
  lookedUp: [accessTokens, calendarFeeds, mailboxes],
  /** On the coordinator. Deleted with the account that they refer to. */
  ofAccounts: [accounts, sessions, passkeys, providerIdentities, knownNetworks],
  /** On the coordinator. No user's. */
  shared: [deletedUsers, oneTimeSecrets, signInAttempts, identityKeys, lastDeletion],
};
