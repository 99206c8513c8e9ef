import { PITCH_LENGTHS, PITCH_TYPES } from '#domain/contract/enums.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { Posting } from '#domain/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { writeFromTemplate } from './templateWriter.ts';

const SETTINGS: PitchSettings = {
  type: 'email',
  tone: 'professional',
  length: 'medium',
  platform: 'general',
  template: '',
  customPrompt: '',
};

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
  writeFromTemplate({
    profile: { ...DEMO_PROFILE, ...profile },
    posting: { ...POSTING, ...posting },
    settings: { ...SETTINGS, ...settings },
  });

it('writes an email from what the profile and the posting have in common', () => {
  expect(write()).toBe(`Hello Jonas,

I'm writing about the Senior Frontend Engineer position at Helio Grid.

Your description mentions TypeScript and React, which I have experience with.

I have 11 years of experience. As Lead Frontend Engineer at Wetterstein Systems, I led the rebuild of a customer portal; support calls fell by a third.

Do you have 15 minutes for a call in the next few days?

Best regards,
Mara Lindqvist
${DEMO_PROFILE.personalInfo.email}
https://mara-lindqvist.example`);
});

it('writes a long, formal cover letter', () => {
  const text = write({ type: 'cover-letter', tone: 'formal', length: 'long' });
  expect(text).toBe(`Dear Dr. Jonas Petersen,

I am writing to express my interest in the Senior Frontend Engineer position at Helio Grid.

A brief summary of my background: Frontend engineer with an eye for type and a liking for plain words.

Your description mentions TypeScript and React, with which I have experience. My skills also include accessibility, PostgreSQL, and design systems.

I have 11 years of experience. As Lead Frontend Engineer at Wetterstein Systems, I led the rebuild of a customer portal; support calls fell by a third.

A relevant example of my work is Kontrast, a small tool that finds text that is hard to read. You can see it here: https://kontrast.example

An achievement worth mentioning: Speaker at two accessibility conferences.

I would welcome the opportunity to discuss what I could contribute to Helio Grid. Thank you for your consideration.

Sincerely,
Mara Lindqvist
${DEMO_PROFILE.personalInfo.email}
https://mara-lindqvist.example`);
});

it('grows with the length', () => {
  for (const type of PITCH_TYPES) {
    const lengths = PITCH_LENGTHS.map((length) => write({ type, length }).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(3);
  }
});

it('changes with the tone', () => {
  expect(write({ tone: 'formal' })).toContain('Dear Dr. Jonas Petersen,');
  expect(write({ tone: 'casual' })).toMatch(/^Hey Jonas,[\s\S]*Cheers,/);
  expect(write({ tone: 'friendly' }, { contactName: '' })).toContain('Hi Helio Grid team,');
});

it('fits a short LinkedIn message into a connection request', () => {
  const text = write({ type: 'linkedin', length: 'short', tone: 'casual' });
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toContain('Senior Frontend Engineer');
  expect(write({ platform: 'twitter', length: 'long' }).length).toBeLessThanOrEqual(300);
});

it('says that the description mentions a skill only if it does', () => {
  const text = write({ length: 'long' }, { description: 'React.', tags: ['PostgreSQL'] });
  expect(text).toContain('Your description mentions React, which I have experience with.');
  expect(text).toContain("I'd also bring skills in PostgreSQL, TypeScript, accessibility, and");
  expect(write({}, { description: '' })).not.toContain('description');
});

it.each([
  ['Go', 'Go ahead and apply.', false],
  ['Go', 'We write Go and SQL.', true],
  ['React', 'You react quickly to incidents.', false],
  ['React', 'React, and a lot of it.', true],
  ['Excel', 'A place to excel.', false],
  ['Swift', 'swift, SwiftUI', false],
  ['R', 'Our R&D team is small.', false],
  ['C', 'You write C and C++.', true],
  ['Rest', 'Take a rest.', false],
  ['accessibility', 'Accessibility matters to us.', true],
])('mentions %s for the description "%s": %s', (skill, description, isMentioned) => {
  const skills = { ...DEMO_PROFILE.skills, technicalSkills: [skill] };
  expect(write({}, { description }, { skills }).includes('description mentions')).toBe(isMentioned);
});

describe('with a custom prompt', () => {
  it.each([
    ['leave out my years of experience', '11 years'],
    ['no links', 'https://'],
    ["don't mention my email", DEMO_PROFILE.personalInfo.email],
    ['omit my skills', 'TypeScript'],
    ['skip the summary', 'eye for type'],
    ['leave out Wetterstein Systems', 'Wetterstein'],
    ['leave out React', 'React'],
    ['skip projects', 'Kontrast'],
    ['skip my achievements', 'Speaker'],
  ])('it can "%s"', (customPrompt, text) => {
    const settings = { type: 'cover-letter', length: 'long' } as const;
    expect(write(settings)).toContain(text);
    expect(write({ ...settings, customPrompt })).not.toContain(text);
  });

  it('leaves the price out of a proposal', () => {
    const customPrompt = 'Leave out salary and pricing';
    expect(write({ type: 'proposal', customPrompt })).not.toContain('Pricing');
  });

  it('includes a sentence before the closing', () => {
    const customPrompt = 'Include "I can start in March."';
    expect(write({ customPrompt })).toContain('third.\n\nI can start in March.\n\nDo you have');
  });
});

it('states the terms from the profile in a proposal', () => {
  const text = write({ type: 'proposal' }, { position: 'Brand refresh' });
  expect(text).toContain('“Brand refresh” at Helio Grid');
  expect(text).toContain('- Delivery: A first working version within two weeks');
  expect(text).toContain('- Pricing: Daily rate, or a fixed price for a fixed scope');
});

it.each([
  ['Dr. Jonas Petersen', 'Hello Jonas,', 'Dear Dr. Jonas Petersen,'],
  ['Mr. Smith', 'Hello Mr. Smith,', 'Dear Mr. Smith,'],
  ['Dr. med. Schmidt', 'Hello Dr. Schmidt,', 'Dear Dr. Schmidt,'],
  ['Smith, John', 'Hello John,', 'Dear John Smith,'],
  ['Alex Kim, PhD', 'Hello Alex,', 'Dear Alex Kim,'],
  ['Alex Kim (they/them)', 'Hello Alex,', 'Dear Alex Kim,'],
  ['🚀 ALEX KIM | Hiring!', 'Hello Alex,', 'Dear Alex Kim,'],
  ['ana maria', 'Hello Ana,', 'Dear Ana Maria,'],
  ['Jean-Luc O’Neill', 'Hello Jean-Luc,', 'Dear Jean-Luc O’Neill,'],
  ['Hiring Team', 'Hello Hiring Team,', 'Dear Hiring Team,'],
  ['HR Department', 'Hello HR Department,', 'Dear HR Department,'],
  ['Recruiting', 'Hello Recruiting team,', 'Dear Recruiting team,'],
  ['Recruiting at Acme', 'Hello Recruiting at Acme,', 'Dear Recruiting at Acme,'],
  ['???', 'Hello Helio Grid team,', 'Dear Helio Grid team,'],
])('greets the contact "%s"', (contactName, informal, formal) => {
  expect(write({}, { contactName }).split('\n')[0]).toBe(informal);
  expect(write({ tone: 'formal' }, { contactName }).split('\n')[0]).toBe(formal);
});

it.each([
  ['Developer (m/f/d)', 'Acme', 'the Developer position at Acme.'],
  ['Developer (all genders)', 'Acme', 'the Developer position at Acme.'],
  ['The Editor’s Assistant', 'Acme', 'the Editor’s Assistant position at Acme.'],
  ['Open position: Barista', 'Acme', '“Open position: Barista” at Acme.'],
  ['Engineer at Acme', 'Acme', 'the Engineer position at Acme.'],
  ['Need a “quick” logo role', 'Acme', '“Need a ‘quick’ logo role” at Acme.'],
  ['Engineer', 'Acme Inc.', 'the Engineer position at Acme Inc.\n'],
  ['Engineer', 'Yahoo!', 'the Engineer position at Yahoo!\n'],
])('writes about the position "%s" at %s', (position, company, phrase) => {
  expect(write({}, { position, company })).toContain(`about ${phrase}`);
  expect(write({ type: 'cover-letter' }, { position, company })).not.toContain('..');
});

it("doesn't call a team's team a team", () => {
  expect(write({}, { company: 'Growth Team', contactName: '' })).toMatch(/^Hello Growth Team,/);
});

it.each([
  ['Wound care', 'We need wound care.', 'mentions wound care, which'],
  ['Wound care', '', 'skills in wound care.'],
  ['Welding', '', 'skills in welding.'],
  ['Spring boot', '', 'skills in Spring boot.'],
  ['Google ads', '', 'skills in Google ads.'],
  ['Excel', '', 'skills in Excel.'],
  ['Power BI', '', 'skills in Power BI.'],
  ['Project Management', '', 'skills in project management.'],
])('writes the skill "%s" as a word of the sentence', (skill, description, phrase) => {
  const skills = { ...DEMO_PROFILE.skills, technicalSkills: [skill] };
  expect(write({}, { description }, { skills })).toContain(phrase);
});

it('states the years once, and only whole years', () => {
  const professionalSummary = 'Analyst with 7 years of experience in retail.';
  const text = write({ type: 'cover-letter' }, {}, { professionalSummary, yearsOfExperience: 7 });
  expect(text.match(/7 years/g)).toHaveLength(1);
  expect(write({}, {}, { yearsOfExperience: 0.5 })).not.toContain('year');
  expect(write({}, {}, { yearsOfExperience: 1.5 })).toContain('I have 1.5 years');
});

it.each([
  ['Raised $1,200 for charity', 'Another highlight: I raised $1,200 for charity.'],
  ['Shortlisted for a prize', 'Another highlight: Shortlisted for a prize.'],
])('states the achievement "%s"', (achievement, sentence) => {
  const additionalInfo = { ...DEMO_PROFILE.additionalInfo, achievements: [achievement] };
  expect(write({ length: 'long' }, {}, { additionalInfo })).toContain(`\n${sentence}\n`);
});

it.each([
  ['Built an app for shops', 'A relevant example is Stock. I built an app for shops.'],
  ['Inventory for shops.', 'A relevant example is Stock: Inventory for shops.'],
  ['', 'A relevant example is Stock.'],
])('describes a project as "%s"', (description, sentence) => {
  const projects = [{ name: 'Stock', description, technologies: [] }];
  expect(write({ length: 'long' }, {}, { projects })).toContain(`\n${sentence}\n`);
});

it.each([
  ['Self-employed', '', 'I currently work as an Engineer.'],
  ['Various clients', '2020', 'I worked as an Engineer.'],
])('has no employer called %s', (company, endDate, sentence) => {
  const entry = { title: 'Engineer', location: '', startDate: '', description: '' };
  const experience = [{ ...entry, company, endDate, technologies: [] }];
  expect(write({}, {}, { experience })).toContain(`experience. ${sentence}\n`);
});

it.each([
  ['Led the rebuild. Then more.', '', 'As Engineer at Arbor, I led the rebuild.'],
  ['• Increased revenue by 20%\n• More', '', 'As Engineer at Arbor, I increased revenue by 20%.'],
  ['Successfully launched it.', '', 'As Engineer at Arbor, I successfully launched it.'],
  ['Led U.S. sales for Dr. Lee.', '', 'As Engineer at Arbor, I led U.S. sales for Dr. Lee.'],
  ['Responsible for it', 'Present', 'As Engineer at Arbor, I am responsible for it.'],
  ['', 'heute', 'My current role is Engineer at Arbor.'],
  ['Embedded software for trains.', '2020', 'I worked at Arbor as Engineer.'],
  ['Speed and quality of releases', '2020', 'I worked at Arbor as Engineer.'],
  ['Dedicated manager of key clients', '2020', 'I worked at Arbor as Engineer.'],
  ['Promoted to senior after a year', '2020', 'I worked at Arbor as Engineer.'],
  ['Trained in first aid', '2020', 'I worked at Arbor as Engineer.'],
  ['Trained 12 nurses', '2020', 'As Engineer at Arbor, I trained 12 nurses.'],
  ['Responsible for the portal', '', 'As Engineer at Arbor, I am responsible for the portal.'],
  ['Responsible for it', '2020-01', 'As Engineer at Arbor, I was responsible for it.'],
  ['I lead the team.', '', 'My current role is Engineer at Arbor. I lead the team.'],
  ['Frontend work', '', 'My current role is Engineer at Arbor.'],
  ['', '2020-01', 'I worked at Arbor as Engineer.'],
])('turns the experience "%s" into a sentence', (description, endDate, sentence) => {
  const entry = { title: 'Engineer', company: 'Arbor', location: '', startDate: '2018-01' };
  const experience = [{ ...entry, endDate, description, technologies: [] }];
  expect(write({}, {}, { experience })).toContain(`experience. ${sentence}\n`);
});

it("fills in the placeholders of the user's own template and ignores other templates", () => {
  const template = 'Hi {{contact}}, {company} needs {skills}? {Name}';
  expect(write({ template }, { contactName: 'Jonas' })).toBe(
    'Hi Jonas, Helio Grid needs TypeScript, React, accessibility, PostgreSQL, and design systems? Mara Lindqvist',
  );
  expect(write({ template: 'modern' })).toBe(write());
  const ownText = 'Dear team,\n\nplease call me.';
  expect(write({ template: ownText })).toBe(ownText);
  expect(write({ template: 'Hi {contact},' }, { contactName: '' })).toBe('Hi Helio Grid team,');
});

it('writes for a profile with only the required fields', () => {
  const profile: UserProfile = {
    ...EMPTY_PROFILE,
    personalInfo: { ...EMPTY_PROFILE.personalInfo, name: 'Ann', email: 'ann@example.com' },
    professionalSummary: 'Gardener',
    skills: { ...EMPTY_PROFILE.skills, technicalSkills: ['Pruning'] },
  };
  for (const type of PITCH_TYPES) {
    for (const length of PITCH_LENGTHS) {
      const text = write({ type, length }, { description: '', contactName: '' }, profile);
      expect(text).toContain('Helio Grid');
      expect(text).toContain('pruning');
      expect(text).not.toMatch(/undefined|null| {2}|\n{3}|0 years/);
    }
  }
});
