import { networkError, sendRequest, type ThunkExtra } from './sendRequest.ts';

/**
 * A thunk that downloads a stored resume. Its result isn't cached, since a file can have 10 MB.
 *
 * @throws an `ApiError`
 */
export const fetchResumeFile =
  (id: string) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Blob> => {
    const { signal } = new AbortController();
    const sent = await sendRequest(
      { url: `/user/resumes/${id}/file` },
      extra as ThunkExtra,
      signal,
    );
    if (sent.error) throw sent.error;
    return sent.response.blob().catch(() => {
      throw networkError().error;
    });
  };
