import { delay } from 'msw';
import { HttpResponse, http } from 'msw/http';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { errorResponse } from '../errorResponse.ts';

/** Reading a resume fails. */
export const resumeFailsScenario = (
  status = 422,
  error = 'No text could be read from this file.',
) => [http.post('*/api/user/resume', () => errorResponse(status, error))];

/** The upload is delayed by milliseconds, or forever. */
export const resumeSlowScenario = (duration: number | 'infinite' = 'infinite') => [
  http.post('*/api/user/resume', async () => {
    await delay(duration);
  }),
];

/** The response to an upload isn't JSON. */
export const resumeInvalidScenario = () => [
  http.post('*/api/user/resume', () => new HttpResponse('OK')),
];

/** The response to an upload. */
export const resumeResponseScenario = (response: ResumeResponse) => [
  http.post('*/api/user/resume', () => HttpResponse.json<ResumeResponse>(response)),
];
