import type { Call } from './call.ts';

/** A form as browsers send it, with these files in the field. */
function form(...files: [name: string, bytes: BlobPart][]): FormData {
  const data = new FormData();
  for (const [name, bytes] of files) data.append('resume', new Blob([bytes]), name);
  return data;
}

const refused = (error: string, status: number, body: FormData): Call => ({
  name: `reads no resume: ${error}`,
  call: ['POST', '/user/resume', body],
  status,
  answer: { error },
});

const TEXT: [string, BlobPart] = ['resume.txt', 'Ada Moreno, platform engineer'];

/** The refusals of POST /user/resume: what it reads depends on the file, which the mocks do not read. */
export const RESUME_CALLS: Call[] = [
  refused('Please choose a resume file.', 400, form()),
  refused('The resume must be a PDF, DOC or DOCX file.', 415, form(TEXT)),
  refused('Please upload one file only.', 400, form(TEXT, TEXT)),
];
