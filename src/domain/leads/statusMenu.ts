import type { LeadCategory, LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_STATUS_GROUPS } from './lead.ts';

type KindOfLead = Pick<Lead, 'category' | 'type'>;

const SALES: readonly LeadStatus[] = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'negotiating',
  'closed-won',
  'closed-lost',
];

/** The statuses that a lead of each category goes through, in their order. */
const PIPELINES: Record<LeadCategory, readonly LeadStatus[]> = {
  'job-application': ['new', 'applied', 'interviewing', 'offer', 'hired', 'rejected', 'withdrawn'],
  'freelance-project': [
    'new',
    'applied',
    'proposal',
    'negotiating',
    'closed-won',
    'closed-lost',
    'withdrawn',
  ],
  'sales-lead': SALES,
  networking: SALES,
};

/** The category of a lead; of an older one, that of its type. */
export function categoryOf({ category, type }: KindOfLead): LeadCategory {
  if (category !== null) return category;
  if (type === 'freelance') return 'freelance-project';
  return ['business', 'client', 'prospect'].includes(type) ? 'sales-lead' : 'job-application';
}

export interface StatusGroup {
  label: string;
  statuses: readonly LeadStatus[];
}

/** All thirteen statuses (product spec, section 4), those of the leads' category first, if they share one. */
export function statusMenu(leads: readonly KindOfLead[]): readonly StatusGroup[] {
  const [category, ...others] = new Set(leads.map(categoryOf));
  if (category === undefined || others.length > 0) return LEAD_STATUS_GROUPS;
  const pipeline = PIPELINES[category];
  const rest = statusesInOrder([]).filter((status) => !pipeline.includes(status));
  return [
    { label: 'Pipeline', statuses: pipeline },
    { label: 'Other statuses', statuses: rest },
  ];
}

export const statusesInOrder = (leads: readonly KindOfLead[]): readonly LeadStatus[] =>
  statusMenu(leads).flatMap(({ statuses }) => statuses);
