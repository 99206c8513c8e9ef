import { readFileSync } from 'node:fs';
import { type ContractCase, UNKNOWN_ID } from './contractCase.ts';

/** A form with these files. */
function form(...files: [name: string, bytes: BlobPart][]): FormData {
  return formOf('resume', ...files);
}
function formOf(field: string, ...files: [name: string, bytes: BlobPart][]): FormData {
  const data = new FormData();
  for (const [name, bytes] of files) data.append(field, new Blob([bytes]), name);
  return data;
}

const PDF = new Uint8Array(
  readFileSync(new URL('../../server/resume/fixtures/devon-plain.pdf', import.meta.url)),
);

const rejected = (error: string, status: number, body: FormData): ContractCase => ({
  name: `rejects a resume: ${error}`,
  request: ['POST', '/user/resume', body],
  status,
  response: { error },
});

const TEXT: [string, BlobPart] = ['resume.txt', 'Ada Moreno, platform engineer'];

const given = { resume: form(['devon.pdf', PDF]) };

const notFound = (method: 'GET' | 'POST' | 'DELETE', path: string): ContractCase => ({
  name: `answers ${method} ${path} of an unknown resume`,
  given,
  request: [method, path],
  status: 404,
  response: { error: 'Resume not found.' },
});

/** The mocks don't read files, so what they and the server read isn't compared. */
export const RESUME_CASES: ContractCase[] = [
  rejected('Please choose a resume file.', 400, form()),
  rejected('The file must be a PDF, DOC or DOCX file.', 415, form(TEXT)),
  rejected('Please upload one file only.', 400, form(TEXT, TEXT)),
  {
    name: "rejects a posting's file: the file must be a PDF, DOC or DOCX file",
    request: ['POST', '/extract/file', formOf('posting', TEXT)],
    status: 415,
    response: { error: 'The file must be a PDF, DOC or DOCX file.' },
  },
  {
    name: 'stores a resume without reading it',
    request: ['POST', '/user/resumes', form(['letter.pdf', '%PDF-1.7 and nothing else'])],
    status: 201,
    response: { data: { name: 'letter.pdf', size: 25 } },
  },
  {
    name: 'stores nothing but resumes',
    request: ['POST', '/user/resumes', form(TEXT)],
    status: 415,
    response: { error: 'The file must be a PDF, DOC or DOCX file.' },
  },
  {
    name: 'lists stored resumes',
    given,
    request: ['GET', '/user/resumes'],
    status: 200,
    response: { data: [{ name: 'devon.pdf', size: PDF.length }] },
  },
  {
    name: 'has no text without a resume',
    request: ['GET', '/user/resumes/text'],
    status: 200,
    response: { data: { text: '' } },
  },
  {
    name: 'downloads a resume',
    given,
    request: ['GET', '/user/resumes/RESUME/file'],
    status: 200,
    response: 'application/pdf',
  },
  { name: 'deletes a resume', given, request: ['DELETE', '/user/resumes/RESUME'], status: 204 },
  notFound('GET', `/user/resumes/${UNKNOWN_ID}/file`),
  notFound('POST', `/user/resumes/${UNKNOWN_ID}/read`),
];
