import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { errorHandler } from '../http/errorHandler.ts';
import {
  answerWith,
  type FakeModel,
  type ModelAnswer,
  startFakeModel,
} from '../testing/fakeModel.ts';
import type { ResumeDraft } from './draftSchema.ts';
import { extractResume } from './reader/extractResume.ts';
import { resumeText } from './reader/resumeText.ts';
import { resumeLine } from './resumeLine.ts';
import { resumeRoutes } from './routes.ts';

const LINES = [
  'Ines Halloran',
  'ines@halloran.example | Cork, Ireland | linkedin.com/in/ines-halloran',
  'Experience',
  'Head Baker, Quay Street Bakery, March 2018 – Present',
  '- Bakes 400 loaves a night.',
  'Education',
  'Diploma in Baking, Munster Technological University, 2017',
  'Skills',
  'Sourdough, Lamination',
  'References',
  'Edwin Castellane, edwin@castellane.example',
].map((text) => resumeLine(text));
const READ = { text: resumeText(LINES), response: extractResume(LINES, new Date('2026-06-01')) };

const EMPTY: ResumeDraft = {
  personalInfo: { name: '', email: '', location: '', linkedin: '', github: '', portfolio: '' },
  professionalSummary: '',
  skills: { technicalSkills: [], softSkills: [], certifications: [] },
  experience: [],
  education: [],
  projects: [],
  additionalInfo: { languages: [], interests: [], achievements: [] },
};
const JOB = {
  title: 'Head Baker',
  company: 'Quay Street Bakery',
  location: 'Cork',
  startDate: '03/2018',
  endDate: 'Present',
  description: 'Bakes 400 loaves a night.',
  technologies: [],
};
const DRAFT: ResumeDraft = {
  ...EMPTY,
  personalInfo: { ...EMPTY.personalInfo, name: 'Ines Halloran', email: 'ines@halloran.example' },
  skills: { ...EMPTY.skills, technicalSkills: ['Sourdough', 'lamination'] },
  experience: [JOB],
  education: [
    {
      degree: 'Diploma in Baking',
      institution: 'Munster Technological University',
      location: '',
      graduationYear: '2017',
      gpa: '',
    },
  ],
};

let model: FakeModel;
let app: FastifyInstance;
let logged = '';

beforeAll(async () => {
  model = await startFakeModel();
  const stream = {
    write: (line: string) => {
      logged += line;
    },
  };
  app = fastify({ logger: { level: 'warn', stream } });
  app.setErrorHandler(errorHandler);
  const ai = { baseUrl: model.baseUrl, apiKey: 'sk-test', model: 'tiny-1' };
  await app.register(resumeRoutes, { ai, modelTimeout: 500, readResume: async () => READ });
  await app.register(resumeRoutes, { prefix: '/files', ai });
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(() => {
  model.requests = [];
  model.aborted = 0;
  logged = '';
});

const draft = (answer: object): ModelAnswer => answerWith(JSON.stringify(answer));

function form(bytes: Buffer = Buffer.from('a resume')) {
  const body = new FormData();
  body.set('resume', new Blob([new Uint8Array(bytes)]), 'resume.pdf');
  return new Response(body);
}

async function upload(url = '/resume', request = form()) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json() as ResumeResponse;
}

it('asks with the text and the schema, and answers what the model read', async () => {
  model.answer = draft(DRAFT);
  const { extractedData, userProfile } = await upload();
  const [{ gpa: _, ...study } = { gpa: '' }] = DRAFT.education;
  expect(extractedData.experience).toEqual([JOB]);
  expect(extractedData.education).toEqual([study]);
  expect(extractedData.skills.technicalSkills).toEqual(['Sourdough', 'lamination']);
  expect(userProfile.yearsOfExperience).toBeGreaterThan(7);
  expect(model.requests).toMatchObject([
    {
      authorization: 'Bearer sk-test',
      model: 'tiny-1',
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'resume',
          schema: {
            required: expect.arrayContaining(['personalInfo', 'experience']),
            additionalProperties: false,
          },
        },
      },
    },
  ]);
  const asked = JSON.stringify(model.requests[0]?.messages);
  expect(asked).toContain('Quay Street Bakery');
  expect(asked).not.toContain('castellane');
  expect(logged).toBe('');
});

it('reads the text of a file for the model', async () => {
  model.answer = draft(EMPTY);
  const files = join(import.meta.dirname, 'fixtures');
  await upload('/files/resume', form(readFileSync(join(files, 'maya-classic.pdf'))));
  const asked = model.requests[0]?.messages.at(-1);
  expect(JSON.stringify(asked)).toMatch(/Maya Thornbury.*Brightwell Logistics.*Colorado Boulder/s);
});

it('takes out what the resume does not say', async () => {
  model.answer = draft({
    ...DRAFT,
    personalInfo: {
      name: 'Ines Halloran-Smith',
      email: 'edwin@castellane.example',
      location: 'Dublin',
      linkedin: 'https://www.linkedin.com/in/ines',
      github: 'github.com/ines',
      portfolio: '',
    },
    professionalSummary: 'A visionary leader in global pastry markets.',
    skills: { ...EMPTY.skills, technicalSkills: ['Sourdough', 'Kubernetes'] },
    experience: [
      { ...JOB, title: 'Chief Baker', startDate: 'April 2018', description: 'Bakes 900 loaves.' },
      { ...JOB, title: 'Apprentice', company: 'Other Bakery' },
    ],
  });
  const { extractedData } = await upload();
  expect(extractedData.personalInfo).toEqual({
    // What the rules found in its place.
    ...{ name: 'Ines Halloran', email: 'ines@halloran.example', location: 'Cork, Ireland' },
    ...{ linkedin: 'linkedin.com/in/ines-halloran', github: '', portfolio: '' },
  });
  expect(extractedData.professionalSummary).toBe('');
  expect(extractedData.skills.technicalSkills).toEqual(['Sourdough']);
  expect(extractedData.experience).toEqual([{ ...JOB, title: '', startDate: '', description: '' }]);
});

const never: ModelAnswer = () => new Promise(() => {});
const FAILURES: [how: string, answer: ModelAnswer][] = [
  ['refuses', (response) => void response.writeHead(500).end('{"error":"no"}')],
  ['knows no schemas', (response) => void response.writeHead(400).end('{"error":"json_schema"}')],
  ['writes no JSON', answerWith('Here is Ines Halloran.')],
  ['writes another shape', draft({ name: 'Ines Halloran' })],
  ['takes too long', never],
  ['finds nothing', draft(EMPTY)],
];

it.each(FAILURES)('answers what the rules read when the model %s', async (how, answer) => {
  model.answer = answer;
  expect(await upload()).toEqual({
    ...READ.response,
    userProfile: { yearsOfExperience: expect.any(Number) },
  });
  if (how !== 'finds nothing') expect(logged).toContain('the model failed to read a resume');
  expect(logged).not.toMatch(/halloran|bakery/i);
});

it('stops the model when the client goes away', async () => {
  model.answer = never;
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();
  const body = await form().formData();
  const answer = fetch(`${address}/resume`, { method: 'POST', body, signal: client.signal });
  for (let tries = 0; model.requests.length === 0 && tries < 100; tries += 1) await wait(5);
  client.abort();
  await expect(answer).rejects.toThrow();
  for (let tries = 0; model.aborted === 0 && tries < 40; tries += 1) await wait(5);
  expect(model.aborted).toBe(1);
});
