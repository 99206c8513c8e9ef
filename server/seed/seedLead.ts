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
import { foldedWords } from '#domain/words/foldedWords.ts';
import type { leadNotes, leadStatusHistory } from '../db/schema.ts';
import { type LeadRow, newLeadRow } from '../leads/leadRow.ts';
import { createRandom, type Random } from './random.ts';
import {
  CATEGORIES,
  COMPANY_KINDS,
  COMPANY_NAMES,
  DESCRIPTIONS,
  FIRST_NAMES,
  LAST_NAMES,
  NOTE_TEXTS,
  PLACES,
  SOURCES,
  TAGS,
} from './vocabulary.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export interface SeedLead {
  lead: LeadRow;
  notes: (typeof leadNotes.$inferInsert)[];
  history: (typeof leadStatusHistory.$inferInsert)[];
}

/** Seeded leads have ids of this form, so that the next seed can replace them. */
export const seedLeadId = (index: number): string =>
  `5eed1ead-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;

/** 'Dünenhof & Sons' becomes 'dunenhof-sons'. */
const slug = (name: string): string =>
  foldedWords(name)
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-');

/** A status history that ends with this status, and its category. */
function historyTo(status: LeadStatus, random: Random) {
  return random.pick(
    LEAD_CATEGORIES.flatMap((category) =>
      CATEGORIES[category].paths
        .filter((path) => path.includes(status))
        .map((path) => ({ category, path: path.slice(0, path.indexOf(status) + 1) })),
    ),
  );
}

/** The time since the last update, in milliseconds: hours, days or up to nine months. */
function randomAge(random: Random): number {
  if (random.chance(0.12)) return random.integer(1, 48 * 12) * (HOUR / 12);
  if (random.chance(0.25)) return random.integer(2 * 24, 14 * 24) * HOUR;
  return random.integer(14 * 24, 270 * 24) * HOUR;
}

function randomWorth(category: LeadCategory, random: Random) {
  if (category === 'networking') return {};
  if (category === 'job-application') {
    const salary = random.integer(56, 100);
    return { compensationRange: `€${salary},000 to ${salary + 12},000` };
  }
  return {
    value: random.integer(2, 90) * 1000 - random.integer(0, 3) * 250,
    compensationRange:
      category === 'freelance-project' ? `€${random.integer(55, 110) * 10} a day` : '',
  };
}

function randomContact(domain: string, random: Random) {
  if (random.chance(0.15)) return {};
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  return {
    name: `${firstName} ${lastName}`,
    email: `${slug(firstName)}.${slug(lastName)}@${domain}`,
    phone: random.chance(0.5) ? `+44 20 7946 0${random.integer(100, 199)}` : '',
    website: random.chance(0.3) ? `https://${domain}` : undefined,
  };
}

function randomNoteType(status: LeadStatus, random: Random): NoteType {
  if (status === 'rejected' || status === 'closed-lost') return 'rejection';
  if (status === 'interviewing' || status === 'offer') return 'interview';
  if (status === 'negotiating' || status === 'closed-won') return 'negotiation';
  return random.pick<NoteType>(['general', 'general', 'follow-up']);
}

/**
 * The lead with this index, its notes and its history. The same index always gives the same lead;
 * only its timestamps depend on `now`. Any thirteen leads in a row have all statuses.
 */
export function seedLead(userId: string, index: number, now: Date): SeedLead {
  const random = createRandom(index);
  // 5 and 13 have no common divisor, so every status comes up.
  const status = LEAD_STATUSES[(index * 5 + 7) % LEAD_STATUSES.length] ?? 'new';
  const { category, path } = historyTo(status, random);
  const title = random.pick(CATEGORIES[category].titles);
  const company = `${random.pick(COMPANY_NAMES)} ${random.pick(COMPANY_KINDS)}`;
  const domain = `${slug(company).slice(0, 40)}.example`;
  const isQualified = path.includes('qualified') || random.chance(0.15);
  const updatedAt = new Date(now.getTime() - randomAge(random));
  const createdAt = new Date(updatedAt.getTime() - path.length * random.integer(1, 12) * DAY);
  /** A timestamp between the creation (0) and the last update (1). */
  const timestampAt = (share: number) =>
    new Date(createdAt.getTime() + share * (updatedAt.getTime() - createdAt.getTime()));
  const leadId = seedLeadId(index);

  const lead = newLeadSchema.parse({
    id: leadId,
    title,
    company,
    category,
    status,
    description: random.pick(DESCRIPTIONS),
    source: random.pick(SOURCES),
    appliedWhere: category === 'job-application' && path.length > 1 ? 'Company website' : '',
    postUrl: random.chance(0.7) ? `https://${domain}/${slug(title)}-${index}` : '',
    applicationUrl: category === 'job-application' ? `https://jobs.${domain}/${index}` : '',
    location: random.pick(PLACES),
    ...randomWorth(category, random),
    priority: LEAD_PRIORITIES[(index * 3 + random.integer(0, 1)) % LEAD_PRIORITIES.length],
    contactInfo: randomContact(domain, random),
    tags: [...new Set(Array.from({ length: random.integer(0, 4) }, () => random.pick(TAGS)))],
    score: random.chance(0.3) ? null : random.integer(20, 98),
    isQualified,
    qualificationNotes: isQualified ? 'They have a budget, a need and a decision maker.' : '',
    lastContactAt: path.length > 1 ? timestampAt(0.9).toISOString() : null,
    nextFollowUpAt:
      isActive({ status }) && random.chance(0.5) ? followUpIn(random.integer(-3, 14), now) : null,
  });

  const notes = Array.from({ length: random.chance(0.3) ? 0 : random.integer(1, 3) }, (_, step) => {
    const type = randomNoteType(path[Math.min(step + 1, path.length - 1)] ?? status, random);
    const text = random.pick(NOTE_TEXTS[type]);
    return {
      userId,
      leadId,
      id: seedLeadId(index * 16 + step),
      type,
      text,
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
