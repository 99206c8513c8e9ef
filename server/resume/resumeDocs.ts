import { z } from 'zod';
import type { ResumeAnswer } from '#domain/contract.ts';
import type { CallDocs } from '../docs/callDocs.ts';
import { EXAMPLE_PROFILE } from '../docs/examples.ts';
import { resumeParts } from '../profile/profileAnswers.ts';
import { MESSAGES } from './resumeError.ts';

const resumeAnswer = z.object({
  extractedData: z.object(resumeParts),
  userProfile: z.object({ yearsOfExperience: z.number() }),
}) satisfies z.ZodType<ResumeAnswer>;

const { contactInfo: _contact, valueProps: _values, yearsOfExperience, ...read } = EXAMPLE_PROFILE;

const { wrongKind, ...unreadable } = MESSAGES;

/** What the documentation says of the call that reads a resume. */
export const resumeDocs: CallDocs = {
  tag: 'resume',
  summary: 'Read a resume',
  description:
    'Reads a PDF, DOC or DOCX file of at most 10 MB and answers what it says. Neither the file nor what was read is kept: the profile changes when it is saved.',
  body: {
    contentType: 'multipart/form-data',
    schema: z.object({
      resume: z.unknown().meta({
        description: 'The file.',
        ...{ type: 'string', contentMediaType: 'application/octet-stream' },
      }),
    }),
  },
  answers: {
    200: {
      description: 'What the resume says; empty where it says nothing.',
      schema: resumeAnswer,
      example: { extractedData: read, userProfile: { yearsOfExperience } },
    },
  },
  refusals: {
    400: [
      'Please choose a resume file.',
      'Please upload one file only.',
      'The body must be multipart form data with a file in the field resume.',
    ],
    413: ['The file is too large: at most 10 MB is taken.'],
    415: [wrongKind],
    422: Object.values(unreadable),
    503: ['Many resumes are being read right now. Please try again in a minute.'],
  },
};
