import { HttpResponse, http } from 'msw/http';
import { LIMITS } from '#domain/contract/limits.ts';
import {
  type ResumeListResponse,
  type ResumeResponse,
  type ResumeUploadResponse,
  type StoredResume,
  storedResumeSchema,
} from '#domain/contract/resume.ts';
import { authenticated } from '../authenticated.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { makeResume } from '../factories/makeResume.ts';
import { parseFile } from '../parseRequest.ts';

function storedResume(id: string) {
  const resume = mockDb.resumes.find((candidate) => candidate.id === id);
  if (!resume) throw errorResponse(404, 'Resume not found.');
  return resume;
}

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

/** Every file has the same content. Its name decides whether it is accepted. */
export const resumeHandlers = [
  http.post(
    '*/api/user/resume',
    authenticated(async ({ request }) => {
      const file = await parseFile(request, 'resume');
      return HttpResponse.json<ResumeUploadResponse>({ ...makeResume(), resume: store(file) });
    }),
  ),

  http.get(
    '*/api/user/resumes',
    authenticated(() => {
      const data = mockDb.resumes.map((resume) => storedResumeSchema.parse(resume));
      return HttpResponse.json<ResumeListResponse>({ data });
    }),
  ),

  http.get<{ id: string }>(
    '*/api/user/resumes/:id/file',
    authenticated(({ params }) => {
      const { content, name } = storedResume(params.id);
      return new HttpResponse(content, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename=${JSON.stringify(name)}`,
        },
      });
    }),
  ),

  http.post<{ id: string }>(
    '*/api/user/resumes/:id/read',
    authenticated(({ params }) => {
      storedResume(params.id);
      return HttpResponse.json<ResumeResponse>(makeResume());
    }),
  ),

  http.delete<{ id: string }>(
    '*/api/user/resumes/:id',
    authenticated(({ params }) => {
      const deleted = storedResume(params.id);
      mockDb.resumes = mockDb.resumes.filter((resume) => resume !== deleted);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
