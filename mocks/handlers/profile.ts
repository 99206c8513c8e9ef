import { HttpResponse, http } from 'msw/http';
import type { Changes } from '#domain/changedFields.ts';
import type { NewProfile, ProfileAnswer, ProfileUpdate } from '#domain/contract.ts';
import type { UserProfile } from '#domain/profile.ts';
import { mockDb } from '../db.ts';
import { readJson } from '../readJson.ts';
import { refusal } from '../refusal.ts';
import { signedIn } from '../signedIn.ts';

const EMPTY_PROFILE: UserProfile = {
  personalInfo: { name: '', email: '', location: '', linkedin: '', github: '', portfolio: '' },
  professionalSummary: '',
  yearsOfExperience: 0,
  skills: { technicalSkills: [], softSkills: [], certifications: [] },
  experience: [],
  education: [],
  projects: [],
  additionalInfo: { languages: [], interests: [], achievements: [] },
  contactInfo: { email: '', linkedin: '', location: '' },
  valueProps: { deliveryTime: '', communicationStyle: '', supportAfterDelivery: '', pricing: '' },
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changed fields put into a whole: deep inside nested objects, lists replaced. */
function merged<T extends object>(whole: T, changes: Changes<T>): T {
  const result = { ...whole };
  for (const [key, change] of Object.entries(changes) as [keyof T, unknown][]) {
    const before = result[key];
    result[key] = (
      isObject(before) && isObject(change) ? merged(before, change) : change
    ) as T[keyof T];
  }
  return result;
}

function checkProfile({ personalInfo, professionalSummary, skills }: UserProfile): void {
  if (!personalInfo.name.trim() || !personalInfo.email.trim()) {
    throw refusal(400, 'Please fill in required fields (Name and Email)');
  }
  if (!professionalSummary.trim()) throw refusal(400, 'Please provide a professional summary');
  if (skills.technicalSkills.length === 0) {
    throw refusal(400, 'Please add at least one technical skill');
  }
}

function currentProfile(): UserProfile {
  if (!mockDb.profile) throw refusal(404, 'Profile not found.');
  return mockDb.profile;
}

function keep(profile: UserProfile, status = 200) {
  checkProfile(profile);
  mockDb.profile = profile;
  return HttpResponse.json<ProfileAnswer>({ data: profile }, { status });
}

export const profileHandlers = [
  http.get(
    '*/api/user',
    signedIn(() => HttpResponse.json<ProfileAnswer>({ data: currentProfile() })),
  ),

  http.post(
    '*/api/user',
    signedIn(async ({ request }) => {
      const sent = await readJson<NewProfile>(request);
      if (mockDb.profile) throw refusal(409, 'A profile exists already.');
      return keep(merged(EMPTY_PROFILE, sent), 201);
    }),
  ),

  http.put(
    '*/api/user',
    signedIn(async ({ request }) => {
      const changes = await readJson<ProfileUpdate>(request);
      return keep(merged(currentProfile(), changes));
    }),
  ),

  http.delete(
    '*/api/user',
    signedIn(() => {
      currentProfile();
      mockDb.profile = null;
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
