import { newProfileSchema } from '#domain/contract/profile.ts';
import { DEMO_ACCOUNT } from '../auth/demoAccount.ts';

/** The profile of the demo account. */
export const DEMO_PROFILE = newProfileSchema.parse({
  personalInfo: {
    name: 'Mara Lindqvist',
    email: DEMO_ACCOUNT.email,
    phone: '+49 30 23125 100',
    location: 'Berlin',
    portfolio: 'https://mara-lindqvist.example',
  },
  professionalSummary:
    'Frontend engineer with an eye for type and a liking for plain words. For eleven years I have built interfaces that people use all day: booking, bookkeeping and, most recently, a portal for 40 municipal utilities.',
  yearsOfExperience: 11,
  skills: {
    technicalSkills: ['TypeScript', 'React', 'Accessibility', 'PostgreSQL', 'Design systems'],
    softSkills: ['Workshops', 'Clear writing', 'Mentoring'],
    certifications: ['CPACC'],
  },
  experience: [
    {
      title: 'Lead Frontend Engineer',
      company: 'Wetterstein Systems',
      location: 'Berlin',
      startDate: '2021-03',
      endDate: '',
      description: [
        'Led the rebuild of a customer portal; support calls fell by a third.',
        'Moved 40 utilities to one code base without a day offline.',
        'Review every release for accessibility and train the team in it.',
      ].join('\n'),
      technologies: ['TypeScript', 'React', 'PostgreSQL'],
    },
    {
      title: 'Frontend Engineer',
      company: 'Quillfeather Studio',
      location: 'Malmö',
      startDate: '2015-09',
      endDate: '2021-02',
      description: 'Built and kept a design system for five products.',
      technologies: ['JavaScript', 'React', 'CSS'],
    },
  ],
  education: [
    {
      degree: 'BSc Media Technology',
      institution: 'Malmö University',
      location: 'Malmö',
      graduationYear: '2015',
    },
  ],
  projects: [
    {
      name: 'Kontrast',
      description: 'A small tool that finds text that is hard to read.',
      technologies: ['TypeScript'],
      url: 'https://kontrast.example',
    },
  ],
  additionalInfo: {
    languages: ['English', 'Deutsch', 'Svenska'],
    interests: ['Letterpress', 'Cold water'],
    achievements: ['Speaker at two accessibility conferences'],
  },
  contactInfo: { email: DEMO_ACCOUNT.email, location: 'Berlin' },
  valueProps: {
    deliveryTime: 'A first working version within two weeks',
    communicationStyle: 'One written update a week, and a call when it matters',
    supportAfterDelivery: 'Three months of fixes included',
    pricing: 'Daily rate, or a fixed price for a fixed scope',
  },
  answers: {
    reason: 'The portal is finished, and I’d like to do that work again for a larger product.',
    start: '1 March, three months’ notice',
    authorization: 'EU citizen, no permit needed',
    place: 'Berlin, or remote within Europe',
    hours: 'Full time',
  },
});
