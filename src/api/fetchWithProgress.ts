/** How much of the body was sent, from 0 to 1. */
export type OnUploadProgress = (share: number) => void;

interface UploadInit {
  method: string;
  headers: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  signal: AbortSignal;
}

/** Statuses whose responses must not have a body (Fetch standard, section 2.2.3). */
const NULL_BODY_STATUSES = [204, 205, 304];

const toResponse = (xhr: XMLHttpRequest): Response =>
  new Response(NULL_BODY_STATUSES.includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: { 'content-type': xhr.getResponseHeader('content-type') ?? '' },
  });

/**
 * `fetch` that reports how much of the body was sent, which fetch itself can't. Rejects like fetch
 * when no response comes or `signal` aborts. The only response header is the content type.
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
    xhr.onerror = () => reject(new TypeError('Failed to fetch'));
    xhr.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}
