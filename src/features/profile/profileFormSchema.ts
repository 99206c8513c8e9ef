import { number, object, string } from 'yup';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { LIMITS } from '#domain/limits.ts';
import { splitList } from '#domain/profile.ts';
import { toWebAddress } from '#domain/webAddress.ts';

/** The rules of the profile form (product spec, section 5), and the lengths that the server takes. */

const NAME_AND_EMAIL = 'Please fill in required fields (Name and Email)';

const atMost = (label: string, max: number) =>
  string().trim().max(max, `${label} must have at most ${max.toLocaleString()} characters.`);

/** A web address, on `host` when one is named: it is sent only if it is there. */
const webAddress = (label: string, host = '') =>
  atMost(label, LIMITS.url).test(
    'web-address',
    `${label} must be a web address${host ? ` on ${host}` : ''}.`,
    (typed = '') =>
      typed === '' || (toWebAddress(typed) !== null && typed.toLowerCase().includes(host)),
  );

const list = (label: string) =>
  string().test(
    'list',
    `${label} takes at most ${LIMITS.profileList} entries of ${LIMITS.profileLine} characters.`,
    (typed = '') =>
      splitList(typed).length <= LIMITS.profileList &&
      splitList(typed).every((item) => item.length <= LIMITS.profileLine),
  );

export const profileFormSchema = object({
  name: atMost('Name', LIMITS.personName).required(NAME_AND_EMAIL),
  email: atMost('Email', LIMITS.email)
    .required(NAME_AND_EMAIL)
    .test('email', 'Please enter a valid email address.', (typed = '') => isEmailAddress(typed)),
  location: atMost('Location', LIMITS.location),
  linkedin: webAddress('LinkedIn', 'linkedin.com'),
  github: webAddress('GitHub', 'github.com'),
  portfolio: webAddress('Portfolio'),
  professionalSummary: atMost('Professional Summary', LIMITS.profileText).required(
    'Please provide a professional summary',
  ),
  yearsOfExperience: number()
    .transform((value, typed) => (typed === '' ? 0 : value))
    .typeError('Years of Experience must be a number.')
    .min(0, 'Years of Experience must not be negative.')
    .max(
      LIMITS.yearsOfExperience,
      `Years of Experience must be at most ${LIMITS.yearsOfExperience}.`,
    ),
  technicalSkills: list('Technical Skills').test(
    'one-at-least',
    'Please add at least one technical skill',
    (typed = '') => splitList(typed).length > 0,
  ),
  softSkills: list('Soft Skills'),
  certifications: list('Certifications'),
});
