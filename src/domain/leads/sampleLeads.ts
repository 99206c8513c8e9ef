import type { NewLead } from '#domain/contract/leads.ts';
import { followUpIn } from './followUp.ts';

/** The ids of sample leads differ only in the last two digits, so that they are found again. */
const ID_START = '5a3b1e00-0000-4000-8000-0000000000';

export const isSampleLead = ({ id }: { id: string }): boolean => id.startsWith(ID_START);

interface Sample extends Omit<NewLead, 'id' | 'nextFollowUpAt'> {
  /** Days from today until the next follow-up. */
  followUp?: number;
}

const SAMPLES: Sample[] = [
  {
    title: 'Senior Frontend Engineer',
    company: 'Northwind Traders',
    category: 'job-application',
    status: 'interviewing',
    priority: 'high',
    source: 'LinkedIn',
    location: 'Berlin, hybrid',
    compensationRange: '€85,000 to €95,000',
    contactInfo: { name: 'Maja Solberg', email: 'maja.solberg@northwind.example' },
    description: 'TypeScript, React and accessibility for an online shop with four million users.',
    tags: ['react'],
    followUp: 0,
  },
  {
    title: 'Brand refresh, 6 weeks',
    company: 'Kestrel Coffee',
    category: 'freelance-project',
    status: 'proposal',
    priority: 'medium',
    source: 'Referral',
    value: 14_400,
    currency: 'USD',
    contactInfo: { name: 'Ines Duarte', email: 'ines@kestrel-coffee.example' },
    description: 'New identity, packaging for eight coffees and a five-page site.',
    tags: ['design'],
    followUp: -2,
  },
  {
    title: 'Backend Engineer',
    company: 'Pinewood Health',
    category: 'job-application',
    status: 'applied',
    priority: 'high',
    source: 'Greenhouse',
    location: 'Remote, Europe',
    description: 'Go and PostgreSQL for a platform that books medical appointments.',
    followUp: -1,
  },
  {
    title: 'Checkout rebuild',
    company: 'Tidewater Books',
    category: 'freelance-project',
    status: 'contacted',
    source: 'Cold email',
    value: 7_200,
    currency: 'USD',
    contactInfo: { name: 'Tom Reyes', email: 'tom@tidewater.example' },
    description: 'Fewer steps from the cart to the order, on the existing shop system.',
    followUp: 0,
  },
  {
    title: 'Data Engineer',
    company: 'Helio Grid',
    category: 'job-application',
    status: 'applied',
    source: 'Company site',
    location: 'Oslo',
    description: 'Pipelines for the load of a power grid, in Python and Spark.',
    followUp: 3,
  },
  {
    title: 'API integration',
    company: 'Blue Harbor Logistics',
    category: 'sales-lead',
    status: 'new',
    priority: 'high',
    source: 'Website',
    value: 4_800,
    currency: 'USD',
    contactInfo: { name: 'Priya Nair', email: 'priya@blueharbor.example' },
    description: 'They want the quote in two parts.',
    followUp: 2,
  },
  {
    title: 'Infrastructure Engineer',
    company: 'Tern Mobility',
    category: 'job-application',
    status: 'applied',
    source: 'LinkedIn',
    location: 'Rotterdam',
    description: 'Kubernetes and Terraform for a fleet of rental bikes.',
    followUp: 6,
  },
  {
    title: 'Staff Engineer, Payments',
    company: 'Arbor Financial',
    category: 'job-application',
    status: 'offer',
    priority: 'urgent',
    source: 'Recruiter',
    location: 'London',
    compensationRange: '£120,000',
    description: 'Card payments at 3,000 transactions a second.',
    followUp: 1,
  },
  {
    title: 'Annual support contract',
    company: 'Marlow & Finch',
    category: 'sales-lead',
    status: 'negotiating',
    source: 'Former client',
    value: 12_000,
    currency: 'USD',
    description: 'Ten days of support a year, with a response within one day.',
    followUp: 4,
  },
  {
    title: 'Coffee with the head of design',
    company: 'Juniper Rail',
    category: 'networking',
    status: 'contacted',
    priority: 'low',
    source: 'Conference',
    contactInfo: { name: 'Jonas Ek' },
    description: 'Met at a talk about signs in stations.',
    followUp: 9,
  },
  {
    title: 'Design system audit',
    company: 'Papaya Studio',
    category: 'freelance-project',
    status: 'closed-won',
    source: 'Referral',
    value: 6_500,
    currency: 'USD',
    description: 'A report on 40 components, with a plan for the next quarter.',
  },
  {
    title: 'Site Reliability Engineer',
    company: 'Ostra Robotics',
    category: 'job-application',
    status: 'rejected',
    source: 'Job board',
    location: 'Zürich',
    description: 'On call every sixth week, with warehouses in three time zones.',
  },
];

/** Twelve leads that show the product. Adding them again adds none twice. */
export const sampleLeads = (now = new Date()): (NewLead & { id: string })[] =>
  SAMPLES.map(({ followUp, ...lead }, index) => ({
    ...lead,
    id: ID_START + String(index).padStart(2, '0'),
    nextFollowUpAt: followUp === undefined ? null : followUpIn(followUp, now),
  }));
