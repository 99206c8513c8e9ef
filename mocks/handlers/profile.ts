import { HttpResponse, http } from 'msw/http';
import type { ProfileChanges, ProfileResponse, UserProfile } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE, profileComplaint, withChanges } from '#domain/profileRules.ts';
import { checkFields } from '../checkFields.ts';
import { mockDb } from '../db.ts';
import { MOCK_USER } from '../mockUser.ts';
import { PROFILE_CHECKS } from '../profileChecks.ts';
import { readJson } from '../readJson.ts';
import { refusal } from '../refusal.ts';
import { signedIn } from '../signedIn.ts';

/** The profile with the changes in it; refused when it lacks what each profile has. */
function changed(profile: UserProfile, changes: ProfileChanges): UserProfile {
  checkFields(changes, PROFILE_CHECKS);
  const after = withChanges(profile, changes);
  const complaint = profileComplaint(after);
  if (complaint !== null) throw refusal(400, complaint);
  return after;
}

function currentProfile(): UserProfile {
  if (!mockDb.profile) throw refusal(404, 'Profile not found.');
  return mockDb.profile;
}

export const profileHandlers = [
  http.get(
    '*/api/user',
    signedIn(() => HttpResponse.json<ProfileResponse>({ data: currentProfile() })),
  ),

  http.post(
    '*/api/user',
    signedIn(async ({ request }) => {
      const data = changed(EMPTY_PROFILE, await readJson<ProfileChanges>(request));
      if (mockDb.profile) throw refusal(409, 'A profile exists already.');
      mockDb.profile = data;
      return HttpResponse.json<ProfileResponse>({ data }, { status: 201 });
    }),
  ),

  http.put(
    '*/api/user',
    signedIn(async ({ request }) => {
      const changes = await readJson<ProfileChanges>(request);
      const data = changed(currentProfile(), changes);
      mockDb.profile = data;
      return HttpResponse.json<ProfileResponse>({ data });
    }),
  ),

  http.delete(
    '*/api/user',
    signedIn(() => {
      mockDb.profile = null;
      mockDb.pitches = [];
      mockDb.leads = mockDb.leads.filter((lead) => lead.userId !== MOCK_USER.uid);
      mockDb.isAccountDeleted = true;
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
