import type { Data } from '#domain/contract/fields.ts';
import type { StoredProfile } from '#domain/contract/profile.ts';
import { suiteServer } from '../testing/suiteServer.ts';

const { call } = suiteServer();

const MINIMUM = {
  personalInfo: { name: 'Mara', email: 'mara@example.com' },
  professionalSummary: 'Builds interfaces.',
  skills: { technicalSkills: ['TypeScript'] },
};

describe('POST /api/user', () => {
  it('completes list entries and web addresses, and drops blanks', async () => {
    const { body } = await call('POST', '/api/user', {
      ...MINIMUM,
      skills: { technicalSkills: [' React ', '  ', 'CSS'] },
      experience: [{ title: 'Lead' }],
      education: [{ degree: 'BSc', gpa: '1.3' }],
      projects: [{ name: 'Kontrast', url: 'kontrast.example' }],
    });
    expect((body as Data<StoredProfile>).data).toMatchObject({
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
});

describe('PUT /api/user', () => {
  beforeEach(() => call('POST', '/api/user', MINIMUM));

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
});
