import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  type LeadCategory,
  type LeadStatus,
  type LeadType,
  type NoteType,
} from '#domain/contract/enums.ts';
import { isActive } from '#domain/lead.ts';
import type { leadNotes, leadStatusHistory } from '../db/schema.ts';
import { type LeadRow, newLeadRow } from '../leads/leadRow.ts';
import { createRandom, type Random } from './random.ts';
import {
  CATEGORY_WORDS,
  CLOSINGS,
  COMPANY_KINDS,
  COMPANY_NAMES,
  FIRST_NAMES,
  LAST_NAMES,
  LONG_COMPANY_NAMES,
  NOTE_TEXTS,
  PHONE_PREFIXES,
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

/** All seeded leads have ids of this form, by which a later seed finds them again. */
export const seedLeadId = (index: number): string =>
  `5eed1ead-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;

const ADDRESS_LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  ı: 'i',
};

/** Letters for an address: 'Großmann & Söhne' becomes 'grossmann-soehne'. */
const addressOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüßøı]/g, (letter) => ADDRESS_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** A way through the statuses that leads to this one, and the kind of lead that goes it. */
function pathTo(status: LeadStatus, random: Random) {
  const ways = LEAD_CATEGORIES.flatMap((category) =>
    CATEGORY_WORDS[category].paths
      .filter((path) => path.includes(status))
      .map((path) => ({ category, path: path.slice(0, path.indexOf(status) + 1) })),
  );
  return random.pick(ways);
}

/** How long ago a lead was touched last: some hours, some days, most of them within nine months. */
function ageOf(random: Random): number {
  if (random.chance(0.12)) return random.whole(1, 48 * 12) * (HOUR / 12);
  if (random.chance(0.25)) return random.whole(2 * 24, 14 * 24) * HOUR;
  return random.whole(14 * 24, 270 * 24) * HOUR;
}

const OLDER_TYPES: Record<LeadCategory, readonly LeadType[]> = {
  'job-application': ['job', 'fulltime', 'parttime', 'internship'],
  'freelance-project': ['freelance', 'contract', 'client'],
  'sales-lead': ['business', 'prospect', 'client'],
  networking: ['lead'],
};

function worthOf(category: LeadCategory, random: Random) {
  const thousands = random.whole(2, 90);
  if (category === 'job-application') {
    const from = 55 + thousands / 2;
    return {
      value: 0,
      compensationRange: `€${Math.round(from)},000 to ${Math.round(from) + 12},000`,
    };
  }
  if (category === 'networking') return { value: 0, compensationRange: '' };
  const value = thousands * 1000 - random.whole(0, 3) * 250;
  const dailyRate = `€${random.whole(55, 110) * 10} a day`;
  return { value, compensationRange: category === 'freelance-project' ? dailyRate : '' };
}

function noteTypeAt(status: LeadStatus, random: Random): NoteType {
  if (status === 'rejected' || status === 'closed-lost') return 'rejection';
  if (status === 'interviewing' || status === 'offer') return 'interview';
  if (status === 'negotiating' || status === 'closed-won') return 'negotiation';
  return random.pick<NoteType>(['general', 'general', 'follow-up']);
}

/**
 * The lead with this number, its notes and its history, made of chance that is the same every time:
 * only the moments move along with `now`. Statuses and priorities all occur among any thirteen.
 */
export function seedLead(userId: string, index: number, now: Date): SeedLead {
  const random = createRandom(index);
  // 5 and 13 have no common divisor: the statuses take turns, in no order that one would notice.
  const status = LEAD_STATUSES[(index * 5 + 7) % LEAD_STATUSES.length] ?? 'new';
  const { category, path } = pathTo(status, random);
  const words = CATEGORY_WORDS[category];
  const title = random.pick(words.titles);
  const isOlder = random.chance(0.2);
  const company = random.chance(0.02)
    ? random.pick(LONG_COMPANY_NAMES)
    : `${random.pick(COMPANY_NAMES)} ${random.pick(COMPANY_KINDS)}`;
  const domain = `${addressOf(company).slice(0, 40)}.example`;
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const hasContact = random.chance(0.85);
  const updatedAt = new Date(now.getTime() - ageOf(random));
  const createdAt = new Date(updatedAt.getTime() - path.length * random.whole(1, 12) * DAY);
  const momentAt = (share: number) =>
    new Date(createdAt.getTime() + share * (updatedAt.getTime() - createdAt.getTime()));
  const reachedAt = (step: number) => momentAt(step / Math.max(1, path.length - 1));
  const tags = Array.from({ length: random.whole(0, 4) }, () => random.pick(TAGS));
  const isQualified = path.includes('qualified') || random.chance(0.15);
  const id = seedLeadId(index);
  const row = newLeadRow(userId, {
    id,
    title,
    company,
    type: isOlder ? random.pick(OLDER_TYPES[category]) : 'lead',
    category: isOlder ? null : category,
    status,
    description: [random.pick(words.openings), random.pick(CLOSINGS)].join(' ').trim(),
    source: random.pick(SOURCES),
    appliedWhere: category === 'job-application' && path.length > 1 ? 'Company website' : '',
    postUrl: random.chance(0.7) ? `https://${domain}/${addressOf(title)}-${index}` : '',
    applicationUrl: category === 'job-application' ? `https://jobs.${domain}/${index}` : '',
    location: random.pick(PLACES),
    ...worthOf(category, random),
    priority: LEAD_PRIORITIES[(index * 3 + random.whole(0, 1)) % LEAD_PRIORITIES.length],
    contactInfo: hasContact
      ? {
          name: `${firstName} ${lastName}`,
          email: `${addressOf(firstName)}.${addressOf(lastName)}@${domain}`,
          phone: random.chance(0.5)
            ? `${random.pick(PHONE_PREFIXES)}${random.whole(100, 199)}`
            : '',
          ...(random.chance(0.3) && { website: `https://${domain}` }),
        }
      : {},
    tags: [...new Set(tags)],
    score: random.chance(0.3) ? null : random.whole(20, 98),
    isQualified,
    qualificationNotes: isQualified ? 'Budget, need and a person who decides.' : '',
    lastContactAt: path.length > 1 ? momentAt(0.9).toISOString() : null,
    nextFollowUpAt:
      isActive({ status }) && random.chance(0.5)
        ? new Date(now.getTime() + random.whole(-3, 14) * DAY).toISOString()
        : null,
  });
  const notes = Array.from({ length: random.chance(0.3) ? 0 : random.whole(1, 3) }, (_, step) => {
    const type = noteTypeAt(path[Math.min(step + 1, path.length - 1)] ?? status, random);
    return {
      ...{ userId, leadId: id, id: seedLeadId(index * 16 + step) },
      ...{ type, text: random.pick(NOTE_TEXTS[type]), createdAt: momentAt((step + 1) / 4) },
    };
  });
  const history = path.map((toStatus, step) => ({
    ...{ userId, leadId: id, changedBy: userId },
    ...{ fromStatus: path[step - 1] ?? null, toStatus, changedAt: reachedAt(step) },
  }));
  return { lead: { ...row, createdAt, updatedAt }, notes, history };
}
