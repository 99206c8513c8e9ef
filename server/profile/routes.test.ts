import { LIMITS } from '#domain/contract/limits.ts';
import type { ProfileResponse } from '#domain/contract/profile.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  call = callAs(server, await server.createUser());
});

const MINIMUM = {
  personalInfo: { name: 'Mara', email: 'mara@example.com' },
  professionalSummary: 'Builds interfaces.',
  skills: { technicalSkills: ['TypeScript'] },
};

const WHOLE = {
  version: 1,
  personalInfo: {
    name: 'Mara',
    email: 'mara@example.com',
    phone: '',
    location: '',
    linkedin: '',
    github: '',
    portfolio: '',
  },
  professionalSummary: 'Builds interfaces.',
  yearsOfExperience: 0,
  skills: { technicalSkills: ['TypeScript'], softSkills: [], certifications: [] },
  experience: [],
  education: [],
  projects: [],
  additionalInfo: { languages: [], interests: [], achievements: [] },
  contactInfo: { email: '', linkedin: '', location: '' },
  valueProps: { deliveryTime: '', communicationStyle: '', supportAfterDelivery: '', pricing: '' },
  statuses: {},
  rejectionsAreReplies: false,
  proofs: [],
  suggestions: [],
  answers: {
    reason: '',
    field: '',
    relocation: '',
    start: '',
    authorization: '',
    place: '',
    hours: '',
    salary: '',
    salaryWhen: 'asked',
    licenses: '',
  },
};

const notFound = { status: 404, body: { error: 'Profile not found.' } };

describe('POST /api/user', () => {
  it('fills in defaults and returns the whole profile', async () => {
    expect(await call('POST', '/api/user', MINIMUM)).toEqual({
      status: 201,
      body: { data: WHOLE },
    });
    expect(await call('GET', '/api/user')).toEqual({ status: 200, body: { data: WHOLE } });
  });

  it('completes list entries and web addresses, and drops blanks', async () => {
    const { body } = await call('POST', '/api/user', {
      ...MINIMUM,
      skills: { technicalSkills: [' React ', '  ', 'CSS'] },
      experience: [{ title: 'Lead' }],
      education: [{ degree: 'BSc', gpa: '1.3' }],
      projects: [{ name: 'Kontrast', url: 'kontrast.example' }],
    });
    expect((body as ProfileResponse).data).toMatchObject({
      skills: { technicalSkills: ['React', 'CSS'] },
      experience: [
        {
          title: 'Lead',
          company: '',
          location: '',
          startDate: '',
          endDate: '',
          description: '',
          technologies: [],
        },
      ],
      education: [{ degree: 'BSc', institution: '', location: '', graduationYear: '', gpa: '1.3' }],
      projects: [
        { name: 'Kontrast', description: '', technologies: [], url: 'https://kontrast.example' },
      ],
    });
  });

  it.each([
    ['Please fill in required fields (Name and Email)', { personalInfo: { name: 'Mara' } }],
    [
      'personalInfo.email must be an email address.',
      { personalInfo: { name: 'Mara', email: 'mara' } },
    ],
    [
      'personalInfo.linkedin must be a web address that starts with http:// or https://.',
      { personalInfo: { ...MINIMUM.personalInfo, linkedin: 'javascript:alert(1)' } },
    ],
    ['yearsOfExperience must be at most 80.', { yearsOfExperience: 81 }],
    ['yearsOfExperience must be a number.', { yearsOfExperience: null }],
    ['experience[0].salary is not a known field.', { experience: [{ salary: 1 }] }],
    [
      `professionalSummary must be ${LIMITS.profileText} characters or fewer.`,
      { professionalSummary: 'x'.repeat(LIMITS.profileText + 1) },
    ],
    [
      `projects must have ${LIMITS.profileList} entries or fewer.`,
      { projects: Array(LIMITS.profileList + 1).fill({}) },
    ],
  ])('rejects with "%s"', async (error, fields) => {
    const response = await call('POST', '/api/user', { ...MINIMUM, ...fields });
    expect(response).toEqual({ status: 400, body: { error } });
    expect(await call('GET', '/api/user')).toEqual(notFound);
  });
});

describe('PUT /api/user', () => {
  beforeEach(() => call('POST', '/api/user', MINIMUM));

  it('updates only the fields that are sent, in nested objects too, and replaces lists', async () => {
    const { status, body } = await call('PUT', '/api/user', {
      personalInfo: { location: 'Berlin' },
      skills: { technicalSkills: ['CSS'] },
      valueProps: { pricing: 'Daily rate' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        ...WHOLE,
        version: 2,
        personalInfo: { ...WHOLE.personalInfo, location: 'Berlin' },
        skills: { ...WHOLE.skills, technicalSkills: ['CSS'] },
        valueProps: { ...WHOLE.valueProps, pricing: 'Daily rate' },
      },
    });
    expect(await call('GET', '/api/user')).toEqual({ status: 200, body });
  });

  it('changes nothing for an empty update', async () => {
    const unchanged = { ...WHOLE, version: 2 };
    expect(await call('PUT', '/api/user', {})).toEqual({ status: 200, body: { data: unchanged } });
  });

  it('rejects a profile that grows too large, and changes nothing', async () => {
    const experience = Array.from({ length: 30 }, () => ({ description: 'x'.repeat(5_000) }));
    const { body } = await call('PUT', '/api/user', { experience });
    const rejected = await call('PUT', '/api/user', { projects: experience });
    expect(rejected).toMatchObject({
      status: 413,
      body: { error: expect.stringMatching(/^The profile must be 200,000 characters or fewer/) },
    });
    const tooLarge = { ...MINIMUM, experience, projects: experience };
    expect(await call('POST', '/api/user', tooLarge)).toEqual(rejected);
    expect(await call('GET', '/api/user')).toEqual({ status: 200, body });
  });

  it.each([
    ['Please fill in required fields (Name and Email)', { personalInfo: { name: '' } }],
    ['Please provide a professional summary', { professionalSummary: '' }],
    ['Please add at least one technical skill', { skills: { technicalSkills: [] } }],
  ])('rejects with "%s", and changes nothing', async (error, changes) => {
    const response = await call('PUT', '/api/user', { yearsOfExperience: 5, ...changes });
    expect(response).toEqual({ status: 400, body: { error } });
    expect(await call('GET', '/api/user')).toEqual({ status: 200, body: { data: WHOLE } });
  });

  it('applies both of two concurrent updates', async () => {
    await Promise.all([
      call('PUT', '/api/user', { yearsOfExperience: 7 }),
      call('PUT', '/api/user', { contactInfo: { location: 'Wien' } }),
    ]);
    expect(await call('GET', '/api/user')).toMatchObject({
      body: { data: { yearsOfExperience: 7, contactInfo: { location: 'Wien' } } },
    });
  });
});
