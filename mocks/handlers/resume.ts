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

const FILE_NAMES = /\.(?:pdf|docx?)$/i;

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
      const form = await request.formData().catch(() => null);
      const files = form?.getAll('resume') ?? [];
      const [file] = files;
      if (typeof file !== 'object') return errorResponse(400, 'Please choose a resume file.');
      if (files.length > 1) return errorResponse(400, 'Please upload one file only.');
      if (!FILE_NAMES.test(file.name)) {
        return errorResponse(415, 'The resume must be a PDF, DOC or DOCX file.');
      }
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
