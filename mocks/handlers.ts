import { aiHandlers } from './handlers/ai.ts';
import { archiveHandlers } from './handlers/archive.ts';
import { authHandlers } from './handlers/auth.ts';
import { calendarHandlers } from './handlers/calendar.ts';
import { eventHandlers } from './handlers/events.ts';
import { extractionHandlers } from './handlers/extraction.ts';
import { healthHandlers } from './handlers/health.ts';
import { importHandlers } from './handlers/imports.ts';
import { insightHandlers } from './handlers/insights.ts';
import { interviewHandlers } from './handlers/interviews.ts';
import { leadHandlers } from './handlers/leads.ts';
import { mailboxHandlers } from './handlers/mailbox.ts';
import { messageHandlers } from './handlers/messages.ts';
import { noteHandlers } from './handlers/notes.ts';
import { peopleHandlers } from './handlers/people.ts';
import { pitchHandlers } from './handlers/pitches.ts';
import { profileHandlers } from './handlers/profile.ts';
import { resumeHandlers } from './handlers/resume.ts';
import { sentHandlers } from './handlers/sent.ts';
import { tokenHandlers } from './handlers/tokens.ts';
import { undoHandlers } from './handlers/undo.ts';
import { viewHandlers } from './handlers/views.ts';

/** The whole mocked backend. */
export const handlers = [
  ...healthHandlers,
  ...authHandlers,
  ...eventHandlers,
  ...viewHandlers,
  ...importHandlers,
  ...undoHandlers,
  ...leadHandlers,
  ...sentHandlers,
  ...noteHandlers,
  ...interviewHandlers,
  ...peopleHandlers,
  ...messageHandlers,
  ...calendarHandlers,
  ...insightHandlers,
  ...tokenHandlers,
  ...aiHandlers,
  ...mailboxHandlers,
  ...archiveHandlers,
  ...profileHandlers,
  ...pitchHandlers,
  ...extractionHandlers,
  ...resumeHandlers,
];
