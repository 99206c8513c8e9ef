import {
  newProfileSchema,
  profileQuerySchema,
  profileUpdateSchema,
  type StoredProfile,
  type UserProfile,
} from '#domain/contract/profile.ts';
import {
  isTooLarge,
  PROFILE_TOO_LARGE,
  profileProblem,
  withChanges,
} from '#domain/profile/profile.ts';
import { mockDb } from '../db.ts';
import { conflictResponse, errorResponse } from '../errorResponse.ts';
import { created, mockApi } from '../mockApi.ts';
import { MOCK_USER } from '../mockUser.ts';
import { parseBody, parseQuery } from '../parseRequest.ts';

/** The profile, when it's complete and not too large. Throws the 400 or 413 otherwise. */
function complete(profile: UserProfile): UserProfile {
  const problem = profileProblem(profile);
  if (problem !== null) throw errorResponse(400, problem);
  if (isTooLarge(profile)) throw errorResponse(413, PROFILE_TOO_LARGE);
  return profile;
}

function currentProfile(): StoredProfile {
  if (!mockDb.profile) throw errorResponse(404, 'Profile not found.');
  return mockDb.profile;
}

export const profileHandlers = [
  mockApi.get('/user', ({ request }) => {
    const { optional } = parseQuery(request, profileQuerySchema);
    return { data: optional ? mockDb.profile : currentProfile() };
  }),

  mockApi.post('/user', async ({ request }) => {
    const data = { ...complete(await parseBody(request, newProfileSchema)), version: 1 };
    if (mockDb.profile) throw errorResponse(409, 'You already have a profile.');
    mockDb.profile = data;
    return created({ data });
  }),

  mockApi.put('/user', async ({ request }) => {
    const { version: base, ...changes } = await parseBody(request, profileUpdateSchema);
    const { version, ...profile } = currentProfile();
    if (base !== undefined && base !== version) throw conflictResponse({ ...profile, version });
    const data = { ...complete(withChanges(profile, changes)), version: version + 1 };
    mockDb.profile = data;
    return { data };
  }),

  mockApi.delete('/user', () => {
    mockDb.profile = null;
    mockDb.pitches = [];
    mockDb.resumes = [];
    mockDb.leads = mockDb.leads.filter((lead) => lead.userId !== MOCK_USER.uid);
    mockDb.isAccountDeleted = true;
  }),
];
