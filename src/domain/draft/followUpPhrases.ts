import type { PitchTone } from '../contract/enums.ts';

/** The wording of a follow-up in one tone. It adds no facts. */
export interface FollowUpPhrases {
  /** 'Thank you for' */
  thanks: string;
  anythingElse: string;
  /** Where a job application is. */
  process: string;
  /** About a project. */
  considered: string;
  nextSteps: string;
  timeToTalk: string;
}

export const FOLLOW_UP_PHRASES: Record<PitchTone, FollowUpPhrases> = {
  professional: {
    thanks: 'Thank you for',
    anythingElse: "Is there anything else you'd like to know?",
    process: 'Could you tell me where you are in the process?',
    considered: 'Have you had a chance to think about it?',
    nextSteps: 'Could you tell me what the next steps are?',
    timeToTalk: 'When would be a good time to talk?',
  },
  casual: {
    thanks: 'Thanks for',
    anythingElse: "Is there anything else you'd like to know?",
    process: 'Do you know yet how things look?',
    considered: 'Have you had a chance to think about it?',
    nextSteps: 'What are the next steps?',
    timeToTalk: "When's a good time to talk?",
  },
  friendly: {
    thanks: 'Thank you so much for',
    anythingElse: 'Is there anything else I can tell you?',
    process: 'Could you let me know how things are going?',
    considered: 'Have you had a chance to think about it?',
    nextSteps: 'Could you let me know what happens next?',
    timeToTalk: 'When would be a good time for a chat?',
  },
  formal: {
    thanks: 'Thank you for',
    anythingElse: 'Is there any further information you would like to have?',
    process: 'Could you please let me know where you are in the selection process?',
    considered: 'Have you had an opportunity to consider it?',
    nextSteps: 'Could you please let me know what the next steps will be?',
    timeToTalk: 'When would be a convenient time for us to speak?',
  },
};
