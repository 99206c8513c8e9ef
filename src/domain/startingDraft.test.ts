import { PITCH_LENGTHS } from './contract/enums.ts';
import type { UserProfile } from './contract/profile.ts';
import { coverage, fitsNothing } from './coverage.ts';
import { ADA, CLUSTERS, input, POSTGRES, proof, SPLIT, write } from './draftSample.ts';
import { postingFrom } from './pitchInput.ts';
import { evidenceParagraph } from './startingDraft.ts';

it('says who writes, two proofs with what they are asked for, and the answer that the posting asks for', () => {
  expect(write()).toBe(`Hello Maja,

I have 11 years of experience and work as a Platform Engineer at Fjordline. I'm applying for the Senior Platform Engineer position at Northwind Traders.

You're looking for Rails. ${SPLIT}

You also ask for Kubernetes in production. ${CLUSTERS}

I have experience with Terraform.

I can start on 1 March (three months' notice).

I'd be glad to talk.

Best regards,
Ada Holm
ada@holm.example`);
});

it('uses one proof in a short letter and three in a long one, within their length', () => {
  const count = (text: string) =>
    [SPLIT, CLUSTERS, POSTGRES].filter((one) => text.includes(one)).length;
  const [short = '', medium = '', long = ''] = PITCH_LENGTHS.map((length) => write({ length }));
  expect([short, medium, long].map(count)).toEqual([1, 2, 3]);
  const words = [short, medium, long].map((text) => text.split(/\s+/).length);
  expect(words[0]).toBeLessThan(90);
  expect(words[1]).toBeLessThanOrEqual(180);
  expect(words[2]).toBeLessThanOrEqual(280);
});

it('rebuilds one paragraph for a swapped proof with the same words', () => {
  const line = {
    text: 'Kubernetes in production, including upgrades',
    kind: 'requirement' as const,
    evidence: [],
    answers: [],
  };
  const evidence = { kind: 'proof' as const, id: 'proof:1', text: CLUSTERS, matched: 'Kubernetes' };
  expect(evidenceParagraph(line, evidence, input())).toBe(
    `You also ask for Kubernetes in production. ${CLUSTERS}`,
  );
});

it.each([
  [
    'Kubernetes in production and Kafka under load',
    'I run three Kubernetes clusters.',
    "You're looking for Kubernetes in production. I run",
  ],
  [
    'experience with kubernetes on aws',
    'I moved k8s to Aws.',
    "You're looking for Kubernetes and AWS.",
  ],
  ['terraform and ansible', 'I wrote terraform modules.', "You're looking for Terraform. I wrote"],
  [
    'Prepare Financial Statements and tax returns',
    'At Arbor I wrote the financial statements of 12 companies.',
    'You mention financial statements. At Arbor',
  ],
  ['Administer medication to patients', 'I gave medication to 12 patients a day.', '\n\nI gave'],
])('names of the request "%s" what the sentence "%s" shows', (line, sentence, expected) => {
  const description = `Requirements\n- ${line}`;
  const text = write({}, { description }, { proofs: [proof(sentence)] });
  expect(text).toContain(expected);
  expect(text).not.toMatch(/Kafka|Ansible|tax returns/i);
});

it('prefers a kept proof to a suggestion, and leaves out evidence that the user removed', () => {
  const removedMatches = [
    { asked: 'You have taken a Rails monolith apart', evidence: `proof:${SPLIT.slice(0, 20)}` },
  ];
  expect(write({}, { removedMatches })).not.toContain('monolith');
});

it('names certificates, degrees and languages only if the posting asks and the profile has them', () => {
  const description = `Requirements
- CPR certification
- Bachelor's degree in economics
- Fluent German and Norwegian`;
  const profile: Partial<UserProfile> = {
    proofs: [],
    skills: { ...ADA.skills, certifications: ['CPR – Red Cross, June 2025', 'Forklift license'] },
    education: [
      {
        degree: 'BSc Economics',
        institution: 'University of Bergen',
        location: '',
        graduationYear: '2015',
      },
    ],
    additionalInfo: { ...ADA.additionalInfo, languages: ['Deutsch (C1)', 'Norwegian', 'French'] },
  };
  expect(write({}, { description }, profile)).toContain(
    'My certifications include CPR. I have a BSc in Economics from the University of Bergen. I speak German (C1) and Norwegian.',
  );
  expect(write({}, { description: '' }, profile)).not.toMatch(/CPR|Economics|German/);
});

it('uses a sentence that the user typed for a line of a posting that is no lead', () => {
  const text = 'I kept twelve slopes open.';
  const asked = 'You have driven a snow groomer';
  const request = {
    company: 'Fjell',
    position: 'Driver',
    description: `Requirements\n- ${asked}`,
    addedMatches: [{ asked, evidence: `proof:${text.slice(0, 20)}` }],
  };
  expect(write({}, postingFrom(request, null), { proofs: [proof(text)] })).toContain(text);
});

it('fills up with the best sentences of the main job, not with work of long ago', () => {
  const description = 'Requirements\n- Terraform';
  const proofs = [
    proof('At Kystnett I wrote 3 booking pages.'),
    proof('At Fjordline I answered the phone.'),
    proof(POSTGRES),
  ];
  expect(write({ length: 'short' }, { description }, { proofs })).toContain(POSTGRES);
  expect(write({}, { description }, { proofs })).not.toContain('Kystnett I');
});

it('only mentions what would be nice to have', () => {
  const description = 'Requirements\n- Kubernetes is an advantage but not required';
  expect(write({}, { description })).toContain('You mention Kubernetes. I run');
});

describe('a posting in German', () => {
  const description = `Dein Profil
- Du hast Erfahrung mit Kubernetes und mit der Pflege von PostgreSQL
- Sehr gute Deutschkenntnisse und ein Abschluss in Informatik`;
  const own = 'Bei Fjordline habe ich drei Cluster mit Kubernetes für die Buchungen betrieben.';
  const additionalInfo = { ...ADA.additionalInfo, languages: ['Deutsch (C1)'] };

  it('gets a German letter if the sentences in it are German', () => {
    expect(
      write({}, { description }, { proofs: [proof(own)], additionalInfo }),
    ).toBe(`Guten Tag Maja Solberg,

Ich arbeite als Platform Engineer bei Fjordline. Ich habe 11 Jahre Berufserfahrung. Ich bewerbe mich auf die Stelle „Senior Platform Engineer“ bei Northwind Traders.

Sie nennen Kubernetes. ${own}

Meine Sprachen: Deutsch (C1).

Über ein Gespräch freue ich mich.

Mit freundlichen Grüßen
Ada Holm
ada@holm.example`);
  });

  it('stays English with English sentences', () => {
    expect(write({}, { description })).toMatch(/^Hello Maja,[\s\S]*I'm applying for/);
  });
});

it('has no examples if nothing fits: who writes, and the answers', () => {
  const description =
    'Requirements\n- Forklift license\n- You repair conveyor belts\nWhen can you start?';
  const lines = coverage(
    [
      { text: 'Forklift license', kind: 'requirement' },
      { text: 'When can you start?', kind: 'logistics' },
    ],
    ADA,
  );
  expect(fitsNothing(lines)).toBe(true);
  expect(fitsNothing([])).toBe(false);
  const text = write({}, { description });
  expect(text).toContain('work as a Platform Engineer at Fjordline');
  expect(text).not.toMatch(/monolith|Kubernetes|PostgreSQL|Terraform/);
});

it("uses facts of the user's wish, and answers that it names", () => {
  const text = write({ customPrompt: 'I can start in January. Mention my salary. Be funny.' });
  expect(text).toContain('My salary expectation is NOK 980,000. I can start in January.');
  expect(text).not.toContain('funny');
  const answers = { ...ADA.answers, salaryWhen: 'never' as const };
  expect(write({ customPrompt: 'Mention my salary' }, {}, { answers })).not.toContain('980');
});
