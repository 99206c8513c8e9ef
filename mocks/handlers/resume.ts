import { HttpResponse } from 'msw/http';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type StoredResume,
  storedResumeSchema,
  TOO_MANY_RESUMES,
} from '#domain/contract/resume.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { makeResume } from '../factories/makeResume.ts';
import { created, mockApi } from '../mockApi.ts';
import { parseFile } from '../parseRequest.ts';
import { rowOf } from '../rows.ts';

const storedResume = (id: string) => rowOf(mockDb.resumes, id, 'Resume');

function store(content: File): StoredResume | null {
  if (mockDb.resumes.length >= LIMITS.resumes) return null;
  const resume = storedResumeSchema.parse({
    id: crypto.randomUUID(),
    name: content.name,
    size: content.size,
    createdAt: new Date().toISOString(),
  });
  mockDb.resumes = [{ ...resume, content }, ...mockDb.resumes];
  return resume;
}

/** Of every file. */
const RESUME_TEXT = 'Platform Engineer at Fjordline, 2019 – 2026';

/** Every file has the same content. Its name decides whether it is accepted. */
export const resumeHandlers = [
  mockApi.post('/user/resume', async ({ request }) => {
    const file = await parseFile(request, 'resume');
    return { ...makeResume(), resume: store(file) };
  }),

  mockApi.post('/user/resumes', async ({ request }) => {
    const data = store(await parseFile(request, 'resume'));
    return data ? created({ data }) : errorResponse(409, TOO_MANY_RESUMES);
  }),

  mockApi.get('/user/resumes', () => {
    return { data: mockDb.resumes.map((resume) => storedResumeSchema.parse(resume)) };
  }),

  mockApi.get('/user/resumes/text', () => {
    return { data: { text: mockDb.resumes.length > 0 ? RESUME_TEXT : '' } };
  }),

  mockApi.get('/user/resumes/:id/file', ({ params }) => {
    const { content, name } = storedResume(params.id);
    return new HttpResponse(content, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename=${JSON.stringify(name)}`,
      },
    });
  }),

  mockApi.post('/user/resumes/:id/read', ({ params }) => {
    storedResume(params.id);
    return makeResume();
  }),

  mockApi.delete('/user/resumes/:id', ({ params }) => {
    const deleted = storedResume(params.id);
    mockDb.resumes = mockDb.resumes.filter((resume) => resume !== deleted);
  }),
];
