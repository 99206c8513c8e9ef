import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dataOf } from '#domain/contract/fields.ts';
import {
  newProfileSchema,
  profileQuerySchema,
  profileUpdateSchema,
  storedProfileSchema,
  type UserProfile,
} from '#domain/contract/profile.ts';
import {
  isTooLarge,
  PROFILE_TOO_LARGE,
  profileProblem,
  withChanges,
} from '#domain/profile/profile.ts';
import { userOf } from '../auth/authentication.ts';
import { deleteUser } from '../auth/deleteUser.ts';
import type { Database } from '../db/database.ts';
import { conflict, HttpError } from '../http/httpError.ts';
import { operationsOf } from '../http/operation.ts';
import { conflictResponse, jsonResponse, noContent } from '../http/responses.ts';
import { addProfile, findProfile, updateProfile } from './repository.ts';

const operation = operationsOf('profile');

const profileNotFound = () => new HttpError(404, 'Profile not found.');

/** The profile, when it's complete and not too large. Throws the 400 or 413 otherwise. */
function complete(profile: UserProfile): UserProfile {
  const problem = profileProblem(profile);
  if (problem !== null) throw new HttpError(400, problem);
  if (isTooLarge(profile)) throw new HttpError(413, PROFILE_TOO_LARGE);
  return profile;
}

/** The user's profile and account (product spec, section 7). */
export const profileRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '',
    operation('getProfile', 'Get the profile', {
      description: 'Responds with 404 until the user has created one.',
      querystring: profileQuerySchema,
      response: { 200: jsonResponse('The profile.', dataOf(storedProfileSchema.nullable())) },
      errors: [404],
    }),
    async (request) => {
      const data = await findProfile(db, userOf(request).uid);
      if (!data && !request.query.optional) throw profileNotFound();
      return { data };
    },
  );

  app.post(
    '',
    operation('createProfile', 'Create the profile', {
      description: 'Requires name, email, summary and a technical skill.',
      body: newProfileSchema,
      response: { 201: jsonResponse('The new profile.', dataOf(storedProfileSchema)) },
      errors: [409],
    }),
    async (request) => {
      const data = await addProfile(db, userOf(request).uid, complete(request.body));
      if (!data) throw new HttpError(409, 'You already have a profile.');
      return { data };
    },
  );

  app.put(
    '',
    operation('updateProfile', 'Update the profile', {
      description:
        'Send the changed fields only, in nested objects too. Lists are sent whole. The profile must stay complete.',
      body: profileUpdateSchema,
      response: {
        200: jsonResponse('The updated profile.', dataOf(storedProfileSchema)),
        409: conflictResponse(storedProfileSchema),
      },
      errors: [404],
    }),
    async (request) => {
      const { version: base, ...changes } = request.body;
      const data = await updateProfile(db, userOf(request).uid, ({ version, ...profile }) => {
        if (base !== undefined && base !== version) throw conflict({ ...profile, version });
        return complete(withChanges(profile, changes));
      });
      if (!data) throw profileNotFound();
      return { data };
    },
  );

  app.delete(
    '',
    operation('deleteUser', 'Delete the account', {
      description:
        "Deletes all of the user's data: profile, resumes, leads, notes, pitches and history, and the account when the server is its own identity provider. This can't be undone.",
      response: { 204: noContent('The account is deleted.') },
      access: 'session',
    }),
    async (request) => {
      await deleteUser(db, userOf(request).uid);
    },
  );
};
