import type { ContractCase } from './contractCase.ts';

/** A form with these files. */
function form(...files: [name: string, bytes: BlobPart][]): FormData {
  const data = new FormData();
  for (const [name, bytes] of files) data.append('resume', new Blob([bytes]), name);
  return data;
}

const rejected = (error: string, status: number, body: FormData): ContractCase => ({
  name: `rejects a resume: ${error}`,
  request: ['POST', '/user/resume', body],
  status,
  response: { error },
});

const TEXT: [string, BlobPart] = ['resume.txt', 'Ada Moreno, platform engineer'];

/** Errors of POST /user/resume. The mocks don't read files, so there is no success. */
export const RESUME_CASES: ContractCase[] = [
  rejected('Please choose a resume file.', 400, form()),
  rejected('The resume must be a PDF, DOC or DOCX file.', 415, form(TEXT)),
  rejected('Please upload one file only.', 400, form(TEXT, TEXT)),
];
