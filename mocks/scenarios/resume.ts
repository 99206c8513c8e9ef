import { delay } from 'msw';
import { HttpResponse, http } from 'msw/http';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { errorResponse } from '../errorResponse.ts';

/** A resume cannot be read. */
export const resumeRefusedScenario = (
  status = 422,
  error = 'No text could be read from this file.',
) => [http.post('*/api/user/resume', () => errorResponse(status, error))];

/** The upload takes its time: milliseconds, or for ever. */
export const resumeSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.post('*/api/user/resume', async () => {
    await delay(duration);
  }),
];

/** The server took the file, and answers nothing that could be used. */
export const resumeUnreadScenario = () => [
  http.post('*/api/user/resume', () => new HttpResponse('OK')),
];

/** The resume says what is given. */
export const resumeSaysScenario = (answer: ResumeResponse) => [
  http.post('*/api/user/resume', () => HttpResponse.json<ResumeResponse>(answer)),
];
