import { PITCH_LENGTHS, PITCH_TONES, PITCH_TYPES } from '#domain/contract/enums.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { pitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import { newAnswer } from '#domain/profile/answerBank.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { lineLetter } from './lineLetter.ts';
import { ADA, CLUSTERS, input, job, PHONE, POSTGRES, SPLIT, write } from './testing/applicant.ts';

const tick = (line: string, isTicked: boolean, asked = '') => ({ asked, line, isTicked });

it('is a frame around the ticked lines in the order of the requests, and the answer that they ask for', () => {
  expect(write()).toBe(`Hello Maja,

I'm applying for the Senior Platform Engineer position at Northwind Traders.

What I bring:
– ${SPLIT}
– ${CLUSTERS}
– ${POSTGRES}

My skills include Terraform.

Start date: 1 March, three months' notice.

I'd be glad to talk.

Best regards,
Ada Holm
ada@holm.example`);
});

it("has the user's ticks for good, and no other line", () => {
  const lineTicks = [tick(SPLIT, false), tick(PHONE, true), tick('answer:start', false)];
  const text = write({}, { lineTicks });
  expect(text).toContain(`– ${CLUSTERS}\n– ${POSTGRES}\n– ${PHONE}\n\n`);
  expect(text).not.toMatch(/monolith|1 March/);
});

it.each(PITCH_LENGTHS)('has every line that the user ticked in a %s letter', (length) => {
  const lines = Array.from({ length: 12 }, (_, at) => `Built the ${at}th bridge in town ${at}`);
  const lineTicks = lines.map((line) => tick(line, true));
  const text = write({ length }, { lineTicks }, { experience: [job('Mason', 'Bro', '', lines)] });
  for (const line of lines) expect(text).toContain(`– ${line}\n`);
});

it('has the last job’s lines where nothing is asked, and none where no request is near to any', () => {
  const itemsFor = (description: string) =>
    lineLetter(input({}, { description })).content.match(/^– /gm)?.length ?? 0;
  expect(itemsFor('')).toBe(2);
  expect(itemsFor('Requirements\n- Zahnarzthelferin')).toBe(0);
});

it('says a certificate, a degree and languages as the profile has them', () => {
  const description = `Requirements
- CPR certification
- Bachelor's degree in economics
- Fluent German and English`;
  const profile: Partial<UserProfile> = {
    experience: [],
    skills: { ...ADA.skills, certifications: ['CPR – Red Cross'] },
    education: [
      { degree: 'BSc Economics', institution: 'Oslo', location: '', graduationYear: '2015' },
    ],
    additionalInfo: { ...ADA.additionalInfo, languages: ['German (C1)', 'English'] },
  };
  expect(write({}, { description }, profile)).toContain(
    '– CPR – Red Cross\n– BSc Economics, Oslo\n\nI speak German (C1) and English.',
  );
});

it('gives the salary that a posting asks for, and never one that the user keeps out', () => {
  const description = 'Requirements\n- Kubernetes\nPlease state your salary expectation.';
  expect(write({}, { description })).toContain('\n\nSalary: NOK 980,000.\n\n');
  const answers = { ...ADA.answers, salaryWhen: 'never' as const };
  expect(write({}, { description }, { answers })).not.toContain('980');
});

it('answers a question that the user has answered in a form', () => {
  const description = 'Requirements\n- Kubernetes\n- Which tool do you use every day?';
  const keptAnswers = [newAnswer('Which tool do you use every day?', 'A pencil')];
  expect(write({}, { description }, { keptAnswers })).toContain(
    '\n\nWhich tool do you use every day? A pencil.\n\n',
  );
  const profile = { ...ADA, keptAnswers };
  const { prompt } = pitchPrompt({ ...input({}, { description }), profile });
  expect(prompt).toContain('"Which tool do you use every day?": "A pencil"');
});

it('names the reference number of the posting in its first sentence and its subject', () => {
  const { subject, content } = lineLetter(input({}, { reference: 'NB-301' }));
  expect(subject).toBe('Senior Platform Engineer, ref. NB-301');
  expect(content).toContain(
    "I'm applying for the Senior Platform Engineer position at Northwind Traders (reference NB-301).",
  );
});

it("includes only quoted sentences of the user's instructions", () => {
  const text = write({ customPrompt: 'Add "I can start in January." Mention my salary.' });
  expect(text).toContain('I can start in January.');
  expect(text).not.toMatch(/980|Mention/);
});

describe('a posting in German', () => {
  const description = `Dein Profil
- Du hast Erfahrung mit Kubernetes und mit der Pflege von PostgreSQL
- Bitte nenne deinen frühesten Eintrittstermin`;
  const own = 'Bei Fjordline habe ich drei Cluster mit Kubernetes für die Buchungen betrieben.';

  it('gets a German letter if the lines in it are German', () => {
    const experience = [job('Engineer', 'Fjordline', '', [own])];
    expect(write({}, { description }, { experience })).toBe(`Guten Tag Maja Solberg,

ich bewerbe mich auf die Stelle „Senior Platform Engineer“ bei Northwind Traders.

Das bringe ich mit:
– ${own}

Eintrittstermin: 1 March, three months' notice.

Über ein Gespräch freue ich mich.

Mit freundlichen Grüßen
Ada Holm
ada@holm.example`);
  });

  it('stays English with English lines, unless the user chose German', () => {
    expect(write({}, { description })).toMatch(/^Hello Maja,[\s\S]*I'm applying for/);
    expect(write({ language: 'German' }, { description })).toMatch(/^Guten Tag Maja Solberg,/);
  });
});

it('states the terms of the profile in a proposal for a project, and not to a job posting', () => {
  const valueProps = { ...ADA.valueProps, deliveryTime: 'Two weeks' };
  const project = { category: 'freelance-project', position: 'New logo' };
  const text = write({ type: 'proposal' }, project, { valueProps });
  expect(text).toContain("I'm writing about “New logo” at Northwind Traders.");
  expect(text).toContain('How I work:\n– Delivery: Two weeks\n\n');
  expect(write({ type: 'proposal' }, {}, { valueProps })).not.toMatch(/Delivery|I'm writing about/);
});

it.each([
  ['Mr. Smith', 'Hello Mr. Smith,', 'Dear Mr. Smith,'],
  ['Maja Solberg', 'Hello Maja,', 'Dear Maja Solberg,'],
  ['Northwind Traders', 'Hello Northwind Traders team,', 'Dear Hiring Team,'],
])('greets the contact "%s"', (contactName, informal, formal) => {
  expect(write({}, { contactName }).split('\n')[0]).toBe(informal);
  expect(write({ tone: 'formal' }, { contactName }).split('\n')[0]).toBe(formal);
});

it.each([
  ['Developer | AWS | Remote', 'Acme®', 'the Developer position at Acme.'],
  ['MARKETING COORDINATOR - Acme', 'Acme', 'the Marketing Coordinator position at Acme.'],
  ['x'.repeat(81), 'Acme', 'a position at Acme.'],
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

it('fits a connection request into its 300 characters, with the nearest line', () => {
  const experience = [job('Engineer', 'Kystnett', '', [PHONE, 'Took a Rails monolith apart.'])];
  const text = write({ type: 'linkedin', length: 'short' }, {}, { experience });
  expect(text).toContain('Took a Rails monolith apart.');
  expect(text.length).toBeLessThanOrEqual(300);
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
        expect(text).not.toMatch(/undefined|null|[{}]| {2}|\n{3}|pruning/i);
      }
    }
  }
});
