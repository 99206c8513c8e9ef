import { newProfileSchema, type StoredProfile } from '#domain/contract/profile.ts';
import { MOCK_USER } from '../mockUser.ts';

const SAMPLE = newProfileSchema.parse({
  personalInfo: {
    name: 'Ada Moreno',
    email: MOCK_USER.email,
    phone: '+47 900 12 345',
    location: 'Bergen, Norway',
    linkedin: 'https://www.linkedin.com/in/ada-moreno',
    github: 'https://github.com/ada-moreno',
    portfolio: 'https://ada-moreno.example',
  },
  professionalSummary:
    'Platform engineer who makes releases boring. Ten years from racks to clusters.',
  yearsOfExperience: 10,
  skills: {
    technicalSkills: ['TypeScript', 'PostgreSQL', 'Kubernetes'],
    softSkills: ['Mentoring'],
    certifications: ['CKA'],
  },
  experience: [
    {
      title: 'Platform Engineer',
      company: 'Fjordline Logistics',
      location: 'Bergen',
      startDate: '2019-03',
      endDate: '',
      description: 'Moved 60 services to one deployment path.',
      technologies: ['Kubernetes', 'Terraform'],
    },
  ],
  education: [
    {
      degree: 'MSc Computer Science',
      institution: 'University of Bergen',
      location: 'Bergen',
      graduationYear: '2014',
    },
  ],
  projects: [
    {
      name: 'Tidewatch',
      description: 'Tide tables for sailors, offline first.',
      technologies: ['React', 'SQLite'],
      url: 'https://tidewatch.example',
    },
  ],
  additionalInfo: {
    languages: ['English', 'Norwegian'],
    interests: ['Sailing'],
    achievements: ['Speaker at NDC Oslo'],
  },
  contactInfo: {
    email: MOCK_USER.email,
    linkedin: 'https://www.linkedin.com/in/ada-moreno',
    location: 'Bergen, Norway',
  },
  valueProps: {
    deliveryTime: 'Two weeks for a first version',
    communicationStyle: 'Written, once a day',
    supportAfterDelivery: 'Three months',
    pricing: 'Fixed price per milestone',
  },
  answers: { start: '1 March, three months’ notice', place: 'Bergen, two days a week on site' },
});

/** A valid profile with the fields that matter to a test. */
export const makeProfile = (overrides: Partial<StoredProfile> = {}): StoredProfile => ({
  ...SAMPLE,
  version: 1,
  ...overrides,
});
