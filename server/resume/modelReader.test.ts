import fastify, { type FastifyInstance } from 'fastify';
import type { ResumeUploadResponse } from '#domain/contract/resume.ts';
import { createAi } from '../ai/createAi.ts';
import type { OpenDatabase } from '../db/database.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { asUser } from '../testing/asUser.ts';
import { databaseOf } from '../testing/databaseOf.ts';
import {
  type FakeModel,
  type ModelResponse,
  respondWith,
  startFakeModel,
} from '../testing/fakeModel.ts';
import type { ResumeDraft } from './draftSchema.ts';
import groundDraft from './groundedResume.ts';
import { extractResume } from './reader/extractResume.ts';
import { resumeText } from './readResume.ts';
import { resumeLine } from './resumeLine.ts';
import { resumeRoutes } from './routes.ts';
import { createUploads } from './uploads.ts';

const LINES = [
  'Ines Halloran',
  'ines@halloran.example | +353 21 555 0142 | Cork, Ireland | linkedin.com/in/ines-halloran',
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
let read = READ;

const EMPTY: ResumeDraft = {
  personalInfo: {
    name: '',
    email: '',
    phone: '',
    location: '',
    linkedin: '',
    github: '',
    portfolio: '',
  },
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
let database: OpenDatabase;
let logged = '';

beforeAll(async () => {
  model = await startFakeModel();
  database = await databaseOf('ana');
  const { db } = database;
  const stream = { write: (line: string) => (logged += line) };
  app = fastify({ logger: { level: 'warn', stream } });
  app.setErrorHandler(errorHandler);
  const config = { baseUrl: model.baseUrl, apiKey: 'sk-test', model: 'tiny-1' };
  asUser(app, () => 'ana');
  await app.register(resumeRoutes, {
    db,
    uploads: createUploads(),
    runInProcess: async ({ data }) =>
      groundDraft(data as Parameters<typeof groundDraft>[0]) as never,
    aiFor: async () => createAi({ provider: 'other', ...config }),
    readResume: async () => read,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await model.close();
});
beforeEach(() => {
  read = READ;
  model.requests = [];
  model.aborted = 0;
  logged = '';
});

const respondWithDraft = (draft: object): ModelResponse => respondWith(JSON.stringify(draft));

function form(bytes: Buffer = Buffer.from('a resume')) {
  const body = new FormData();
  body.set('resume', new Blob([new Uint8Array(bytes)]), 'resume.pdf');
  return new Response(body);
}

async function upload(url = '/resume', request = form()) {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(response.statusCode).toBe(200);
  const { resume: _, ...read } = response.json() as ResumeUploadResponse;
  return read;
}

it('sends the text and the schema, and returns what the model read', async () => {
  model.respond = respondWithDraft(DRAFT);
  const { extractedData, userProfile } = await upload();
  const [{ gpa: _, ...study } = { gpa: '' }] = DRAFT.education;
  expect(extractedData.experience).toEqual([JOB]);
  expect(extractedData.education).toEqual([study]);
  expect(extractedData.skills.technicalSkills).toEqual(['Sourdough', 'lamination']);
  expect(userProfile.yearsOfExperience).toBeGreaterThan(7);
  expect(model.requests).toMatchObject([
    {
      stream: true,
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
  const prompt = JSON.stringify(model.requests[0]?.messages);
  expect(prompt).toContain('Quay Street Bakery');
  expect(prompt).not.toContain('castellane');
  expect(logged).toBe('');
});

it("drops what the resume doesn't say", async () => {
  model.respond = respondWithDraft({
    ...DRAFT,
    personalInfo: {
      name: 'Ines Halloran-Smith',
      email: 'edwin@castellane.example',
      phone: '+353 21 555 0199',
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
    // As the rules read it.
    name: 'Ines Halloran',
    email: 'ines@halloran.example',
    phone: '+353 21 555 0142',
    location: 'Cork, Ireland',
    linkedin: 'linkedin.com/in/ines-halloran',
    github: '',
    portfolio: '',
  });
  expect(extractedData.professionalSummary).toBe('');
  expect(extractedData.skills.technicalSkills).toEqual(['Sourdough']);
  expect(extractedData.experience).toEqual([{ ...JOB, title: '', startDate: '', description: '' }]);
});

it('uses the other fields of an answer that lacks some', async () => {
  const { description: _, ...job } = JOB;
  const { education: __, ...draft } = DRAFT;
  const entries = [{ ...job, startDate: 2018, technologies: null, grade: 'A' }];
  model.respond = respondWith(JSON.stringify({ ...draft, experience: entries, skills: 'none' }));
  const { extractedData, ...response } = await upload();
  expect(extractedData.experience).toEqual([{ ...JOB, startDate: '2018', description: '' }]);
  // As the rules read it.
  expect(extractedData.education).toEqual(READ.response.extractedData.education);
  expect(extractedData.skills).toEqual(READ.response.extractedData.skills);
  expect(response).not.toHaveProperty('notice');
});

const READ_BY_RULES = "The AI model couldn't read this resume, so it was read by rules.";

const FAILURES: [how: string, respond: ModelResponse][] = [
  ['responds with an error', (response) => void response.writeHead(403).end('{"error":"no"}')],
  [
    "doesn't support schemas",
    (response) => void response.writeHead(400).end('{"error":"json_schema"}'),
  ],
  ['writes no JSON', respondWith('Here is Ines Halloran.')],
  ['finds nothing', respondWithDraft(EMPTY)],
];

it.each(FAILURES)('falls back to the rules when the model %s', async (how, respond) => {
  model.respond = respond;
  expect(await upload()).toEqual({
    ...READ.response,
    userProfile: { yearsOfExperience: expect.any(Number) },
    ...(how !== 'finds nothing' && { notice: READ_BY_RULES }),
  });
  if (how !== 'finds nothing') expect(logged).toContain('the model read no resume');
  expect(logged).not.toMatch(/halloran|bakery/i);
});

it('stops the model when the client disconnects', async () => {
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  model.respond = (response) => {
    response.once('close', stopped.resolve);
    started.resolve();
    return stopped.promise;
  };
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();
  const body = await form().formData();
  const response = fetch(`${address}/resume`, { method: 'POST', body, signal: client.signal });
  await started.promise;
  client.abort();
  await expect(response).rejects.toThrow();
  await stopped.promise;
  expect(model.aborted).toBe(1);
});
