import type { LeadCategory, LeadStatus, NoteType } from '#domain/contract/enums.ts';

/* The made-up companies, people and texts of seeded leads, with a few letters and lengths that layouts must bear. */

type Words = readonly string[];

/** The words of a list separated by bars. */
const words = (list: string): Words => list.split('|').map((word) => word.trim());

export const COMPANY_NAMES = words(`
  Aldermoor | Calderwick | Dünenhof | Elmbridge | Hollisworth | Juniper & Ash | Kestrel Bay | Marlowe | Orchard Lane |
  Quillfeather | Ravensbourne Harbour Conservation | Thistledown | Umbra | Wetterstein | Yarrow | Éclair Bleu | Solhøj
`);

export const COMPANY_KINDS = words(`
  Labs | Systems | & Sons | Logistics | Studio | Health | Analytics | Foods | Robotics | Travel | Insurance | Mobility |
  Biotech | Media | Legal | Payments | Audio
`);

export const PLACES = words(`
  Berlin | Zürich (hybrid) | Remote (EU) | Remote | London | Edinburgh | Dublin | Kraków | Malmö | São Paulo | Montréal |
  Austin, TX | Portland, OR | New York, NY | Toronto | Amsterdam | Lyon
`);

export const FIRST_NAMES = words(`
  Ana | Björn | Chloé | Elif | Finn | Grace | Hannah | Ibrahim | Katarzyna | Lena | Nadia | Oluwaseun | Priya | Søren |
  Viktor | Wei | Yusuf | Zoë
`);

export const LAST_NAMES = words(`
  Adeyemi | Becker | Dvořák | Eriksen | Fournier | Haddad | Ito | Kowalska | Müller | Nguyen | O'Rourke | Pereira |
  Rossi | Tanaka | Underwood | Vasquez
`);

export const SOURCES = words(`
  LinkedIn | Referral | Company website | Meetup | Newsletter | Cold email | Conference | Former colleague | Podcast
`);

export const TAGS = words(`
  remote | frontend | backend | design | TypeScript | React | Postgres | B2B | startup | healthcare | fintech |
  public sector | long-term | warm intro | budget ok | dream job | climate | part-time
`);

/** Titles and status histories by category. */
export const CATEGORIES: Record<
  LeadCategory,
  { titles: Words; paths: readonly (readonly LeadStatus[])[] }
> = {
  'job-application': {
    titles: words(`
      Senior Frontend Engineer | Staff Platform Engineer | Product Designer | Tech Lead | Engineering Manager, Payments |
      Full-Stack Developer | Developer Advocate | Data Engineer | Principal Engineer, Search | Site Reliability Engineer
    `),
    paths: [
      ['new', 'applied', 'interviewing', 'offer', 'hired'],
      ['new', 'contacted', 'applied', 'interviewing', 'rejected'],
      ['new', 'applied', 'interviewing', 'withdrawn'],
    ],
  },
  'freelance-project': {
    titles: words(`
      Website relaunch | Design system audit | Migration to PostgreSQL | Checkout redesign | Accessibility review |
      iOS app MVP | Internal dashboard | Performance rescue | API for partners
    `),
    paths: [
      ['new', 'contacted', 'proposal', 'negotiating', 'closed-won'],
      ['new', 'contacted', 'qualified', 'proposal', 'closed-lost'],
    ],
  },
  'sales-lead': {
    titles: words(`
      Annual license, 40 seats | Pilot with the support team | Upgrade to the team plan | Workshop for product managers |
      White-label portal | Renewal and expansion | Proof of concept, logistics
    `),
    paths: [
      ['new', 'contacted', 'qualified', 'proposal', 'negotiating', 'closed-won'],
      ['new', 'contacted', 'qualified', 'negotiating', 'closed-lost'],
    ],
  },
  networking: {
    titles: words(`
      Coffee with the head of design | Introduction through Ana | Speaker slot at the meetup | Guest article for the blog
    `),
    paths: [
      ['new', 'contacted', 'qualified'],
      ['new', 'contacted', 'withdrawn'],
    ],
  },
};

export const DESCRIPTIONS = words(`
  A team of eight that owns its product from the first sketch to the pager. |
  They are rebuilding the customer portal and look for someone who has done it before. |
  Three months to start with, two to three days a week, mostly remote. |
  The old site was built in 2016 and no one dares to touch it. They want to decide within two weeks. |
  Budget is approved for this year; two comparable offers are needed. |
  No concrete project yet, but they plan a new team for next year.
`);

export const NOTE_TEXTS: Record<NoteType, Words> = {
  general: words(
    'Sent the portfolio with the two case studies they asked for. | Ana knows someone there and will ask around.',
  ),
  interview: words(
    'First call, 30 minutes. Clear about salary and process. | Pairing on a real bug, then questions about testing.',
  ),
  'follow-up': words(
    'Wrote again after a week of silence; they replied the same day. | The budget round goes on. Try again next month.',
  ),
  negotiation: words('They offer 8% less than hoped, but four more weeks of vacation.'),
  rejection: words('They went with an internal candidate. Asked to stay in touch.'),
};
