import { number, object } from 'yup';
import { LIMITS } from '#domain/contract/limits.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { atMost } from '#ui/fields/atMost.ts';
import { entrySchemas, list, prose, webAddress } from './profileEntrySchema.ts';
import { typedNumber } from './profileFormValues.ts';

/* Validation of the profile form (product spec, section 5), with the limits of the contract. */

/** An email address, or nothing. */
export const emailRule = (label: string) =>
  atMost(label, LIMITS.email).test(
    'email',
    'Please enter a valid email address.',
    (typed = '') => typed === '' || isEmailAddress(typed),
  );

export const profileFormSchema = object({
  personalInfo: object({
    name: atMost('Name', LIMITS.personName).required('Name is required.'),
    email: emailRule('Email').required('Email is required.'),
    phone: atMost('Phone', LIMITS.phone),
    location: atMost('Location', LIMITS.location),
    linkedin: webAddress('LinkedIn', 'linkedin.com'),
    github: webAddress('GitHub', 'github.com'),
    portfolio: webAddress('Portfolio'),
  }),
  professionalSummary: prose('Professional Summary').required(
    'Please provide a professional summary',
  ),
  yearsOfExperience: number()
    .transform((_, typed) => typedNumber(typed ?? ''))
    .typeError('Years of Experience must be a number.')
    .min(0, 'Years of Experience must be 0 or more.')
    .max(
      LIMITS.yearsOfExperience,
      `Years of Experience must be ${LIMITS.yearsOfExperience} or less.`,
    ),
  skills: object({
    technicalSkills: list('Technical Skills').test(
      'at-least-one',
      'Please add at least one technical skill',
      (items = []) => items.length > 0,
    ),
    softSkills: list('Soft Skills'),
    certifications: list('Certifications'),
  }),
  ...entrySchemas,
  additionalInfo: object({
    languages: list('Languages'),
    interests: list('Interests'),
    achievements: list('Achievements', LIMITS.profileText),
  }),
  contactInfo: object({
    email: emailRule('Contact Email'),
    linkedin: webAddress('Contact LinkedIn', 'linkedin.com'),
    location: atMost('Contact Location', LIMITS.location),
  }),
  valueProps: object({
    deliveryTime: prose('Delivery Time'),
    communicationStyle: prose('Communication Style'),
    supportAfterDelivery: prose('Support After Delivery'),
    pricing: prose('Pricing'),
  }),
  jobPreferences: object({ location: atMost('Preferred Location', LIMITS.location) }),
});
