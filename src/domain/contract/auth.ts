import { z } from 'zod';
import { maxLength, notEmpty, requiredLine, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';

/* Sessions, passwords and passkeys of the server's own identity provider. */

/** POST /auth/sign-out. */
export const signOutSchema = z
  .strictObject({ refreshToken: z.string().check(notEmpty(), maxLength(LIMITS.refreshToken)) })
  .meta({ id: 'SignOut' });

/** GET /auth/password. `none`: the account was made by a sign-in provider. `off`: the server has no passwords. */
export const passwordStateSchema = z
  .strictObject({ data: z.enum(['set', 'none', 'off']) })
  .meta({ id: 'PasswordState' });
export type PasswordState = z.output<typeof passwordStateSchema>['data'];

/** PUT /auth/password. */
export const passwordChangeSchema = z
  .strictObject({
    currentPassword: z
      .string()
      .check(maxLength(LIMITS.password))
      .describe('Empty for an account that has none.'),
    newPassword: z
      .string()
      .describe(`At least ${LIMITS.minPassword} characters, not a common one.`),
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.input<typeof passwordChangeSchema>;

/** GET /auth/methods. */
export const signInMethodsSchema = z
  .strictObject({
    data: z.strictObject({
      passwords: z.boolean(),
      provider: z
        .strictObject({ name: z.string() })
        .nullable()
        .describe('A sign-in provider, such as the one of a company; GET /auth/provider opens it.'),
      origin: z
        .string()
        .describe(
          'Where the provider and passkeys work: they know the server by this origin only.',
        ),
    }),
  })
  .meta({ id: 'SignInMethods' });
export type SignInMethods = z.output<typeof signInMethodsSchema>['data'];

const passkeySchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    createdAt: timestamp(),
    lastUsedAt: timestamp().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkeySchema>;

/** GET /auth/passkeys. */
export const passkeysSchema = z
  .strictObject({ data: z.array(passkeySchema) })
  .meta({ id: 'Passkeys' });

/** Options and responses of a browser's passkeys, as the WebAuthn standard defines them in JSON. */
export const webAuthnJson = z.record(z.string(), z.unknown()).meta({ id: 'WebAuthnJson' });

/** POST /auth/passkeys/options and POST /auth/passkey/options. */
export const passkeyOptionsSchema = z
  .strictObject({ data: webAuthnJson })
  .meta({ id: 'PasskeyOptions' });

/** What a browser's passkey responds. The id is looked up; the rest is checked with the signature. */
const credential = z
  .looseObject({
    id: z
      .string()
      .check(maxLength(LIMITS.credentialId))
      .regex(/^[\w-]+$/, 'must be base64url'),
  })
  .meta({ id: 'WebAuthnCredential' });

const passkeyName = () => requiredLine(LIMITS.passkeyName);

/** POST /auth/passkeys. */
export const newPasskeySchema = z
  .strictObject({ name: passkeyName(), credential })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.input<typeof newPasskeySchema>;

/** PUT /auth/passkeys/{id}. */
export const passkeyNameSchema = z
  .strictObject({ name: passkeyName() })
  .meta({ id: 'PasskeyName' });

/** POST /auth/passkey. */
export const passkeySignInSchema = z.strictObject({ credential }).meta({ id: 'PasskeySignIn' });

/** GET /auth/identities. */
export const providerIdentitiesSchema = z
  .strictObject({
    data: z.array(
      z.strictObject({
        id: z.string(),
        provider: z.string().describe('Its name, or its host if it is no longer the one here.'),
        email: z.string().describe('The address there at the last sign-in; empty if unknown.'),
        createdAt: timestamp(),
        lastUsedAt: timestamp().nullable(),
        canSignIn: z.boolean().describe('Whether the provider is still the one of this server.'),
      }),
    ),
  })
  .meta({ id: 'ProviderIdentities' });
export type ProviderIdentity = z.output<typeof providerIdentitiesSchema>['data'][number];

/** POST /auth/code. */
export const codeCheckSchema = z
  .strictObject({ code: z.string().check(maxLength(LIMITS.refreshToken)) })
  .meta({ id: 'CodeCheck' });
export const codeAccountSchema = z
  .strictObject({ data: z.strictObject({ email: z.string() }) })
  .meta({ id: 'CodeAccount' });

/** The response of a sign-in that proves who the user is; the code starts one session within a minute. */
export const signInCodeSchema = z
  .strictObject({ data: z.strictObject({ code: z.string() }) })
  .meta({ id: 'SignInCode' });
