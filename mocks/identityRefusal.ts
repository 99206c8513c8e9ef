import { HttpResponse } from 'msw/http';

/** A refusal of the identity provider, in the shape that the Firebase SDK reads. */
export const identityRefusal = (message: string) => {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return HttpResponse.json({ error: { code: 400, message, errors } }, { status: 400 });
};
