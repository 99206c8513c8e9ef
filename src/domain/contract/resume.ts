import { z } from 'zod';
import { line, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';
import { resumeFields, yearsOfExperience } from './profile.ts';

/** A value to check, with the file's own words for it. */
const resumeDoubtSchema = z
  .object({
    field: line(LIMITS.profileLine).describe('Its path, such as experience.0.startDate.'),
    text: line(LIMITS.doubtText).describe("The file's own words."),
    reason: line(LIMITS.profileLine),
  })
  .meta({ id: 'ResumeDoubt' });
export type ResumeDoubt = z.output<typeof resumeDoubtSchema>;

/** The content of a resume. Fields are empty where it says nothing. */
export const resumeResponseSchema = z
  .object({
    extractedData: z.object(resumeFields),
    userProfile: z.object({ yearsOfExperience: yearsOfExperience() }),
    doubts: z.array(resumeDoubtSchema),
    notice: z.string().optional().describe('Why rules read it although there is a model.'),
  })
  .meta({ id: 'ResumeResponse' });
export type ResumeResponse = z.output<typeof resumeResponseSchema>;

/** A stored file, without its content. */
export const storedResumeSchema = z
  .object({
    id: z.guid(),
    name: line(LIMITS.fileName).describe("The file's name, with the extension of its content."),
    size: z.int().min(1).max(LIMITS.resumeBytes).describe('Bytes.'),
    createdAt: timestamp().describe('When it was last uploaded.'),
  })
  .meta({ id: 'StoredResume' });
export type StoredResume = z.output<typeof storedResumeSchema>;

/** POST /user/resume. */
export const resumeUploadResponseSchema = resumeResponseSchema
  .extend({
    resume: storedResumeSchema
      .nullable()
      .describe(`The stored file; \`null\` when the user has ${LIMITS.resumes} others.`),
  })
  .meta({ id: 'ResumeUploadResponse' });
export type ResumeUploadResponse = z.output<typeof resumeUploadResponseSchema>;

export const TOO_MANY_RESUMES = `You have ${LIMITS.resumes} resumes. Delete one under Settings, Resumes, then try again.`;

/** GET /user/resumes/text. */
export const resumeTextResponseSchema = z.object({
  data: z.object({ text: z.string().describe('Without contacts. Empty without a file.') }),
});
export type ResumeTextResponse = z.output<typeof resumeTextResponseSchema>;

/** A lead's resume. The name stays when the file is deleted. */
export const leadResumeSchema = storedResumeSchema
  .pick({ id: true, name: true })
  .strict()
  .meta({ id: 'LeadResume' });
export type LeadResume = z.output<typeof leadResumeSchema>;
