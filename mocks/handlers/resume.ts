import { HttpResponse, http } from 'msw/http';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { makeResume } from '../factories/makeResume.ts';
import { refusal } from '../refusal.ts';
import { signedIn } from '../signedIn.ts';

const KINDS = /\.(?:pdf|docx?)$/i;

/** Every file says the same; the real server tells files by their bytes, the mocks by their names. */
export const resumeHandlers = [
  http.post(
    '*/api/user/resume',
    signedIn(async ({ request }) => {
      const form = await request.formData().catch(() => null);
      const files = form?.getAll('resume') ?? [];
      const [file] = files;
      if (typeof file !== 'object') return refusal(400, 'Please choose a resume file.');
      if (files.length > 1) return refusal(400, 'Please upload one file only.');
      if (!KINDS.test(file.name)) {
        return refusal(415, 'The resume must be a PDF, DOC or DOCX file.');
      }
      return HttpResponse.json<ResumeResponse>(makeResume());
    }),
  ),
];
