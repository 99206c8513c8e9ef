import { z } from 'zod';
import { line } from './fields.ts';
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

/** POST /user/resume. Fields are empty where the resume says nothing. */
export const resumeResponseSchema = z
  .object({
    extractedData: z.object(resumeFields),
    userProfile: z.object({ yearsOfExperience: yearsOfExperience() }),
    doubts: z.array(resumeDoubtSchema),
  })
  .meta({ id: 'ResumeResponse' });
export type ResumeResponse = z.output<typeof resumeResponseSchema>;
