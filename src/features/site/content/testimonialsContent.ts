export interface Testimonial {
  id: string;
  name: string;
  role: string;
  company: string;
  /** The initials in the avatar. */
  avatar: string;
  /** Stars, from 1 to 5. */
  rating: number;
  text: string;
  /** Where this person finds leads. */
  platform: string;
}

/** The testimonials block (product spec, section 3, Testimonial): static, five of them. */
export const testimonialsContent = {
  heading: 'What people say',
  testimonials: [
    {
      id: 'maya',
      name: 'Maya Holm',
      role: 'Product Designer',
      company: 'Halden Studio',
      avatar: 'MH',
      rating: 5,
      text: 'I applied to forty jobs in two months and always knew which ones to follow up on. My spreadsheet never managed that.',
      platform: 'Company career pages',
    },
    {
      id: 'tomas',
      name: 'Tomás Ferreira',
      role: 'Freelance Developer',
      company: 'Self-employed',
      avatar: 'TF',
      rating: 5,
      text: 'I save a project while I read the brief and get a draft right next to it. I still edit every proposal, but I never start from a blank page.',
      platform: 'Freelance marketplaces',
    },
    {
      id: 'priya',
      name: 'Priya Nair',
      role: 'Account Executive',
      company: 'Cobalt Freight',
      avatar: 'PN',
      rating: 5,
      text: 'Every prospect has its notes and its next step in one place. I stopped losing people between LinkedIn and my inbox.',
      platform: 'LinkedIn',
    },
    {
      id: 'daniel',
      name: 'Daniel Osei',
      role: 'Technical Recruiter',
      company: 'Brightwell Search',
      avatar: 'DO',
      rating: 5,
      text: 'When I open a page I already track, my last note is right beside it. That saves me a lot of clicking on a busy day.',
      platform: 'LinkedIn',
    },
    {
      id: 'hannah',
      name: 'Hannah Weiss',
      role: 'Data Analyst',
      company: 'Kestrel Health',
      avatar: 'HW',
      rating: 5,
      text: "The pitch uses what's in my profile and flags what it can't back up. I trust it because it shows me what to check.",
      platform: 'Job boards',
    },
  ] as readonly Testimonial[],
};
