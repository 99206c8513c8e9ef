import { type ProfileFormValues, profileToForm } from '#features/profile/index.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { makeResume } from '#mocks/factories/makeResume.ts';
import { applyChoices, fillFromResume, resumeToForm } from './fillFromResume.ts';

const resume = resumeToForm(makeResume()).resume;
const mine = profileToForm(makeProfile());
const titles = ({ experience }: ProfileFormValues) => experience.map(({ title }) => title);
const labels = (values: ProfileFormValues) =>
  fillFromResume(values, resume).differences.map(({ label }) => label);

describe('filling the form', () => {
  test('fills an empty form and leaves nothing to decide', () => {
    const { values, filled, differences } = fillFromResume(profileToForm(null), resume);
    expect(differences).toEqual([]);
    expect(filled).toContainEqual({ path: 'experience', label: 'Experience' });
    expect(values.personalInfo.location).toBe('Oslo, Norway');
    expect(values.yearsOfExperience).toBe('10');
    expect(values.skills.technicalSkills).toContain('Terraform');
    expect(titles(values)).toEqual(['Platform Engineer', 'Systems Administrator']);
  });

  test('never changes a filled field', () => {
    const { values, filled, differences } = fillFromResume(mine, resume);
    expect(values).toEqual(mine);
    expect(filled).toEqual([]);
    expect(differences.map(({ label }) => label)).toEqual([
      'Email',
      'Location',
      'Professional Summary',
      'Technical Skills',
      'Certifications',
      'Experience',
      'Languages',
      'Achievements',
    ]);
  });

  test("an empty resume field isn't a difference", () => {
    const silent = resumeToForm(makeResume({ professionalSummary: '', experience: [] }, 0)).resume;
    const { differences } = fillFromResume(mine, silent);
    expect(differences.map(({ label }) => label)).not.toContain('Professional Summary');
    expect(differences.map(({ label }) => label)).not.toContain('Experience');
  });

  test("the same value in another spelling isn't a difference", () => {
    const { personalInfo } = makeResume().extractedData;
    const same = {
      ...personalInfo,
      location: ' BERGEN, Norway',
      linkedin: mine.personalInfo.linkedin,
    };
    const other = {
      ...mine,
      personalInfo: { ...mine.personalInfo, linkedin: 'linkedin.com/in/ada-moreno/' },
    };
    const filled = resumeToForm(makeResume({ personalInfo: same })).resume;
    const paths = fillFromResume(other, filled).differences.map(({ path }) => path);
    expect(paths).not.toContain('personalInfo.location');
    expect(paths).not.toContain('personalInfo.linkedin');
  });

  test('ignores blank entries, and lists that already have every item', () => {
    const { experience } = profileToForm({ experience: [{ ...resume.experience[0] } as never] });
    const blank = {
      ...mine,
      experience: experience.map((entry) => ({
        ...entry,
        title: '',
        company: '',
        location: '',
        startDate: '',
        description: '',
        technologies: [],
      })),
    };
    expect(titles(fillFromResume(blank, resume).values)).toHaveLength(2);
    const skills = {
      ...mine.skills,
      technicalSkills: ['go', 'terraform', 'KUBERNETES', 'TypeScript', 'C'],
    };
    expect(labels({ ...mine, skills })).not.toContain('Technical Skills');
  });

  test('drops entries without the required fields', () => {
    const nothing = {
      title: ' ',
      company: '',
      location: 'Oslo',
      startDate: '',
      endDate: '',
      description: '',
      technologies: [],
    };
    expect(resumeToForm(makeResume({ experience: [nothing] })).resume.experience).toEqual([]);
  });
});

describe('the choices', () => {
  test('replaces texts and lists', () => {
    const after = applyChoices(mine, resume, {
      'personalInfo.location': 'theirs',
      'skills.technicalSkills': 'theirs',
      experience: 'theirs',
    });
    expect(after.personalInfo).toEqual({ ...mine.personalInfo, location: 'Oslo, Norway' });
    expect(after.skills.technicalSkills).toEqual(resume.skills.technicalSkills);
    expect(after.experience).toEqual(resume.experience);
  });

  test('offers merging only when it adds something', () => {
    const known = resumeToForm(
      makeResume({ experience: makeResume().extractedData.experience.slice(0, 1) }),
    ).resume;
    const canMerge = (from: ProfileFormValues) =>
      fillFromResume(mine, from).differences.find(({ path }) => path === 'experience')?.canMerge;
    expect(canMerge(resume)).toBe(true);
    expect(canMerge(known)).toBe(false);
  });
});
