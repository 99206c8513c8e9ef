import { refusal } from './refusal.ts';

/** The JSON object that a request carries. Anything else is refused with 400. */
export async function readJson<Body extends object>(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal(400, 'The body must be a JSON object.');
  }
  return body as Body;
}
