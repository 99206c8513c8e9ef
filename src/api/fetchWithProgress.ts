/** How much of the body was sent: 0 to 1. At 1 the server has it all, and the answer is waited for. */
export type OnUploadProgress = (share: number) => void;

interface UploadInit {
  method: string;
  headers: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  signal: AbortSignal;
}

/** Statuses whose answers have no body, and must be given none (Fetch standard, section 2.2.3). */
const WITHOUT_BODY = [204, 205, 304];

const toResponse = (xhr: XMLHttpRequest): Response =>
  new Response(WITHOUT_BODY.includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: { 'content-type': xhr.getResponseHeader('content-type') ?? '' },
  });

/**
 * `fetch`, as far as a call with a body of some size needs it, that tells how much of the body was
 * sent: fetch itself tells nothing of it. Rejects where fetch would, when no answer came or `signal`
 * was aborted. Of the headers of the answer there is its content type.
 */
export function fetchWithProgress(
  url: string,
  { method, headers, body, signal }: UploadInit,
  onProgress: OnUploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    xhr.upload.addEventListener('load', () => onProgress(1));
    xhr.onload = () => resolve(toResponse(xhr));
    xhr.onerror = () => reject(new TypeError('No answer came.'));
    xhr.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}
