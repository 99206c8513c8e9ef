import { HttpResponse, http } from 'msw/http';
import type { NewProfile, ProfileAnswer, ProfileUpdate } from '#domain/contract.ts';
import type { UserProfile } from '#domain/profile.ts';
import { checkFields } from '../checkFields.ts';
import { mockDb } from '../db.ts';
import { MOCK_USER } from '../mockUser.ts';
import { PROFILE_CHECKS } from '../profileChecks.ts';
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

/** The profile with the changes in it; refused when it lacks what each profile has. */
function changed(profile: UserProfile, changes: ProfileUpdate): UserProfile {
  checkFields(changes, PROFILE_CHECKS);
  const after: UserProfile = {
    ...profile,
    ...changes,
    personalInfo: { ...profile.personalInfo, ...changes.personalInfo },
    skills: { ...profile.skills, ...changes.skills },
    additionalInfo: { ...profile.additionalInfo, ...changes.additionalInfo },
    contactInfo: { ...profile.contactInfo, ...changes.contactInfo },
    valueProps: { ...profile.valueProps, ...changes.valueProps },
  };
  if (!after.personalInfo.name.trim() || !after.personalInfo.email.trim()) {
    throw refusal(400, 'Please fill in required fields (Name and Email)');
  }
  if (!after.professionalSummary.trim()) {
    throw refusal(400, 'Please provide a professional summary');
  }
  if (after.skills.technicalSkills.length === 0) {
    throw refusal(400, 'Please add at least one technical skill');
  }
  return after;
}

function currentProfile(): UserProfile {
  if (!mockDb.profile) throw refusal(404, 'Profile not found.');
  return mockDb.profile;
}

export const profileHandlers = [
  http.get(
    '*/api/user',
    signedIn(() => HttpResponse.json<ProfileAnswer>({ data: currentProfile() })),
  ),

  http.post(
    '*/api/user',
    signedIn(async ({ request }) => {
      const data = changed(EMPTY_PROFILE, await readJson<NewProfile>(request));
      if (mockDb.profile) throw refusal(409, 'A profile exists already.');
      mockDb.profile = data;
      return HttpResponse.json<ProfileAnswer>({ data }, { status: 201 });
    }),
  ),

  http.put(
    '*/api/user',
    signedIn(async ({ request }) => {
      const changes = await readJson<ProfileUpdate>(request);
      const data = changed(currentProfile(), changes);
      mockDb.profile = data;
      return HttpResponse.json<ProfileAnswer>({ data });
    }),
  ),

  http.delete(
    '*/api/user',
    signedIn(() => {
      mockDb.profile = null;
      mockDb.leads = mockDb.leads.filter((lead) => lead.userId !== MOCK_USER.uid);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
