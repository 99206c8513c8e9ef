import { PITCH_LENGTHS, PITCH_TONES, PITCH_TYPES } from '#domain/contract/enums.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import type { Experience, UserProfile } from '#domain/contract/profile.ts';
import type { Posting } from '#domain/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { writeStartingDraft } from './startingDraft.ts';

const POSTING: Posting = {
  company: 'Helio Grid',
  position: 'Senior Frontend Engineer',
  description: 'A control room for 1,200 turbines, in React and TypeScript.',
  location: 'Hamburg',
  category: 'job-application',
  compensationRange: '',
  tags: [],
  contactName: 'Dr. Jonas Petersen',
};

const write = (
  settings: Partial<PitchSettings> = {},
  posting: Partial<Posting> = {},
  profile: Partial<UserProfile> = {},
): string =>
  writeStartingDraft({
    profile: { ...DEMO_PROFILE, ...profile },
    posting: { ...POSTING, ...posting },
    settings: {
      type: 'email',
      tone: 'professional',
      length: 'medium',
      platform: 'general',
      template: '',
      customPrompt: '',
      ...settings,
    },
  });

const job = (description: string, changes: Partial<Experience> = {}): Experience => ({
  title: 'Engineer',
  company: 'Arbor',
  location: '',
  startDate: '2018-01',
  endDate: '2020-01',
  description,
  technologies: [],
  ...changes,
});

it('writes greeting, opening, named skills, one deed and the ask', () => {
  expect(write()).toBe(`Hello Jonas,

I'd like to apply for the Senior Frontend Engineer position at Helio Grid. You mention React and TypeScript, and I have experience with both.

As Lead Frontend Engineer at Wetterstein Systems, I led the rebuild of a customer portal; support calls fell by a third.

Do you have 15 minutes for a call in the next few days?

Best regards,
Mara Lindqvist
${DEMO_PROFILE.personalInfo.email}`);
});

it('leaves out summary, years, projects and achievements, and skills that the posting does not name', () => {
  const text = write({ type: 'cover-letter', length: 'long', tone: 'formal' }, { description: '' });
  expect(text).toMatch(/^Dear Dr. Jonas Petersen,\n\nI am writing to apply for/);
  expect(text).not.toMatch(/eye for type|\byears\b|Kontrast|Speaker|TypeScript|mention/);
});

it('fits a short LinkedIn message into a connection request', () => {
  const text = write({ type: 'linkedin', length: 'short', tone: 'casual' });
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/^Hi Jonas, I saw the Senior Frontend Engineer[^\n]*\nMara Lindqvist$/);
  expect(write({ platform: 'twitter', length: 'long' }).length).toBeLessThanOrEqual(300);
});

it.each([
  [['AWS (EC2, S3, Lambda)'], 'We run on AWS.', 'AWS, and I have experience with it'],
  [['AWS (EC2, S3, Lambda)'], 'Files are in S3.', 'S3,'],
  [['Spring Boot'], 'You know Spring, Java and SQL.', 'Spring,'],
  [['ReactJs', 'React'], 'We use React.', 'React, and I have experience with it'],
  [['python', 'Python'], 'Python it is.', 'Python, and I have experience with it'],
  [['k8s'], 'Kubernetes everywhere.', 'Kubernetes,'],
  [['Familiar with JavaScript'], 'JavaScript or Elm.', 'JavaScript,'],
  [['Data Visualization', 'SQL'], 'SQL and data visualization.', 'SQL and data visualization,'],
  [['Wound Care'], 'Wound care, triage.', 'wound care,'],
  [['Go'], 'Go ahead and apply.', null],
  [['Go'], 'We write Go and SQL.', 'Go,'],
  [['React'], 'You react quickly to incidents.', null],
  [['Training', 'Communication skills'], 'Training provided. Communication skills.', null],
  [['Project Management'], 'A project for you.', null],
  [['C'], 'You write C and C++.', 'C,'],
])('names of the skills %j for "%s": %s', (technicalSkills, description, phrase) => {
  const text = write({}, { description }, { skills: { ...DEMO_PROFILE.skills, technicalSkills } });
  if (phrase === null) expect(text).not.toContain('You mention');
  else expect(text).toContain(`You mention ${phrase}`);
});

it.each([
  ['Led the rebuild. Then more.', {}, 'As Engineer at Arbor, I led the rebuild.'],
  ['• Increased sales by 20% a year\n• More', {}, 'I increased sales by 20% a year.'],
  ['Successfully launched two web shops', {}, 'I successfully launched two web shops.'],
  ['Led U.S. sales for Dr. Lee.', {}, 'I led U.S. sales for Dr. Lee.'],
  [
    'Provide care to 20 patients',
    { endDate: '' },
    'As Engineer at Arbor, I provide care to 20 patients.',
  ],
  [
    'Provide care to 20 patients',
    {},
    'As Engineer at Arbor, my job was to provide care to 20 patients.',
  ],
  [
    'Manages a team of five',
    { endDate: 'Present' },
    'As Engineer at Arbor, I manage a team of five.',
  ],
  [
    'Manages budgets and trains new staff',
    { endDate: '' },
    'I currently work as an Engineer at Arbor.',
  ],
  [
    'Teaching classes of 25 students',
    {},
    'My work as Engineer at Arbor included teaching classes of 25 students.',
  ],
  ['Responsible for the whole portal', { endDate: '' }, 'I am responsible for the whole portal.'],
  ['Team Leadership: Managed nine people there', {}, 'I managed nine people there.'],
  ['Rebuilt the checkout of\nthree web shops', {}, 'I rebuilt the checkout of three web shops.'],
  ['Design of a large system', { endDate: '' }, 'I currently work as an Engineer at Arbor.'],
  ['Embedded software for two trains', {}, null],
  ['Promoted to senior after a year', {}, null],
  ['Worked on many things, including', {}, null],
  ['Gestione del personale e dei turni', {}, null],
  [
    'Led the rebuild there',
    { company: 'Self-employed', title: 'Freelance designer' },
    'As a freelance designer, I led',
  ],
  [
    'Led the rebuild there',
    { title: 'DevOps Engineer - Arbor', company: 'Arbor, Inc.' },
    'As DevOps Engineer at Arbor, I led',
  ],
])('turns "%s" %j into "%s"', (description, changes, sentence) => {
  const text = write({}, {}, { experience: [job(description, changes)] });
  if (sentence === null) expect(text).not.toContain('Arbor');
  else expect(text).toContain(sentence);
});

it('chooses the deed that shares most words with the posting, or else the first of the latest job', () => {
  const experience = [
    job('Organized the summer party for staff'),
    job('Answered the phone all day\nBuilt a control room for turbines', { company: 'Kestrel' }),
  ];
  expect(write({}, {}, { experience })).toContain(
    'at Kestrel, I built a control room for turbines.',
  );
  expect(write({}, { description: '', position: 'Cook' }, { experience })).toContain(
    'at Arbor, I organized',
  );
});

it('names a certificate or degree that the posting names, and those of a beginner', () => {
  const skills = { ...DEMO_PROFILE.skills, certifications: ['BLS', 'Forklift license'] };
  expect(write({}, { description: 'BLS required.' }, { skills })).toContain(
    'My credentials include BLS.',
  );
  expect(write({}, { description: 'A degree helps.' })).toContain(
    'I studied at Malmö University (BSc Media Technology).',
  );
  expect(write()).not.toMatch(/credentials|studied/);
  expect(write({}, {}, { experience: [] })).toContain('My credentials include CPACC.');
});

it('puts a quoted sentence of the custom prompt before the ask, word for word, and nothing else of it', () => {
  const customPrompt = 'Mention "I can start in January" and keep it under 120 words';
  expect(write({ customPrompt })).toContain('third.\n\nI can start in January\n\nDo you have');
  expect(write({ customPrompt })).not.toContain('120');
});

it('states the terms of the profile in a proposal', () => {
  const text = write({ type: 'proposal' }, { position: 'Need a “quick” logo' });
  expect(text).toContain("I'm getting in touch about “Need a ‘quick’ logo” at Helio Grid.");
  expect(text).toContain('- Delivery: A first working version within two weeks');
});

it.each([
  ['Mr. Smith', 'Hello Mr. Smith,', 'Dear Mr. Smith,'],
  ['Maja Solberg', 'Hello Maja,', 'Dear Maja Solberg,'],
  ['Helio Grid', 'Hello Helio Grid team,', 'Dear Hiring Manager,'],
  ['grim@tana.example', 'Hello Helio Grid team,', 'Dear Hiring Manager,'],
])('greets the contact "%s"', (contactName, informal, formal) => {
  expect(write({}, { contactName }).split('\n')[0]).toBe(informal);
  expect(write({ tone: 'formal' }, { contactName }).split('\n')[0]).toBe(formal);
});

it.each([
  ['Developer (m/f/d)', 'Acme', 'the Developer position at Acme.'],
  ['The Editor’s Assistant', 'Acme', 'the Editor’s Assistant position at Acme.'],
  ['Job Opening: Barista', 'Acme, Inc.', 'the Barista position at Acme.'],
  [
    'MARKETING COORDINATOR - Acme - Boston, MA',
    'Acme',
    'the Marketing Coordinator position at Acme.',
  ],
  ['Engineer at Acme', 'The Acme Trust', 'the Engineer at Acme position at the Acme Trust.'],
  ['Cook', 'COPPERLINE SYSTEMS INC.', 'the Cook position at Copperline Systems.'],
  ['Clerk', 'TEXAS A&M UNIVERSITY', 'the Clerk position at Texas A&M University.'],
  ['Cook', 'THE KITCHEN TRUST', 'the Cook position at the Kitchen Trust.'],
  ['Teacher', 'ACADEMY OF FINE ARTS', 'the Teacher position at Academy of Fine Arts.'],
  ['Tester', 'SAP LABS', 'the Tester position at SAP LABS.'],
  ['Builder', 'IKEA', 'the Builder position at IKEA.'],
  ['Summer Internship', 'Yahoo!', 'the Summer Internship at Yahoo!.'],
])('writes about the position "%s" at %s', (position, company, phrase) => {
  expect(write({}, { position, company })).toContain(`apply for ${phrase.replace('!.', '!')}`);
});

it("fills in the placeholders of the user's own template and ignores other templates", () => {
  const template = 'Hi {{contact}}, {company} needs {skills}? {Name}';
  expect(write({ template }, { contactName: 'Jonas' })).toBe(
    'Hi Jonas, Helio Grid needs TypeScript, React, Accessibility, PostgreSQL, and Design systems? Mara Lindqvist',
  );
  expect(write({ template: 'modern' })).toBe(write());
  expect(write({ template: 'Hi {contact},' }, { contactName: '' })).toBe('Hi Helio Grid team,');
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
        expect(text).toMatch(/Helio Grid[\s\S]*Ann/);
        expect(text).not.toMatch(/undefined|null| {2}|\n{3}|pruning/i);
      }
    }
  }
});
