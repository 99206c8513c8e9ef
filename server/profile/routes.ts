import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ProfileChanges, ProfileResponse, UserProfile } from '#domain/contract/profile.ts';
import { newProfileSchema, profileUpdateSchema } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE, profileComplaint, withChanges } from '#domain/profileRules.ts';
import { userOf } from '../auth/authentication.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { deleteUser } from './deleteUser.ts';
import { addProfile, changeProfile, findProfile } from './repository.ts';

const profileNotFound = () => new HttpError(404, 'Profile not found.');

/** The changed profile, if it is still one. Throws the 400 that says what it lacks. */
function changed(profile: UserProfile, changes: ProfileChanges): UserProfile {
  const after = withChanges(profile, changes);
  const complaint = profileComplaint(after);
  if (complaint !== null) throw new HttpError(400, complaint);
  return after;
}

/** The calls on the user's profile (product spec, section 7); types in src/domain/contract.ts. */
export const profileRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get('/', { config: { call: 'getProfile' } }, async (request): Promise<ProfileResponse> => {
    const data = await findProfile(db, userOf(request).uid);
    if (!data) throw profileNotFound();
    return { data };
  });

  app.post(
    '/',
    { config: { call: 'createProfile' }, schema: { body: newProfileSchema } },
    async (request, reply) => {
      const data = changed(EMPTY_PROFILE, request.body);
      const isNew = await addProfile(db, userOf(request).uid, data);
      if (!isNew) throw new HttpError(409, 'A profile exists already.');
      reply.code(201);
      return { data } satisfies ProfileResponse;
    },
  );

  app.put(
    '/',
    { config: { call: 'updateProfile' }, schema: { body: profileUpdateSchema } },
    async (request): Promise<ProfileResponse> => {
      const change = (profile: UserProfile) => changed(profile, request.body);
      const data = await changeProfile(db, userOf(request).uid, change);
      if (!data) throw profileNotFound();
      return { data };
    },
  );

  app.delete('/', { config: { call: 'deleteUser' } }, async (request, reply) => {
    await deleteUser(db, userOf(request).uid);
    return reply.code(204).send();
  });
};
