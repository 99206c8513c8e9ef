import { HttpResponse, http } from 'msw/http';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { authenticated } from '../authenticated.ts';
import { errorResponse } from '../errorResponse.ts';
import { makeResume } from '../factories/makeResume.ts';

const FILE_NAMES = /\.(?:pdf|docx?)$/i;

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
      return HttpResponse.json<ResumeResponse>(makeResume());
    }),
  ),
];
