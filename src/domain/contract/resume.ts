import { z } from 'zod';
import { resumeFields, yearsOfExperience } from './profile.ts';

/** POST /user/resume. Fields are empty where the resume says nothing. */
export const resumeResponseSchema = z
  .object({
    extractedData: z.object(resumeFields),
    userProfile: z.object({ yearsOfExperience: yearsOfExperience() }),
  })
  .meta({ id: 'ResumeResponse' });
export type ResumeResponse = z.output<typeof resumeResponseSchema>;
