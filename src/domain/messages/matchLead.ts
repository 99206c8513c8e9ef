import type { MessageMatch } from '#domain/contract/enums.ts';
import { siteName } from '#domain/webAddress.ts';
import { ATTACHED_FORMS, COMPANY_FORMS } from '#domain/words/companyForms.ts';
import jobSites from '#domain/words/data/jobSites.json' with { type: 'json' };
import mailWords from '#domain/words/data/mailWords.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';
import { anyWritten } from '#domain/words/phrases.ts';
import type { MailOrigin } from './mailOrigin.ts';
import { namesIn, plainWords } from './namesIn.ts';

const JOB_BOARDS: ReadonlySet<string> = new Set(jobSites.boards);
const BESIDE_NAMES: ReadonlySet<string> = new Set(mailWords.besideNames);
const WHOLE_COMPANY: ReadonlySet<string> = new Set(mailWords.wholeCompany);

/** An answer to the user's own application, whatever sent it. */
const OWN_APPLICATION = anyWritten(mailWords.ownApplication);

/** What a lead is recognized by. */
export interface LeadFacts {
  id: string;
  title: string;
  company: string;
  /** Of its contact. */
  email: string;
  /** Its posting, application, and the contact's site. */
  addresses: readonly string[];
  /** Who wrote about it before. */
  senders: readonly string[];
  /** The letters that were sent. */
  letters: readonly string[];
  /** The ids of its messages and of invited events, and how well they fit. */
  threads?: Readonly<Record<string, MessageMatch>>;
}

export interface MatchedText {
  fromName: string;
  fromAddress: string;
  subject: string;
  text: string;
  /** A person's, unless it says otherwise. */
  origin?: MailOrigin;
  /** The messages that it answers, and the events that it's about. */
  references?: readonly string[];
}

/** Providers of mailboxes, whose domain names no employer. */
const MAILBOX_PROVIDERS: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com mac.com aol.com ' +
    'gmx.de gmx.net gmx.com web.de t-online.de freenet.de proton.me protonmail.com fastmail.com mail.com zoho.com ' +
    'orange.fr free.fr laposte.net wanadoo.fr libero.it qq.com 163.com 126.com naver.com yandex.ru mail.ru'
  ).split(' '),
);

const hostOf = (address: string): string => {
  const host = address.includes('@') ? address.split('@').at(-1) : URL.parse(address)?.hostname;
  return (host ?? '').toLowerCase().replace(/^www\./, '');
};

const isUnder = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

const SYSTEMS = [
  ...jobSites.systems.flatMap(({ hosts }) =>
    hosts.map((host) => host.split('.').slice(-2).join('.')),
  ),
  ...jobSites.mailSystems,
];

/** Whether an address is of an applicant system or a job board, which write for many employers. */
export const isOfSystem = (address: string): boolean => isSystem(hostOf(address));

const isSystem = (host: string): boolean =>
  SYSTEMS.some((system) => isUnder(host, system)) || JOB_BOARDS.has(siteName(host));

/** 'no-reply@example.com', 'donotreply@example.com' */
export const isUnread = (address: string): boolean => /not?[-._]?reply/.test(address.toLowerCase());

/** The host of an employer's own domain; '' for an applicant system, a job board or a mailbox provider. */
export function employersHost(address: string): string {
  const host = hostOf(address);
  const isShared = MAILBOX_PROVIDERS.has(host) || isSystem(host);
  return isShared || !host.includes('.') ? '' : host;
}

/** The company's name without its legal form, as `plainWords` writes it. */
const nameOf = (company: string): string =>
  plainWords(company.replace(ATTACHED_FORMS, ' '))
    .split(' ')
    .filter((word) => !COMPANY_FORMS.has(word))
    .join(' ');

const sharesDomain = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (isUnder(a, b) || isUnder(b, a));

/** Long enough that only a quote of the letter has it. */
const QUOTED = 60;

/** @param words of a letter */
function quotes(text: string, words: string): boolean {
  for (let start = 0; start + QUOTED <= words.length; start += QUOTED) {
    if (text.includes(words.slice(start, start + QUOTED))) return true;
  }
  return false;
}

/** What counts for a lead, and how much. Four points are sure; a title alone says nothing. */
const POINTS = { known: 5, domain: 3, beginning: 2, named: 2, mentioned: 1 };
const SURE = 4;
const LIKELY = 2;

/** The names in an address that may be the employer's: its own domain, or what is before a shared one. */
function sitesOf(address: string): string[] {
  const host = employersHost(address);
  const shared = isOfSystem(address) ? address.split(/[@.]/) : [];
  const labels = host ? [siteName(host)] : shared;
  return labels.map((label) =>
    plainWords(label)
      .split(' ')
      .filter((word) => !BESIDE_NAMES.has(word))
      .join(''),
  );
}

/** How well a domain fits a company's name: 'iliad.it' is the beginning of "Iliad Italia". */
function sitePoints(sites: readonly string[], name: string): number {
  const words = name.split(' ').filter((word) => !WHOLE_COMPANY.has(word));
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(''));
  const whole = [beginnings.at(-1), name.replaceAll(' ', '')];
  if (sites.some((site) => site.length > 2 && whole.includes(site))) return POINTS.domain;
  return sites.some((site) => site.length > 3 && beginnings.includes(site)) ? POINTS.beginning : 0;
}

/** What a lead is compared by. */
const traitsOf = (lead: LeadFacts) => {
  const title = plainWords(lead.title.replace(/\([^()]*\)/g, ' '));
  return {
    company: nameOf(lead.company),
    title,
    beside: new Set([...title.split(' '), ...COMPANY_FORMS]),
    hosts: [lead.email, ...lead.addresses].map(employersHost),
    letters: lead.letters.map(foldedWords),
  };
};

/** Computed once for all messages that are matched with the same facts. */
const knownTraits = new WeakMap<LeadFacts, ReturnType<typeof traitsOf>>();

interface Fit {
  score: number;
  /** By a known address or thread, or the whole name. */
  isCertain: boolean;
}

const NO_FIT: Fit = { score: 0, isCertain: false };

/** Returns a function that says how well a lead fits the message. */
function scorer(message: MatchedText): (lead: LeadFacts) => Fit {
  const { origin = 'person', references = [] } = message;
  const sender = message.fromAddress.toLowerCase();
  // Only if the address belongs to no other lead: a sender usually writes about the same lead again.
  const isOwn = sender !== '' && !isOfSystem(sender) && !isUnread(sender);
  const host = employersHost(sender);
  const sites = sitesOf(sender);
  // Long texts would keep others waiting.
  const text = message.text.slice(0, 50_000);
  const body = foldedWords(text);
  const heads = [message.fromName, message.subject].map(namesIn);
  const inBody = namesIn(text);
  const isAnswer = origin === 'person' || OWN_APPLICATION.test(`${message.subject}\n${text}`);
  const points = (isIn: (words: ReturnType<typeof namesIn>) => boolean): number => {
    if (heads.some(isIn)) return POINTS.named;
    return isIn(inBody) ? POINTS.mentioned : 0;
  };
  return (lead) => {
    const traits = knownTraits.get(lead) ?? traitsOf(lead);
    knownTraits.set(lead, traits);
    const threads = references.map((id) => lead.threads?.[id]);
    const isThread = threads.some((match) => match !== undefined);
    if (!isAnswer && !isThread) return NO_FIT;
    const isKnown =
      threads.includes('sure') ||
      (isOwn && [lead.email.toLowerCase(), ...lead.senders].includes(sender)) ||
      traits.letters.some((letter) => quotes(body, letter));
    const { company, title, beside, hosts } = traits;
    const isCapital = !/^\p{Ll}/u.test(lead.company);
    const isHost = isThread || hosts.some((other) => sharesDomain(host, other));
    const domain = isHost ? POINTS.domain : sitePoints(sites, company);
    const named = points((words) => words.names(company, isCapital, beside));
    const employer = (isKnown ? POINTS.known : 0) + domain + named;
    if (employer === 0) return NO_FIT;
    return {
      score: employer + points((words) => words.has(title)),
      isCertain: isKnown || domain === POINTS.domain || named === POINTS.named,
    };
  };
}

/** The lead that a message is about. One of several at a company that fit as well is only likely: the last updated. */
export function matchLead(
  message: MatchedText,
  leads: readonly LeadFacts[],
): { leadId: string | null; match: MessageMatch } {
  const none = { leadId: null, match: 'none' } as const;
  if (message.origin === 'alert') return none;
  const fitOf = scorer(message);
  let best: (Fit & { lead: LeadFacts }) | null = null;
  let equals: LeadFacts[] = [];
  for (const lead of leads) {
    const fit = fitOf(lead);
    if (fit.score > (best?.score ?? 0)) {
      best = { ...fit, lead };
      equals = [];
    } else if (fit.score === best?.score) equals.push(lead);
  }
  if (!best || best.score < LIKELY) return none;
  const { lead, score, isCertain } = best;
  if (equals.some(({ company }) => nameOf(company) !== nameOf(lead.company))) return none;
  const isSure = isCertain && score >= SURE && equals.length === 0 && message.origin !== 'mailing';
  return { leadId: lead.id, match: isSure ? 'sure' : 'likely' };
}
