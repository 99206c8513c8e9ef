import { PITCH_LENGTHS, PITCH_TONES, PITCH_TYPES } from './contract/enums.ts';
import type { UserProfile } from './contract/profile.ts';
import { ADA, job, write } from './draftSample.ts';
import { EMPTY_PROFILE } from './profile.ts';

it.each([
  [
    { experience: [job('Founder, CEO (part-time)', 'Nexus AI, LLC', '2020')] },
    'I have 11 years of experience and work as Founder at Nexus AI.',
  ],
  [
    { experience: [job('Cook', 'THE COPPER KITCHEN INC.', '2020', '2024')] },
    'I have 11 years of experience, most recently as a Cook at the Copper Kitchen.',
  ],
  [
    {
      experience: [
        job('Core Competencies', 'Care', '2020'),
        job('Nurse', 'St. Olav', '2018', '2020'),
      ],
      yearsOfExperience: 0,
    },
    'I was a Nurse at St. Olav until 2020.',
  ],
  [
    { experience: [job('Freelance Designer', 'Self-employed', '2020')], yearsOfExperience: 1 },
    'I have one year of experience and work as a Freelance Designer.',
  ],
  [
    {
      experience: [],
      education: [
        {
          degree: 'MSc, Physics',
          institution: 'University of Oslo',
          location: '',
          graduationYear: '2027',
        },
      ],
    },
    "I'm studying for an MSc in Physics at the University of Oslo.",
  ],
  [
    {
      experience: [],
      education: ['PhD (Psychology', 'Master Studium Technik', 'MA'].map((degree) => ({
        degree,
        institution: degree === 'MA' ? 'The Open University' : 'FH Wels',
        location: '',
        graduationYear: '2015',
      })),
    },
    'I have an MA from the Open University.',
  ],
  [
    {
      experience: [
        job('Non Executive Director', 'Housing Hub', '2019', 'Present'),
        job('VP Engineering', 'Culture Amp', '2021', 'Present'),
      ],
    },
    'I have 11 years of experience and work as VP Engineering at Culture Amp.',
  ],
  [
    {
      experience: [
        job('Baker', 'Arbor', '2015', 'Present'),
        job('Platform Lead', 'Fjordline', '2020', 'Present'),
      ],
    },
    "I'm a Platform Lead at Fjordline.",
  ],
  [
    {
      experience: [job('Baker', 'Arbor', '2021'), job('Data Engineer', 'Kystnett', '2017', '2021')],
      yearsOfExperience: 9,
    },
    "I'm a Baker at Arbor. Earlier, I was a Data Engineer at Kystnett from 2017 to 2021.",
  ],
])('introduces %j as "%s"', (profile, sentence) => {
  expect(write({}, {}, profile)).toContain(sentence);
});

const study = (degree: string, graduationYear: string) => ({
  degree,
  institution: 'University of Oslo',
  location: '',
  graduationYear,
});

it.each([
  [[study('PhD in Physics', 'Expected 2025')], "I'm studying for a PhD in Physics at the"],
  [
    [study('MSc in Physics', '2026')],
    'I finish an MSc in Physics at the University of Oslo in 2026.',
  ],
  [[study('PhD in Physics', ''), study('BSc in Physics', '2018')], 'I have a BSc in Physics from'],
  [[study('Software Developer in ICT', '2018')], "Hello Maja,\n\nI'm applying for"],
  [[study('Physics Major', '2018')], "Hello Maja,\n\nI'm applying for"],
])('says only of finished degrees that the user has them: %j', (education, sentence) => {
  const text = write({}, {}, { experience: [], education });
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/have a PhD/);
});

it('leaves out a name that looks misread, and an employer that is missing', () => {
  const experience = [job('Cook', 'UNiVERSiTÉ DU QUÉBEC', '2020')];
  const text = write({}, { company: '', position: 'Cook (m' }, { experience });
  expect(text).toContain("work as a Cook. I'm applying for a position.");
});

it('states the terms of the profile in a proposal for a project, and not to a job posting', () => {
  const valueProps = { ...ADA.valueProps, deliveryTime: 'Two weeks' };
  const project = { category: 'freelance-project', position: 'Need a “quick” logo' };
  const text = write({ type: 'proposal' }, project, { valueProps });
  expect(text).toContain("I'm writing about “Need a ‘quick’ logo” at Northwind Traders.");
  expect(text).toContain('- Delivery: Two weeks');
  expect(write({ type: 'proposal' }, {}, { valueProps })).not.toMatch(/Delivery|I'm writing about/);
});

it.each([
  ['Mr. Smith', 'Hello Mr. Smith,', 'Dear Mr. Smith,'],
  ['Maja Solberg', 'Hello Maja,', 'Dear Maja Solberg,'],
  ['Northwind Traders', 'Hello Northwind Traders team,', 'Dear Hiring Manager,'],
])('greets the contact "%s"', (contactName, informal, formal) => {
  expect(write({}, { contactName }).split('\n')[0]).toBe(informal);
  expect(write({ tone: 'formal' }, { contactName }).split('\n')[0]).toBe(formal);
});

it.each([
  ['Developer | AWS | Remote', 'Acme®', 'the Developer position at Acme.'],
  ['Job Opening: Barista', 'Acme, Inc.', 'the Barista position at Acme.'],
  [
    'MARKETING COORDINATOR - Acme - Boston, MA',
    'Acme',
    'the Marketing Coordinator position at Acme.',
  ],
  ['Cook', 'COPPERLINE SYSTEMS INC.', 'the Cook position at Copperline Systems.'],
  ['Clerk', 'TEXAS A&M UNIVERSITY', 'the Clerk position at Texas A&M University.'],
  ['Tester', 'SAP LABS', 'the Tester position at SAP LABS.'],
  ['CHARGÉ DE COMMUNICATION', 'Acme', 'the Chargé de Communication position at Acme.'],
  ['Tutor', 'University of Kansas', 'the Tutor position at the University of Kansas.'],
  ['Summer Internship', 'Yahoo!', 'the Summer Internship at Yahoo!'],
])('writes about the position "%s" at %s', (position, company, phrase) => {
  expect(write({}, { position, company })).toContain(`applying for ${phrase}`);
});

it("fills in the placeholders of the user's own template and ignores other templates", () => {
  const template = 'Hi {{contact}}, {company} needs {skills}? {Name}';
  expect(write({ template }, { contactName: 'Jonas' })).toBe(
    'Hi Jonas, Northwind Traders AS needs Terraform? Ada Holm',
  );
  expect(write({ template: 'modern' })).toBe(write());
});

it('writes in every type, tone and length for a profile with only the required fields', () => {
  const profile: UserProfile = {
    ...EMPTY_PROFILE,
    personalInfo: { ...EMPTY_PROFILE.personalInfo, name: 'Ann', email: 'ann@example.com' },
    skills: { ...EMPTY_PROFILE.skills, technicalSkills: ['Pruning'] },
  };
  for (const type of PITCH_TYPES) {
    for (const tone of PITCH_TONES) {
      for (const length of PITCH_LENGTHS) {
        const text = write({ type, tone, length }, { description: '', contactName: '' }, profile);
        expect(text).toMatch(/Northwind[\s\S]*Ann/);
        expect(text).not.toMatch(/undefined|null| {2}|\n{3}|pruning/i);
      }
    }
  }
});
