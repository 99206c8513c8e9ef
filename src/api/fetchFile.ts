import { networkError, sendRequest, type ThunkExtra } from './sendRequest.ts';

/**
 * A thunk that downloads a file of the API. Its result isn't cached, since a resume can have 10 MB.
 *
 * @throws an `ApiError`
 */
export const fetchFile =
  (url: string) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Blob> => {
    const { signal } = new AbortController();
    const sent = await sendRequest({ url }, extra as ThunkExtra, signal);
    if (sent.error) throw sent.error;
    return sent.response.blob().catch(() => {
      throw networkError().error;
    });
  };
