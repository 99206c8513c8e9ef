import type { ResumeResponse } from '#domain/contract/resume.ts';

/** The response to a resume, with the fields that matter to a test. */
export const makeResume = (
  extracted: Partial<ResumeResponse['extractedData']> = {},
  yearsOfExperience = 10,
): ResumeResponse => ({
  extractedData: {
    personalInfo: {
      name: 'Ada Moreno',
      email: 'ada.moreno@example.com',
      phone: '+47 900 12 345',
      location: 'Oslo, Norway',
      linkedin: 'https://linkedin.com/in/ada-moreno',
      github: '',
      portfolio: '',
    },
    professionalSummary:
      'Platform engineer with ten years in logistics and energy. Leads teams of up to eight.',
    skills: {
      technicalSkills: ['TypeScript', 'Kubernetes', 'Go', 'Terraform'],
      softSkills: ['Mentoring'],
      certifications: ['CKA', 'AWS Solutions Architect'],
    },
    experience: [
      {
        title: 'Platform Engineer',
        company: 'Fjordline Logistics',
        location: 'Bergen',
        startDate: '2019-03',
        endDate: '',
        description: 'One deployment path for sixty services; on-call for the platform.',
        technologies: ['Kubernetes', 'Terraform', 'Go'],
      },
      {
        title: 'Systems Administrator',
        company: 'Havnekraft AS',
        location: 'Stavanger',
        startDate: '2014-08',
        endDate: '2019-02',
        description: 'Ran the racks of a harbour operator and moved them to the cloud.',
        technologies: ['Linux', 'Ansible'],
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
    projects: [],
    additionalInfo: {
      languages: ['English', 'Norwegian', 'German'],
      interests: [],
      achievements: ['Speaker, NDC Oslo 2023'],
    },
    ...extracted,
  },
  userProfile: { yearsOfExperience },
  doubts: [],
});
