import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { atMost } from '#ui/fields/atMost.ts';

/* Yup rules that several forms have in common, with the contract's limits. */

export const webAddressRule = (label: string) =>
  atMost(label, LIMITS.url).test(
    'web-address',
    `${label} must be a web address such as https://example.com/job.`,
    (typed = '') => typed === '' || toWebAddress(typed) !== null,
  );

export const contactEmailRule = () =>
  atMost('Contact Email', LIMITS.email).test(
    'email',
    'Contact Email must be an email address such as name@example.com.',
    (typed = '') => typed === '' || isEmailAddress(typed),
  );
