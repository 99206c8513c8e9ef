import { z } from 'zod';
import { distinctSkills } from '#domain/profile/distinctSkills.ts';
import { changesOf } from './changes.ts';
import { LEAD_CATEGORIES, LEAD_STATUSES, SALARY_WHEN } from './enums.ts';
import {
  baseVersion,
  currencyCode,
  emailAddress,
  line,
  listOf,
  maxLength,
  requiredLine,
  requiredText,
  text,
  timestampInput,
  version,
  webAddress,
} from './fields.ts';
import { LIMITS } from './limits.ts';

/* The professional profile (product spec, sections 3 and 5). An empty string means "not given". */

const shortText = () => line(LIMITS.profileLine).default('');

const longText = () => text(LIMITS.profileText).default('');

const shortTexts = () => listOf(line(LIMITS.profileLine)).default([]);

const skillList = () => listOf(line(LIMITS.profileLine)).overwrite(distinctSkills).default([]);

const withoutRepeatedIds = () =>
  z.refine<readonly { id: string }[]>(
    (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
    { error: 'must not have the same id twice' },
  );

const entries = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).check(maxLength(LIMITS.profileList)).default([]);

const experienceSchema = z
  .strictObject({
    title: shortText(),
    company: shortText(),
    location: shortText(),
    startDate: shortText(),
    endDate: shortText(),
    description: longText(),
    technologies: shortTexts(),
  })
  .meta({ id: 'Experience' });
export type Experience = z.output<typeof experienceSchema>;

const educationSchema = z
  .strictObject({
    degree: shortText(),
    institution: shortText(),
    location: shortText(),
    graduationYear: shortText(),
    gpa: line(LIMITS.profileLine).optional(),
  })
  .meta({ id: 'Education' });
export type Education = z.output<typeof educationSchema>;

const projectSchema = z
  .strictObject({
    name: shortText(),
    description: longText(),
    technologies: shortTexts(),
    url: webAddress().optional(),
  })
  .meta({ id: 'Project' });
export type Project = z.output<typeof projectSchema>;

const statusSettingSchema = z
  .strictObject({
    id: requiredLine(LIMITS.id).describe('The status itself, or the `customStatus` of leads.'),
    status: z.enum(LEAD_STATUSES).describe('What an own status counts as.'),
    label: line(LIMITS.statusLabel).default('').describe('Empty for the default name.'),
    isHidden: z.boolean().default(false).describe('Not offered in menus.'),
  })
  .check(
    z.refine(({ id, status }) => id === status || !LEAD_STATUSES.some((name) => name === id), {
      error: 'must not give one of the statuses the meaning of another',
    }),
  )
  .meta({ id: 'StatusSetting' });
export type StatusSetting = z.output<typeof statusSettingSchema>;

export const statusSettingsSchema = z.partialRecord(
  z.enum(LEAD_CATEGORIES),
  z.array(statusSettingSchema).check(maxLength(LIMITS.statuses), withoutRepeatedIds()),
);

const answer = () => line(LIMITS.answer).default('');

const answersSchema = z
  .strictObject({
    reason: answer().describe('Why the user is looking.'),
    field: answer().describe('Why the user works, or wants to work, in this field.'),
    relocation: answer().describe('Where the user would move.'),
    start: answer().describe('Start date or notice period.'),
    authorization: answer().describe('Work authorization.'),
    place: answer().describe('Place and remote work.'),
    hours: answer(),
    salary: answer(),
    salaryWhen: z
      .enum(SALARY_WHEN)
      .default('asked')
      .describe('`never` keeps the salary out of letters, even if a posting asks for it.'),
    licenses: answer(),
  })
  .prefault({})
  .meta({
    id: 'Answers',
    description:
      'Short facts. A model may give the reasons and the move unasked, the others when a posting asks. Empty ones are left out.',
  });

const keptAnswerSchema = z
  .strictObject({
    question: requiredLine(LIMITS.keptQuestion).describe('As a form or a posting asked it.'),
    answer: requiredText(LIMITS.keptAnswer),
    inForms: z.boolean().default(true).describe('Whether forms may be filled with it.'),
    from: line(LIMITS.company).default('').describe('The company whose form asked first.'),
    uses: z.int().min(0).default(0).describe('How often it was given.'),
    also: z
      .array(requiredLine(LIMITS.keptQuestion))
      .check(maxLength(LIMITS.keptWordings))
      .default([])
      .describe('The same question in other words.'),
    at: timestampInput().nullable().default(null).describe('When the user last worded it.'),
  })
  .meta({ id: 'KeptAnswer' });
export type KeptAnswer = z.output<typeof keptAnswerSchema>;

/** The fields that a resume can fill in. */
export const resumeFields = {
  personalInfo: z
    .strictObject({
      name: line(LIMITS.personName).default(''),
      email: emailAddress().default(''),
      phone: line(LIMITS.phone).default(''),
      location: line(LIMITS.location).default(''),
      linkedin: webAddress().default(''),
      github: webAddress().default(''),
      portfolio: webAddress().default(''),
    })
    .prefault({}),
  professionalSummary: longText(),
  skills: z
    .strictObject({
      technicalSkills: skillList(),
      softSkills: skillList(),
      certifications: skillList(),
    })
    .prefault({}),
  experience: entries(experienceSchema),
  education: entries(educationSchema),
  projects: entries(projectSchema),
  additionalInfo: z
    .strictObject({
      languages: shortTexts(),
      interests: shortTexts(),
      achievements: listOf(text(LIMITS.profileText)).default([]),
    })
    .prefault({}),
};

export const yearsOfExperience = () => z.number().min(0).max(LIMITS.yearsOfExperience).default(0);

const profileFields = {
  ...resumeFields,
  yearsOfExperience: yearsOfExperience(),
  currency: currencyCode()
    .optional()
    .describe('Of leads without a currency of their own; USD when not given.'),
  quietAfterDays: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe('After so many days without activity, a lead is going quiet; 14 when not given.'),
  noResponseAfterDays: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe(
      'After so many days without activity, a lead that was applied to is proposed to be closed as No response; 30 when not given.',
    ),
  statuses: statusSettingsSchema
    .default({})
    .describe('By type of lead, in the order of menus. A type without a list has the defaults.'),
  rejectionsAreReplies: z
    .boolean()
    .default(false)
    .describe('Whether figures of replies count rejections.'),
  contactInfo: z
    .strictObject({
      email: emailAddress().default(''),
      linkedin: webAddress().default(''),
      location: line(LIMITS.location).default(''),
    })
    .prefault({}),
  valueProps: z
    .strictObject({
      deliveryTime: longText(),
      communicationStyle: longText(),
      supportAfterDelivery: longText(),
      pricing: longText(),
    })
    .prefault({}),
  answers: answersSchema,
  keptAnswers: z
    .array(keptAnswerSchema)
    .check(maxLength(LIMITS.keptAnswers))
    .default([])
    .describe('What the user answered to other questions, beside `answers`.'),
};

/** POST /user. `profileProblem` says which fields a profile must have. */
export const newProfileSchema = z.strictObject(profileFields).meta({ id: 'NewProfile' });
export type NewProfile = z.input<typeof newProfileSchema>;

/** PUT /user: fields that aren't sent stay as they are, in nested objects too; lists are sent whole. */
export const profileUpdateSchema = z
  .strictObject({ ...changesOf(profileFields), version: baseVersion() })
  .meta({ id: 'ProfileUpdate' });
export type ProfileUpdate = z.input<typeof profileUpdateSchema>;
/** A validated update. */
export type ProfileChanges = Omit<z.output<typeof profileUpdateSchema>, 'version'>;

export const userProfileSchema = z
  .object(profileFields)
  .meta({ id: 'UserProfile', description: 'An empty string means "not given".' });
export type UserProfile = z.output<typeof userProfileSchema>;
export type PersonalInfo = UserProfile['personalInfo'];
export type Skills = UserProfile['skills'];
export type Answers = UserProfile['answers'];

/** A profile in the database. */
export const storedProfileSchema = userProfileSchema
  .extend({ version: version() })
  .meta({ id: 'StoredProfile' });
export type StoredProfile = z.output<typeof storedProfileSchema>;

export const profileQuerySchema = z.strictObject({
  optional: z
    .literal('true')
    .optional()
    .describe('Before there is a profile, respond with 200 and `data: null` instead of 404.'),
});
