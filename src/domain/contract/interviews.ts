import { z } from 'zod';
import { changesOf } from './changes.ts';
import { INTERVIEW_KINDS, INTERVIEW_OUTCOMES } from './enums.ts';
import {
  baseVersion,
  line,
  maxLength,
  text,
  timestamp,
  timestampInput,
  timeZone,
  version,
} from './fields.ts';
import { LIMITS } from './limits.ts';

/* Interviews: the rounds of a lead. */

/** The error of a lead that has as many interviews as it can have. */
export const TOO_MANY_INTERVIEWS = `This lead has ${LIMITS.interviews} interviews, the most a lead can have.`;

const minutes = z.int().min(0).max(LIMITS.interviewMinutes);

const interviewFields = {
  kind: z.enum(INTERVIEW_KINDS).default('video'),
  startsAt: timestampInput().describe('The start. Of a task: its deadline.'),
  timeZone: timeZone().describe('The IANA time zone in which the time was agreed.'),
  minutes: minutes.default(60).describe('The length. 0 if it is unknown.'),
  people: line(LIMITS.people).default('').describe('Who the interview is with.'),
  place: line(LIMITS.url).default('').describe('A link, a phone number or an address.'),
  notes: text(LIMITS.note).default(''),
  questions: text(LIMITS.note).default('').describe("The user's own questions, one per line."),
  outcome: z.enum(INTERVIEW_OUTCOMES).nullable().default(null).describe('`null` while it is open.'),
};

const likelyQuestionSchema = z
  .object({ question: line(LIMITS.likelyQuestion) })
  .meta({ id: 'LikelyQuestion' });
export type LikelyQuestion = z.output<typeof likelyQuestionSchema>;

/** POST /leads/{id}/interviews. */
export const newInterviewSchema = z.strictObject(interviewFields).meta({ id: 'NewInterview' });
export type NewInterview = z.input<typeof newInterviewSchema>;
/** A new interview with its defaults filled in. */
export type CompleteNewInterview = z.output<typeof newInterviewSchema>;

/** PUT /leads/{id}/interviews/{interviewId}: fields that aren't sent stay as they are. */
export const interviewUpdateSchema = z
  .strictObject({ ...changesOf(interviewFields), version: baseVersion() })
  .meta({ id: 'InterviewUpdate' });
export type InterviewUpdate = z.input<typeof interviewUpdateSchema>;

export const interviewSchema = z
  .object({
    ...interviewFields,
    id: z.guid(),
    leadId: z.guid(),
    version: version(),
    startsAt: timestamp().describe('The start. Of a task: its deadline.'),
    likelyQuestions: z
      .array(likelyQuestionSchema)
      .check(maxLength(LIMITS.likelyQuestions))
      .default([])
      .describe('What a model expects to be asked.'),
    eventUid: line(LIMITS.messageId)
      .default('')
      .describe('Of the invitation file that it is from.'),
    sequence: z.int().min(0).max(LIMITS.sequence).default(0).describe('Of that file.'),
  })
  .meta({ id: 'Interview' });
export type Interview = z.output<typeof interviewSchema>;
