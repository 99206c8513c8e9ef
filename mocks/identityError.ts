import { HttpResponse } from 'msw/http';

/** An error of the identity provider, as the Firebase SDK expects it. */
export const identityError = (message: string) => {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return HttpResponse.json({ error: { code: 400, message, errors } }, { status: 400 });
};
