import { en, Faker } from '@faker-js/faker';
import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  type LeadCategory,
  type LeadStatus,
  type NoteType,
} from '#domain/contract/enums.ts';
import { newLeadSchema } from '#domain/contract/leads.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { isActive } from '#domain/leads/lead.ts';
import { sampleLeads } from '#domain/leads/sampleLeads.ts';
import type { leadNotes, leadStatusHistory } from '../db/schema.ts';
import { type LeadRow, newLeadRow } from '../leads/leadColumns.ts';

/** The status histories of each category. */
const PATHS: Record<LeadCategory, readonly (readonly LeadStatus[])[]> = {
  'job-application': [
    ['new', 'applied', 'interviewing', 'offer', 'hired'],
    ['new', 'contacted', 'applied', 'interviewing', 'rejected'],
    ['new', 'applied', 'interviewing', 'withdrawn'],
  ],
  'freelance-project': [
    ['new', 'contacted', 'proposal', 'negotiating', 'closed-won'],
    ['new', 'contacted', 'qualified', 'proposal', 'closed-lost'],
  ],
  'sales-lead': [
    ['new', 'contacted', 'qualified', 'proposal', 'negotiating', 'closed-won'],
    ['new', 'contacted', 'qualified', 'negotiating', 'closed-lost'],
  ],
  networking: [
    ['new', 'contacted', 'qualified'],
    ['new', 'contacted', 'withdrawn'],
  ],
};

const NOTES = [
  'Sent two examples of my work.',
  'They want to start in March.',
  'Call on Thursday.',
];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface SeedLead {
  lead: LeadRow;
  notes: (typeof leadNotes.$inferInsert)[];
  history: (typeof leadStatusHistory.$inferInsert)[];
}

/** Seeded leads have ids of this form, so that the next seed can replace them. */
export const seedLeadId = (index: number): string =>
  `5eed1ead-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;

/** A status history that ends with this status, and its category. */
function historyTo(status: LeadStatus, { helpers }: Faker) {
  return helpers.arrayElement(
    LEAD_CATEGORIES.flatMap((category) =>
      PATHS[category]
        .filter((path) => path.includes(status))
        .map((path) => ({ category, path: path.slice(0, path.indexOf(status) + 1) })),
    ),
  );
}

/** The time since the last update, in milliseconds: hours, days or up to nine months. */
const randomAge = ({ helpers, number }: Faker): number =>
  helpers.weightedArrayElement([
    { weight: 1, value: number.int({ min: 1, max: 48 }) * HOUR },
    { weight: 2, value: number.int({ min: 2, max: 14 }) * DAY },
    { weight: 5, value: number.int({ min: 14, max: 270 }) * DAY },
  ]);

/** What a lead of the category is about. Its company, status and times are others. */
function sampleOf(category: LeadCategory, now: Date, { helpers }: Faker) {
  const samples = sampleLeads(now).filter((sample) => sample.category === category);
  const { status: _, priority: __, contactInfo: ___, ...sample } = helpers.arrayElement(samples);
  return sample;
}

function randomContact(domain: string, { person, helpers, internet }: Faker) {
  const [firstName, lastName] = [person.firstName(), person.lastName()];
  return {
    name: `${firstName} ${lastName}`,
    email: internet.email({ firstName, lastName, provider: domain }).toLowerCase(),
    phone: helpers.maybe(() => helpers.replaceSymbols('+44 20 7946 01##')) ?? '',
    website: helpers.maybe(() => `https://${domain}`),
  };
}

function randomNoteType(status: LeadStatus, { helpers }: Faker): NoteType {
  if (status === 'rejected' || status === 'closed-lost') return 'rejection';
  if (status === 'interviewing' || status === 'offer') return 'interview';
  if (status === 'negotiating' || status === 'closed-won') return 'negotiation';
  return helpers.arrayElement<NoteType>(['general', 'follow-up']);
}

/**
 * The lead with this index, its notes and its history. The same index always gives the same lead;
 * only its timestamps depend on `now`. Any thirteen leads in a row have all statuses.
 */
export function seedLead(userId: string, index: number, now: Date): SeedLead {
  const faker = new Faker({ locale: en, seed: index });
  const { company: companies, datatype, helpers, number } = faker;
  // 5 and 13 have no common divisor, so every status comes up.
  const status = LEAD_STATUSES[(index * 5 + 7) % LEAD_STATUSES.length] ?? 'new';
  const { category, path } = historyTo(status, faker);
  const company = companies.name();
  const domain = `${helpers.slugify(company).toLowerCase()}.example`;
  const isQualified = path.includes('qualified') || datatype.boolean(0.15);
  const updatedAt = new Date(now.getTime() - randomAge(faker));
  const createdAt = new Date(
    updatedAt.getTime() - path.length * number.int({ min: 1, max: 12 }) * DAY,
  );
  /** A timestamp between the creation (0) and the last update (1). */
  const timestampAt = (share: number) =>
    new Date(createdAt.getTime() + share * (updatedAt.getTime() - createdAt.getTime()));
  const leadId = seedLeadId(index);

  const lead = newLeadSchema.parse({
    ...sampleOf(category, now, faker),
    id: leadId,
    company,
    status,
    appliedWhere: category === 'job-application' && path.length > 1 ? 'Company website' : '',
    postUrl: datatype.boolean(0.7) ? `https://${domain}/${index}` : '',
    applicationUrl: category === 'job-application' ? `https://jobs.${domain}/${index}` : '',
    priority: helpers.arrayElement(LEAD_PRIORITIES),
    contactInfo: datatype.boolean(0.85) ? randomContact(domain, faker) : {},
    score: datatype.boolean(0.3) ? null : number.int({ min: 20, max: 98 }),
    isQualified,
    qualificationNotes: isQualified ? 'They have a budget, a need and a decision maker.' : '',
    lastContactAt: path.length > 1 ? timestampAt(0.9).toISOString() : null,
    nextFollowUpAt:
      isActive({ status }) && datatype.boolean()
        ? followUpIn(number.int({ min: -3, max: 14 }), now)
        : null,
  });

  const notes = Array.from({ length: number.int({ min: 0, max: 3 }) }, (_, step) => {
    const type = randomNoteType(path[Math.min(step + 1, path.length - 1)] ?? status, faker);
    return {
      userId,
      leadId,
      id: seedLeadId(index * 16 + step),
      type,
      text: helpers.arrayElement(NOTES),
      createdAt: timestampAt((step + 1) / 4),
    };
  });

  const history = path.map((toStatus, step) => ({
    userId,
    leadId,
    changedBy: userId,
    fromStatus: path[step - 1] ?? null,
    toStatus,
    changedAt: timestampAt(step / Math.max(1, path.length - 1)),
  }));

  return { lead: { ...newLeadRow(userId, lead), createdAt, updatedAt }, notes, history };
}
