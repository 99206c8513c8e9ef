import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  AiConnection,
  AiModels,
  AiOverview,
  AiSettingsUpdate,
  AiTest,
  AiTestResult,
  LocalAiResponse,
} from '#domain/contract/ai.ts';
import type { RestoreResponse } from '#domain/contract/archive.ts';
import type {
  NewPasskey,
  Passkey,
  PasswordChange,
  PasswordState,
  ProviderIdentity,
  SignInMethods,
} from '#domain/contract/auth.ts';
import type { CalendarFeed } from '#domain/contract/calendar.ts';
import type {
  MailboxOverview,
  MailboxTestResult,
  MailboxUpdate,
} from '#domain/contract/mailbox.ts';
import type { AccessToken, CreatedToken, NewToken } from '#domain/contract/tokens.ts';
import { showAiUpdate } from './cache.ts';
import { emptyApi } from './emptyApi.ts';
import { endpointShapes, post, put, remove } from './endpointShapes.ts';
import { CALENDAR, NOTHING, PITCH_USAGE, TAG_TYPES } from './tags.ts';

/** The account's part of the table of contents in api.ts: sign-in, calendar, tokens, model, mailbox and the data itself. */
export const accountApi = emptyApi.injectEndpoints({
  endpoints: (build, { read, write } = endpointShapes(build)) => ({
    /** The private feed of follow-ups and interviews; `null` before there is one. */
    getCalendar: read<CalendarFeed | null>('/user/calendar', [CALENDAR]),

    /** Creates the feed, or gives it a new address; the old one ends. */
    createCalendar: write<CalendarFeed | null>('/user/calendar', [CALENDAR]),

    deleteCalendar: write<null>(() => remove('/user/calendar'), [CALENDAR]),

    /** Newest first, with the expired ones. */
    getTokens: read<AccessToken[]>('/tokens', ['tokens'], { freshSeconds: 0 }),

    /** The result is the only copy of the token itself. */
    createToken: write<CreatedToken, NewToken>('/tokens', ['tokens']),

    deleteToken: write<null, string>((id) => remove(`/tokens/${id}`), ['tokens']),

    /** Only when the server is its own identity provider, as all below. Anyone may ask. */
    getSignInMethods: read<SignInMethods>({ url: '/auth/methods', isPublic: true }, []),

    /** Whose account a code signs in to. */
    getCodeAccount: read<{ email: string }, string>(
      (code) => ({ ...post('/auth/code', { code }), isPublic: true, maxRetries: 0 }),
      [],
    ),

    /** The result is for the browser, which finds a passkey of this site. */
    passkeyOptions: write<PublicKeyCredentialRequestOptionsJSON>(
      { ...post('/auth/passkey/options', {}), isPublic: true },
      NOTHING,
    ),

    /** The code starts a session. */
    sendPasskey: write<{ code: string }, object>(
      (credential) => ({ ...post('/auth/passkey', { credential }), isPublic: true }),
      NOTHING,
    ),

    /** Who the user is at sign-in providers. */
    getProviderIdentities: read<ProviderIdentity[]>('/auth/identities', ['identities'], {
      freshSeconds: 0,
    }),

    deleteProviderIdentity: write<null, string>(
      (id) => remove(`/auth/identities/${id}`),
      ['identities'],
    ),

    /** Oldest first. */
    getPasskeys: read<Passkey[]>('/auth/passkeys', ['passkeys'], { freshSeconds: 0 }),

    /** The result is for the browser, and works for five minutes. */
    newPasskeyOptions: write<PublicKeyCredentialCreationOptionsJSON>(
      () => post('/auth/passkeys/options', {}),
      NOTHING,
    ),

    addPasskey: write<null, NewPasskey>('/auth/passkeys', ['passkeys']),

    renamePasskey: write<null, Pick<Passkey, 'id' | 'name'>>(
      ({ id, name }) => put(`/auth/passkeys/${id}`, { name }),
      ['passkeys'],
    ),

    deletePasskey: write<null, string>((id) => remove(`/auth/passkeys/${id}`), ['passkeys']),

    /** The user's model, and what the server offers and allows. */
    getAi: read<AiOverview>('/ai', ['ai']),

    updateAi: write<AiOverview, AiSettingsUpdate>(
      (settings) => put('/ai', settings),
      [PITCH_USAGE],
      showAiUpdate,
    ),

    /** The models that a provider lists. Nothing is saved. */
    getAiModels: read<AiModels & { readAt: number }, AiConnection>(
      (connection) => ({ ...post('/ai/models', connection), maxRetries: 0 }),
      NOTHING,
      {
        transformResponse: ({ data }: { data: AiModels }) => ({ ...data, readAt: Date.now() }),
        freshSeconds: Number.POSITIVE_INFINITY,
        // The argument may have a key.
        keepUnusedDataFor: 0,
      },
    ),

    /** Asks a model for a text and for fields. Nothing is saved. */
    testAi: write<AiTestResult, AiTest>('/ai/test', NOTHING),

    /** The servers for models that run on the server's computer. */
    getLocalAi: read<LocalAiResponse['data']>('/ai/local', ['ai'], { freshSeconds: 0 }),

    getMailbox: read<MailboxOverview>('/mailbox', ['mailbox']),

    updateMailbox: write<MailboxOverview, MailboxUpdate>(
      (mailbox) => put('/mailbox', mailbox),
      ['mailbox', 'messages'],
    ),

    deleteMailbox: write<null>(() => remove('/mailbox'), ['mailbox', 'messages']),

    /** Signs in and looks at the folder. Nothing is saved. */
    testMailbox: write<MailboxTestResult, MailboxUpdate>('/mailbox/test', NOTHING),

    /** Reads new emails now. */
    checkMailbox: write<MailboxOverview>('/mailbox/check', ['mailbox', 'messages']),

    getPasswordState: read<PasswordState>('/auth/password', ['password'], { freshSeconds: 0 }),

    /** Ends the user's other sessions. */
    changePassword: write<null, PasswordChange>(
      (body) => put('/auth/password', body),
      ['password'],
    ),

    /** Adds what the archive has and the account doesn't, all of it or nothing. */
    restoreArchive: write<RestoreResponse['data'], Blob>('/user/restore', (_archive, error) =>
      error ? [] : [...TAG_TYPES],
    ),

    /** Deletes the user's account and data. Nothing is refetched, because the session ends with it. */
    deleteAccount: write<null>(() => remove('/user'), NOTHING),
  }),
});
