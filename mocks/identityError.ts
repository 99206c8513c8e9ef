import { HttpResponse } from 'msw/http';

/** An error of the identity provider, as the Firebase SDK expects it. */
export const identityError = (message: string, status = 400) => {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return HttpResponse.json({ error: { code: status, message, errors } }, { status });
};
