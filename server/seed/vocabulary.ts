import type { LeadCategory, LeadStatus, NoteType } from '#domain/contract/enums.ts';

/* The made-up companies, people and texts of seeded leads. */

type Words = readonly string[];

/** The words of a list separated by bars. */
const words = (list: string): Words => list.split('|').map((word) => word.trim());

export const COMPANY_NAMES: Words = words(`
  Aldermoor | Birkenfeld | Calderwick | Dünenhof | Elmbridge | Falkenried | Grünthal |
  Hollisworth | Isarblick | Juniper & Ash | Kestrel Bay | Löwenzahn | Marlowe | Nordkap |
  Orchard Lane | Pfefferkorn | Quillfeather | Ravensbourne | Säntis | Thistledown | Umbra |
  Vogelsang | Wetterstein | Yarrow | Zirbelholz | Éclair Bleu | Ørsund | Solhøj
`);

export const COMPANY_KINDS: Words = words(`
  Labs | Systems | Software GmbH | & Söhne | Logistics | Studio | Health | Energie AG |
  Analytics | Foods | Verlag | Robotics | Travel | Insurance | Mobility | Architekten |
  Maschinenbau | Biotech | Media | Legal | Textilwerke | Payments | Câblerie | Audio
`);

/** About 60 characters each. */
export const LONG_COMPANY_NAMES: Words = [
  'Gesellschaft für angewandte Küstenforschung Nordfriesland mbH',
  'Österreichische Genossenschaft für nachhaltige Forstwirtschaft',
  'The Ravensbourne Harbour Conservation and Engineering Trust',
  'Vereinigte Werkstätten für Präzisionsmechanik Mühlheim GmbH',
];

export const PLACES: Words = words(`
  Berlin | München | Zürich | Köln (hybrid) | Düsseldorf | Wien | Remote (EU) | Remote |
  London | Edinburgh | Dublin | Lisboa | Kraków | Århus | Malmö | São Paulo | Montréal |
  Austin, TX | Portland, OR | New York, NY | Toronto | Amsterdam | Lyon | Göteborg
`);

export const FIRST_NAMES: Words = words(`
  Ana | Björn | Chloé | Dilan | Elif | Finn | Grace | Hannah | Ibrahim | Jürgen | Katarzyna |
  Lena | Mateus | Nadia | Oluwaseun | Priya | Quentin | Renée | Søren | Tomáš | Ursula |
  Viktor | Wei | Xenia | Yusuf | Zoë
`);

export const LAST_NAMES: Words = words(`
  Adeyemi | Becker | Castellano | Dvořák | Eriksen | Fournier | Großmann | Haddad | Ito |
  Jansen | Kowalska | Lindqvist | Müller | Nguyen | O'Rourke | Pereira | Rossi | Schröder |
  Tanaka | Underwood | Vasquez | Weiß | Yılmaz | Zimmermann
`);

/** Numbers reserved for fiction. */
export const PHONE_PREFIXES: Words = ['+44 20 7946 0', '+49 30 23125 ', '+1 202 555 0'];

export const SOURCES: Words = words(`
  LinkedIn | Referral | Company website | Meetup | Newsletter | Cold email | Conference |
  Former colleague | Stepstone | Hannover Messe | Podcast | Alumni network
`);

export const TAGS: Words = words(`
  remote | frontend | backend | design | TypeScript | React | Postgres | B2B | startup |
  Mittelstand | healthcare | fintech | public sector | long-term | warm intro | budget ok |
  dream job | climate | part-time | on site | Verlängerung möglich
`);

/** Titles, descriptions and status histories by category. */
export const CATEGORIES: Record<
  LeadCategory,
  { titles: Words; openings: Words; paths: readonly (readonly LeadStatus[])[] }
> = {
  'job-application': {
    titles: words(`
      Senior Frontend Engineer | Staff Platform Engineer | Product Designer | Tech Lead |
      Engineering Manager, Payments | Softwareentwickler (m/w/d) | Full-Stack Developer |
      Leitung Qualitätssicherung | Developer Advocate | Data Engineer | UX-Forscher:in |
      Principal Engineer, Search | Site Reliability Engineer | Werkstudent Webentwicklung
    `),
    openings: [
      'A team of eight that owns its product from the first sketch to the pager.',
      'They are rebuilding the customer portal and look for someone who has done it before.',
      'Kleines Team, flache Hierarchien, viel Verantwortung für die Oberfläche.',
      'The role reports to the head of engineering; two rounds and a paid trial day.',
    ],
    paths: [
      ['new', 'applied', 'interviewing', 'offer', 'hired'],
      ['new', 'contacted', 'applied', 'interviewing', 'rejected'],
      ['new', 'applied', 'interviewing', 'withdrawn'],
    ],
  },
  'freelance-project': {
    titles: words(`
      Website relaunch | Design system audit | Migration to PostgreSQL | Checkout redesign |
      Onlineshop für Möbel | Buchungssystem überarbeiten | Accessibility review |
      iOS app MVP | Internal dashboard | Performance rescue | Kundenportal für Stadtwerke |
      API for partners
    `),
    openings: [
      'Three months to start with, two to three days a week, mostly remote.',
      'The old site was built in 2016 and no one dares to touch it.',
      'Festpreis möglich, Beginn nach den Sommerferien, Ansprechpartner ist die IT-Leitung.',
      'They had an agency before and would like to work with one person instead.',
    ],
    paths: [
      ['new', 'contacted', 'proposal', 'negotiating', 'closed-won'],
      ['new', 'contacted', 'qualified', 'proposal', 'closed-lost'],
    ],
  },
  'sales-lead': {
    titles: words(`
      Annual licence, 40 seats | Pilot with the support team | Rahmenvertrag Wartung |
      Upgrade to the team plan | Workshop for product managers | Schulung für 25 Personen |
      White-label portal | Renewal and expansion | Proof of concept, logistics
    `),
    openings: [
      'Budget is approved for this year; procurement wants two comparable offers.',
      'They found us through the talk in Köln and asked for a demo.',
      'Entscheidung fällt im Lenkungskreis, der einmal im Monat zusammenkommt.',
      'The current contract ends in spring, and they are not happy with the support.',
    ],
    paths: [
      ['new', 'contacted', 'qualified', 'proposal', 'negotiating', 'closed-won'],
      ['new', 'contacted', 'qualified', 'negotiating', 'closed-lost'],
    ],
  },
  networking: {
    titles: words(`
      Coffee with the head of design | Introduction through Ana | Speaker slot at the meetup |
      Kaffee mit der Technikleiterin | Guest article for the blog | Mentoring circle
    `),
    openings: [
      'No concrete project yet, but they plan a new team for next year.',
      'Met at the conference dinner; promised to send the talk and two references.',
      'Sucht Leute für einen Arbeitskreis, der sich alle zwei Wochen trifft.',
    ],
    paths: [
      ['new', 'contacted', 'qualified'],
      ['new', 'contacted', 'withdrawn'],
    ],
  },
};

export const CLOSINGS: Words = [
  'They want to decide within two weeks.',
  'References from a similar project would help.',
  'Rückmeldung am besten telefonisch, vormittags.',
  'They asked for a short portfolio rather than a long letter.',
  'Start date is flexible.',
  '',
];

export const NOTE_TEXTS: Record<NoteType, Words> = {
  general: [
    'Read their annual report: growing, and honest about what does not work yet.',
    'Büro liegt fünf Minuten vom Bahnhof, zwei Tage pro Woche vor Ort.',
    'Ana knows someone there and will ask around.',
    'Sent the portfolio with the two case studies they asked for.',
  ],
  interview: [
    'First call with the recruiter, 30 minutes. Friendly, clear about salary and process.',
    'Technical interview: pairing on a real bug, then questions about testing.',
    'Gespräch mit dem Team, sehr angenehm. Nächste Runde mit der Geschäftsführung.',
  ],
  'follow-up': [
    'Wrote again after a week of silence; they replied the same day.',
    'Wiedervorlage: nach der Messe anrufen.',
    'Asked whether the budget round has ended. Not yet, try again next month.',
  ],
  negotiation: [
    'They offer 8% less than hoped, but four more weeks of vacation.',
    'Tagessatz liegt im Rahmen, Reisekosten gehen extra.',
    'Discount only for a two-year term, which is fair.',
  ],
  rejection: [
    'They went with an internal candidate. Asked to stay in touch.',
    'Absage per Mail, freundlich begründet: Projekt ist verschoben.',
  ],
};
