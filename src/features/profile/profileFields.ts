import { JOB_TYPES } from './jobPreferences.ts';

/* The fields of the profile: the form, its rules, the resume review and the read-only view are made from this table. */

/** What a field holds. Its rule, its input and how it's shown follow from it. */
export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'github'
  | 'address'
  | 'line'
  | 'prose'
  | 'years'
  /** Short items, and items of a sentence. */
  | 'list'
  | 'lines'
  | 'choice'
  | 'flag';

export interface ProfileField {
  /** The path in the form's values; of an entry's field, in the entry. */
  name: string;
  label: string;
  kind: FieldKind;
  /** The message without a value. */
  required?: string;
  hint?: string;
  placeholder?: string;
  options?: readonly string[];
}

export interface ProfileSection {
  id: string;
  title: string;
  fields: readonly ProfileField[];
  /** Shown before there is a profile. */
  isBasic?: true;
  /** Turns it on, for those who need it. */
  offer?: { label: string; hint: string };
}

const COMMAS = 'Separate with commas, or press Enter.';
const LINKEDIN = 'linkedin.com/in/…';

export const CONTACT_FIELDS: readonly ProfileField[] = [
  { name: 'contactInfo.email', label: 'Contact Email', kind: 'email' },
  {
    name: 'contactInfo.linkedin',
    label: 'Contact LinkedIn',
    kind: 'linkedin',
    placeholder: LINKEDIN,
  },
  { name: 'contactInfo.location', label: 'Contact Location', kind: 'location' },
];

/** The fields of one entry. The first gets the message of an entry that nothing names. */
export const ENTRY_FIELDS = {
  experience: [
    { name: 'title', label: 'Title', kind: 'line' },
    { name: 'company', label: 'Company', kind: 'line' },
    { name: 'startDate', label: 'Start Date', kind: 'line', placeholder: '2019-03, or 2019' },
    { name: 'endDate', label: 'End Date', kind: 'line', placeholder: 'Leave blank if current' },
    { name: 'location', label: 'Location', kind: 'line' },
    { name: 'technologies', label: 'Technologies', kind: 'list', placeholder: 'Add one' },
    { name: 'description', label: 'Description', kind: 'prose' },
  ],
  education: [
    { name: 'degree', label: 'Degree', kind: 'line' },
    { name: 'institution', label: 'Institution', kind: 'line' },
    { name: 'location', label: 'Location', kind: 'line' },
    { name: 'graduationYear', label: 'Graduation Year', kind: 'line' },
    { name: 'gpa', label: 'GPA', kind: 'line', placeholder: 'Optional' },
  ],
  projects: [
    { name: 'name', label: 'Name', kind: 'line' },
    { name: 'url', label: 'URL', kind: 'address', placeholder: 'Optional' },
    { name: 'technologies', label: 'Technologies', kind: 'list', placeholder: 'Add one' },
    { name: 'description', label: 'Description', kind: 'prose' },
  ],
} as const satisfies Record<string, readonly ProfileField[]>;

export type EntryList = keyof typeof ENTRY_FIELDS;

export const isEntryList = (id: string): id is EntryList => id in ENTRY_FIELDS;

/** In the order of the form. The repeatable ones have no fields of their own. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  {
    id: 'personalInfo',
    title: 'Personal Information',
    isBasic: true,
    fields: [
      { name: 'personalInfo.name', label: 'Name', kind: 'name', required: 'Name is required.' },
      { name: 'personalInfo.email', label: 'Email', kind: 'email', required: 'Email is required.' },
      { name: 'personalInfo.phone', label: 'Phone', kind: 'phone' },
      { name: 'personalInfo.location', label: 'Location', kind: 'location' },
      {
        name: 'personalInfo.linkedin',
        label: 'LinkedIn',
        kind: 'linkedin',
        placeholder: LINKEDIN,
      },
      {
        name: 'personalInfo.github',
        label: 'GitHub',
        kind: 'github',
        placeholder: 'github.com/…',
      },
      { name: 'personalInfo.portfolio', label: 'Portfolio', kind: 'address' },
    ],
  },
  {
    id: 'professionalSummary',
    title: 'Professional Summary',
    isBasic: true,
    fields: [
      {
        name: 'professionalSummary',
        label: 'Professional Summary',
        kind: 'prose',
        required: 'Please provide a professional summary',
        hint: 'What you do, who for, and the results. Two to five sentences.',
      },
      { name: 'yearsOfExperience', label: 'Years of Experience', kind: 'years' },
    ],
  },
  {
    id: 'skills',
    title: 'Skills',
    isBasic: true,
    fields: [
      {
        name: 'skills.technicalSkills',
        label: 'Technical Skills',
        kind: 'list',
        required: 'Please add at least one technical skill',
        hint: COMMAS,
        placeholder: 'TypeScript, PostgreSQL, Kubernetes',
      },
      { name: 'skills.softSkills', label: 'Soft Skills', kind: 'list' },
      { name: 'skills.certifications', label: 'Certifications', kind: 'list' },
    ],
  },
  { id: 'experience', title: 'Experience', fields: [] },
  { id: 'education', title: 'Education', fields: [] },
  { id: 'projects', title: 'Projects', fields: [] },
  {
    id: 'additionalInfo',
    title: 'Additional Information',
    fields: [
      { name: 'additionalInfo.languages', label: 'Languages', kind: 'list', hint: COMMAS },
      { name: 'additionalInfo.interests', label: 'Interests', kind: 'list' },
      { name: 'additionalInfo.achievements', label: 'Achievements', kind: 'lines' },
    ],
  },
  {
    id: 'valueProps',
    title: 'Value Propositions',
    offer: { label: 'I write proposals', hint: 'Adds Value Propositions.' },
    fields: [
      { name: 'valueProps.deliveryTime', label: 'Delivery Time', kind: 'prose' },
      { name: 'valueProps.communicationStyle', label: 'Communication Style', kind: 'prose' },
      { name: 'valueProps.supportAfterDelivery', label: 'Support After Delivery', kind: 'prose' },
      { name: 'valueProps.pricing', label: 'Pricing', kind: 'prose' },
    ],
  },
  {
    id: 'jobPreferences',
    title: 'Job Preferences',
    offer: {
      label: 'I’m looking for a job',
      hint: 'Adds Job Preferences, which are saved in this browser only.',
    },
    fields: [
      { name: 'jobPreferences.location', label: 'Preferred Location', kind: 'location' },
      { name: 'jobPreferences.jobType', label: 'Job Type', kind: 'choice', options: JOB_TYPES },
      { name: 'jobPreferences.remote', label: 'Remote', kind: 'flag' },
    ],
  },
];

export const isList = ({ kind }: ProfileField): boolean => kind === 'list' || kind === 'lines';
