import type { MessageMatch } from '#domain/contract/enums.ts';
import { siteName } from '#domain/webAddress.ts';
import { COMPANY_FORMS } from '#domain/words/companyForms.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { JOB_BOARDS, MAIL_SYSTEMS, RECRUITING_SYSTEMS } from '#domain/words/jobSites.ts';

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
}

export interface MatchedText {
  fromName: string;
  fromAddress: string;
  subject: string;
  text: string;
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
  ...RECRUITING_SYSTEMS.flatMap(([, hosts]) =>
    hosts.map((host) => host.split('.').slice(-2).join('.')),
  ),
  ...MAIL_SYSTEMS,
];

/** Whether an address is of an applicant system or a job board, which write for many employers. */
export const isOfSystem = (address: string): boolean =>
  SYSTEMS.some((system) => isUnder(hostOf(address), system)) ||
  JOB_BOARDS.has(siteName(hostOf(address)));

/** 'no-reply@example.com', 'donotreply@example.com' */
export const isUnread = (address: string): boolean => /not?[-._]?reply/.test(address.toLowerCase());

/** The host of an employer's own domain; '' for an applicant system, a job board or a mailbox provider. */
export function employersHost(address: string): string {
  const host = hostOf(address);
  const isShared = MAILBOX_PROVIDERS.has(host) || isOfSystem(address);
  return isShared || !host.includes('.') ? '' : host;
}

/** The company's name without its legal form, as `foldedWords` writes it. */
const nameOf = (company: string): string =>
  foldedWords(company)
    .split(' ')
    .filter((word) => !COMPANY_FORMS.has(word))
    .join(' ');

const sharesDomain = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (isUnder(a, b) || isUnder(b, a));

/** Long enough that only a quote of the letter has it. */
const QUOTED = 60;

function quotes(text: string, letter: string): boolean {
  const words = foldedWords(letter);
  for (let start = 0; start + QUOTED <= words.length; start += QUOTED) {
    if (text.includes(words.slice(start, start + QUOTED))) return true;
  }
  return false;
}

/** What counts for a lead, and how much. Four points are sure; a title alone says nothing. */
const POINTS = { known: 5, domain: 3, named: 2, mentioned: 1 };
const SURE = 4;
const LIKELY = 2;

/** Returns a function that says how well a lead fits the message. */
function scorer(message: MatchedText): (lead: LeadFacts) => number {
  const sender = message.fromAddress.toLowerCase();
  // Only if the address belongs to no other lead: a sender usually writes about the same lead again.
  const isOwn = sender !== '' && !isOfSystem(sender) && !isUnread(sender);
  const host = employersHost(sender);
  const site = siteName(host);
  const inHead = ` ${foldedWords(`${message.fromName} ${message.subject}`)} `;
  // Long texts would keep others waiting.
  const body = foldedWords(message.text.slice(0, 50_000));
  const inBody = ` ${body} `;
  const said = (words: string): number => {
    if (words.length < 2) return 0;
    if (inHead.includes(` ${words} `)) return POINTS.named;
    return inBody.includes(` ${words} `) ? POINTS.mentioned : 0;
  };
  return (lead) => {
    const isKnown =
      (isOwn && [lead.email.toLowerCase(), ...lead.senders].includes(sender)) ||
      lead.letters.some((letter) => quotes(body, letter));
    const company = nameOf(lead.company);
    const hosts = [lead.email, ...lead.addresses].map(employersHost);
    const isOwnSite = site.length > 2 && site.replaceAll('-', '') === company.replaceAll(' ', '');
    const hasDomain = isOwnSite || hosts.some((other) => sharesDomain(host, other));
    const employer = (isKnown ? POINTS.known : 0) + (hasDomain ? POINTS.domain : 0) + said(company);
    return employer === 0 ? 0 : employer + said(foldedWords(lead.title));
  };
}

/** The lead that a message is about. One of several that fit as well is only likely: the last updated. */
export function matchLead(
  message: MatchedText,
  leads: readonly LeadFacts[],
): { leadId: string | null; match: MessageMatch } {
  const scoreOf = scorer(message);
  let best: { id: string; score: number } | null = null;
  let second = 0;
  for (const lead of leads) {
    const score = scoreOf(lead);
    if (score > (best?.score ?? 0)) {
      second = best?.score ?? 0;
      best = { id: lead.id, score };
    } else second = Math.max(second, score);
  }
  if (!best || best.score < LIKELY) return { leadId: null, match: 'none' };
  const isSure = best.score >= SURE && best.score > second;
  return { leadId: best.id, match: isSure ? 'sure' : 'likely' };
}
