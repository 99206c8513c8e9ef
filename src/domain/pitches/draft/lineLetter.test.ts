import fc from 'fast-check';
import { PITCH_LENGTHS, PITCH_TONES, PITCH_TYPES } from '#domain/contract/enums.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { coverage, fitsNothing } from '#domain/pitches/asked/coverage.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { evidenceParagraph } from './startingDraft.ts';
import { ADA, CLUSTERS, input, job, proof, SPLIT, write } from './testing/applicant.ts';

it("is a frame around the user's sentences and the answer that the posting asks for", () => {
  expect(write()).toBe(`Hello Maja,

I'm applying for the Senior Platform Engineer position at Northwind Traders.

${SPLIT}

${CLUSTERS}

Start date: 1 March, three months' notice

I'd be glad to talk.

Best regards,
Ada Holm
ada@holm.example`);
});

it('lists lines of the resume as they are, after the proofs, where the posting asks for them', () => {
  const description = [
    'Moved 40 servers to Kubernetes in a year',
    'Answered the office phone daily',
  ];
  const experience = [
    { ...job('Engineer', 'Kystnett', '2015'), description: description.join('\n') },
  ];
  expect(write({}, {}, { experience, proofs: [] })).toContain(
    '\n\nFrom my work:\n- Moved 40 servers to Kubernetes in a year\n\n',
  );
  const evidence = { kind: 'suggestion', id: 'suggestion:1', text: 'Ran it', matched: '' } as const;
  expect(evidenceParagraph(evidence, input(), '')).toBe('From my work:\n- Ran it');
});

it('builds no sentence from a degree, a job, a number of years, a language or a skill', () => {
  const description = `Requirements
- CPR certification
- Bachelor's degree in economics
- Fluent German, 3 years of experience as a cook and Terraform`;
  const profile: Partial<UserProfile> = {
    proofs: [],
    experience: [job('Cook', 'Fjordline', '2010')],
    skills: { ...ADA.skills, certifications: ['CPR – Red Cross'] },
    education: [
      { degree: 'BSc Economics', institution: 'Oslo', location: '', graduationYear: '2015' },
    ],
    additionalInfo: { ...ADA.additionalInfo, languages: ['German (○○○○○)'] },
  };
  expect(write({}, { description }, profile)).toBe(`Hello Maja,

I'm applying for the Senior Platform Engineer position at Northwind Traders.

I'd be glad to talk.

Best regards,
Ada Holm
ada@holm.example`);
});

it('leaves out evidence that the user removed, and a salary that the user never tells', () => {
  const removedMatches = [
    { asked: 'You have taken a Rails monolith apart', evidence: `proof:${SPLIT.slice(0, 20)}` },
  ];
  expect(write({}, { removedMatches })).not.toContain('monolith');
  const description = 'Requirements\n- Kubernetes\nPlease state your salary expectation.';
  expect(write({}, { description })).toContain('\n\nSalary: NOK 980,000\n\n');
  const answers = { ...ADA.answers, salaryWhen: 'never' as const };
  expect(write({}, { description }, { answers })).not.toContain('980');
});

it('names the reference number of the posting', () => {
  expect(write({}, { reference: 'NB-301' })).toContain(
    "I'm applying for the Senior Platform Engineer position at Northwind Traders (reference NB-301).",
  );
});

it('has no examples if nothing fits, and any for a posting that asks for nothing', () => {
  const description = 'Requirements\n- Forklift license\n- You repair conveyor belts';
  const lines = coverage([{ text: 'Forklift license', kind: 'requirement' }], ADA);
  expect(fitsNothing(lines)).toBe(true);
  expect(write({}, { description })).not.toMatch(/monolith|Kubernetes|PostgreSQL|Terraform/);
  expect(write({}, { description: '' })).toContain(SPLIT);
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

  it('gets a German letter if the sentences in it are German', () => {
    expect(write({}, { description }, { proofs: [proof(own)] })).toBe(`Guten Tag Maja Solberg,

Ich bewerbe mich auf die Stelle „Senior Platform Engineer“ bei Northwind Traders.

${own}

Eintrittstermin: 1 March, three months' notice

Über ein Gespräch freue ich mich.

Mit freundlichen Grüßen
Ada Holm
ada@holm.example`);
  });

  it('stays English with English sentences', () => {
    expect(write({}, { description })).toMatch(/^Hello Maja,[\s\S]*I'm applying for/);
  });
});

it('states the terms of the profile in a proposal for a project, and not to a job posting', () => {
  const valueProps = { ...ADA.valueProps, deliveryTime: 'Two weeks' };
  const project = { category: 'freelance-project', position: 'New logo' };
  const text = write({ type: 'proposal' }, project, { valueProps });
  expect(text).toContain("I'm writing about “New logo” at Northwind Traders.");
  expect(text).toContain('How I work:\n- Delivery: Two weeks\n\n');
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

const LOREM = 'I ran the Kubernetes clusters for the sales team at Arbor and cut costs by 20 %.';

it('fits every letter into its length, for any profile and wish', () => {
  const subjects = ['Kubernetes', 'PostgreSQL', 'Kafka', 'Terraform', 'AWS', 'React'];
  const description = `Requirements\n- ${subjects.join('\n- ')}
Please state your earliest start date, your salary expectation and your work authorization.`;
  const most = { short: 89, medium: 180, long: 280 };
  const sizes = fc.array(fc.integer({ min: 20, max: 300 }), { maxLength: 6 });
  fc.assert(
    fc.property(
      sizes,
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(...PITCH_LENGTHS),
      fc.constantFrom(...PITCH_TYPES),
      fc.constantFrom(...PITCH_TONES),
      (proofs, wishes, length, type, tone) => {
        const profile: Partial<UserProfile> = {
          proofs: proofs.map((size, index) =>
            proof(`${subjects[index]}: ${LOREM.repeat(4)}`.slice(0, size), index % 2 === 0),
          ),
        };
        const customPrompt = '"I can start in January and work with your team." '.repeat(wishes);
        const text = write({ length, type, tone, customPrompt }, { description }, profile);
        if (type === 'linkedin' && length === 'short') expect(text.length).toBeLessThanOrEqual(300);
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(most[length]);
        expect(text).toContain('Northwind Traders');
      },
    ),
  );
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
