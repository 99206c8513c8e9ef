import fc from 'fast-check';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import type { Asked } from './askedFor.ts';
import { type CoveredLine, coverage } from './coverage.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

type Given = Partial<Omit<UserProfile, 'skills'>> & { skills?: Partial<UserProfile['skills']> };

const profileWith = ({ skills, ...given }: Given): UserProfile => ({
  ...EMPTY_PROFILE,
  ...given,
  skills: { ...EMPTY_PROFILE.skills, ...skills },
});

const proof = (text: string, starred = false) => ({ id: text, text, source: '', starred });

const job = (title: string, startDate: string, endDate: string) => ({
  title,
  company: 'Acme',
  location: '',
  startDate,
  endDate,
  description: '',
  technologies: [],
});

const study = (degree: string) => ({ degree, institution: '', location: '', graduationYear: '' });

const cover = (
  text: string,
  given: Given,
  kind: Asked['kind'] = 'requirement',
): CoveredLine['evidence'] =>
  coverage([{ kind, text }], profileWith(given), {}, NOW)[0]?.evidence ?? [];

/** Each evidence as 'kind: text [matched words]'. */
const evidence = (text: string, given: Given): string[] =>
  cover(text, given).map((each) => `${each.kind}: ${each.text} [${each.matched}]`);

describe('proofs', () => {
  it.each([
    ['Experience with Kubernetes in production', 'I run three k8s clusters.', 'Kubernetes'],
    [
      'Administer medication to patients',
      'I gave medication to 12 patients per shift.',
      'medication, patients',
    ],
    [
      'Erstellung von Dienstplänen für die Pflege',
      'Ich habe Dienstpläne für 30 Kollegen in der Pflege geschrieben.',
      'Dienstplänen',
    ],
    [
      'Préparation des plats chauds et des desserts',
      "J'ai préparé les desserts et les plats pour 80 couverts.",
      'plats, desserts',
    ],
    [
      'Facturación y cobro de clientes',
      'Llevé la facturación y el cobro de 200 pedidos.',
      'Facturación, cobro',
    ],
  ])('%s: %s', (line, text, matched) => {
    expect(cover(line, { proofs: [proof(text)] })).toMatchObject([{ text, matched }]);
  });

  it.each([
    ['Strong communication skills in a team', 'I led a team and improved communication.'],
    ['You excel in a fast-paced environment', 'I built reports in Excel.'],
    ['React quickly to incidents', 'I wrote a shop in React.'],
    ['Capacidad de trabajo en equipo', 'Trabajé en un equipo de diez personas.'],
    ['Esprit d’équipe et rigueur', "J'ai travaillé dans une équipe avec rigueur."],
  ])("doesn't match generic words: %s", (line, text) => {
    expect(cover(line, { proofs: [proof(text)] })).toEqual([]);
  });

  it('puts starred ones first, then those that share more, then suggestions, then skills', () => {
    const found = cover('Terraform modules for AWS networks', {
      proofs: [
        proof('I wrote Terraform modules.'),
        proof('I wrote Terraform modules for AWS.'),
        proof('I use Terraform.', true),
      ],
      skills: { technicalSkills: ['Terraform'] },
      experience: [
        {
          ...job('Engineer', '2020', ''),
          description: 'Cut the costs of our AWS networks by 20% with Terraform.',
        },
      ],
    });
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([
      ['proof', 'I use Terraform.'],
      ['proof', 'I wrote Terraform modules for AWS.'],
      ['proof', 'I wrote Terraform modules.'],
      ['suggestion', expect.stringContaining('AWS networks by 20%')],
      ['skill', 'Terraform'],
    ]);
  });
});

describe('skills and credentials', () => {
  it.each([
    ['Fluent JavaScript and SQL', { technicalSkills: ['JS', 'Go'] }, ['skill: JS [JavaScript]']],
    ['Go and Postgres', { technicalSkills: ['PostgreSQL', 'Go'] }, 2],
    ['Knowledge of C++ and Objective-C', { technicalSkills: ['C', 'Java'] }, []],
    ['Go the extra mile', { technicalSkills: ['go'] }, []],
    ['You excel at sales', { technicalSkills: ['Excel'] }, []],
    ['Great communication', { softSkills: ['Communication', 'Teamwork'] }, []],
    ['Wound care on two wards', { technicalSkills: ['Wound care'] }, 1],
    ['Financial advice', { technicalSkills: ['Financial reporting'] }, []],
    [
      'Active RN license and BLS',
      { certifications: ['Registered Nurse, Texas', 'Basic Life Support'] },
      2,
    ],
    ['Staplerschein', { certifications: ['CACES 3'] }, ['credential: CACES 3 [Staplerschein]']],
    ['Valid certification', { certifications: ['Scuba certification'] }, []],
  ] as [string, Partial<UserProfile['skills']>, string[] | number][])(
    '%s',
    (line, skills, expected) => {
      const found = evidence(line, { skills });
      expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
    },
  );
});

describe('years', () => {
  const experience = [
    job('Registered Nurse', 'May 2020', ''),
    job('Night Nurse', '2019', '2021'),
    job('Barista', '2010', '2018'),
  ];
  it.each([
    ['5+ years of professional experience', 12, 'years: 12 years [5+ years]'],
    ['5+ years of professional experience', 4, ''],
    ['Mindestens drei Jahre Berufserfahrung', 3, 'years: 3 years [drei Jahre]'],
    ["5 ans d'expérience minimum", 5, 'years: 5 years [5 ans]'],
    ['Al menos 2 años de experiencia', 2, 'years: 2 years [2 años]'],
    [
      '5 years of experience as a nurse',
      20,
      'years: 7 years (Registered Nurse, Night Nurse) [5 years]',
    ],
    ['8 years of experience as a nurse', 20, ''],
    ['A company with 30 years on the market', 40, ''],
  ])('%s, with %i years', (line, yearsOfExperience, expected) => {
    expect(evidence(line, { yearsOfExperience, experience }).join()).toBe(expected);
  });
});

describe('degrees', () => {
  it.each([
    ["Bachelor's degree", 'MSc, Economics', true],
    ["Bachelor's degree in Computer Science or a related field", 'B.Sc. Informatik', true],
    ["Bachelor's degree in Computer Science or a related field", 'BSc, Nursing', false],
    ["Master's degree in Economics", 'BSc, Economics', false],
    ['High school diploma or GED', 'Bachelor of Arts in History', true],
    ['Licenciatura en Derecho', 'Master in Law', true],
  ])('%s: %s', (line, degree, isCovered) => {
    expect(cover(line, { education: [study(degree)] }).length > 0).toBe(isCovered);
  });
});

describe('languages', () => {
  it.each([
    ['Sehr gute Deutschkenntnisse', 'German (native)', true],
    ['Deutsch mindestens B2', 'German (B1)', false],
    ['Fluent English', 'English (conversational)', false],
    ['Fluent English', 'English', true],
  ])('%s: %s', (line, language, isCovered) => {
    const found = cover(line, {
      additionalInfo: { ...EMPTY_PROFILE.additionalInfo, languages: [language] },
    });
    expect(found.length > 0).toBe(isCovered);
  });
});

describe('logistics', () => {
  const answers = {
    ...EMPTY_PROFILE.answers,
    start: 'May 1',
    salary: '€60,000',
    authorization: 'EU citizen',
  };
  const line = {
    kind: 'logistics',
    text: 'State your earliest start date and salary expectation.',
  };
  const ask = (text: string, given = answers) =>
    coverage([{ kind: 'logistics', text }], profileWith({ answers: given }))[0];

  it('names the answers that a line asks for, and those that are given', () => {
    expect(ask(line.text)).toMatchObject({
      answers: ['salary', 'start'],
      evidence: [{ id: 'answer:salary', text: '€60,000' }, { id: 'answer:start' }],
    });
    expect(ask('You must be willing to travel.')).toMatchObject({
      answers: ['place'],
      evidence: [],
    });
    expect(ask('Please send your resume.')).toMatchObject({ answers: [], evidence: [] });
  });
});

test('leaves out the matches that the user removed, only for their line', () => {
  const asked: Asked[] = [
    { kind: 'requirement', text: 'Kubernetes' },
    { kind: 'wish', text: 'More Kubernetes' },
  ];
  const profile = profileWith({ skills: { technicalSkills: ['K8s'] } });
  const removedMatches = [{ asked: 'Kubernetes', evidence: 'skill:K8s' }];
  expect(
    coverage(asked, profile, { removedMatches }).map(({ evidence }) => evidence.length),
  ).toEqual([0, 1]);
});

test('a sentence that the user wrote for a line covers it, before what the rules find', () => {
  const proofs = [proof('I kept the port open in winter.'), proof('I run Kubernetes.')];
  const [added] = proofs;
  const addedMatches = [{ asked: 'Kubernetes', evidence: `proof:${added?.id}` }];
  const [line] = coverage([{ kind: 'requirement', text: 'Kubernetes' }], profileWith({ proofs }), {
    addedMatches,
  });
  expect(line?.evidence.map(({ text }) => text)).toEqual(proofs.map(({ text }) => text));
});

test('never throws, and matches words of the line', () => {
  const word = fc.constantFrom(
    'Kubernetes',
    'SQL',
    '5 years',
    'experience',
    'license',
    'German',
    'Bachelor',
    'forklift',
    '(',
    'é',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 4 }), (line, sentences) => {
      const found = cover(line, {
        proofs: sentences.map((sentence, index) => ({ ...proof(sentence), id: `${index}` })),
        skills: { technicalSkills: sentences },
        education: sentences.map(study),
      });
      for (const { matched } of found)
        for (const words of matched.split(', ')) expect(line).toContain(words);
    }),
  );
});

test('matches at most so many lines, however long the posting is', () => {
  const asked = Array.from({ length: 2_000 }, (_, at) => ({
    text: `You know SQL ${at}`,
    kind: 'requirement' as const,
  }));
  expect(coverage(asked, EMPTY_PROFILE)).toHaveLength(LIMITS.askedLines);
});
