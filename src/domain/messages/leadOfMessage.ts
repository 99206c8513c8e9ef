import { isNamedRole } from '#domain/extraction/factsOfPost.ts';
import { isCompanyName } from '#domain/extraction/fieldText.ts';
import { siteName } from '#domain/webAddress.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { personName } from '#domain/words/personName.ts';
import { employersHost, isOfSystem, isUnread, type MatchedText } from './matchLead.ts';
import { ownWords } from './plainMessage.ts';

const joined = (text: string): string => foldedWords(text).replaceAll(' ', '');

/** How domains spell them. */
const UMLAUTS: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** A domain's name as the message spells it: "Northwind Freight" for northwindfreight.com. */
function spelled(site: string, { fromName, subject, text }: MatchedText): string {
  const letters = (site.match(/[aou]e|[\p{L}\p{N}]/gu) ?? [])
    .map((letter) => (UMLAUTS[letter] ? `(?:${letter}|${UMLAUTS[letter]})` : letter))
    .join("[\\s.&'’-]{0,3}");
  const word = new RegExp(`(?<![\\p{L}\\p{N}@./])${letters}(?![\\p{L}\\p{N}@])(?!\\.\\w)`, 'giu');
  const found = `${fromName}\n${subject}\n${text}`.match(word) ?? [];
  const name = found.find((one) => /\p{Lu}/u.test(one));
  return name?.replace(/\s+/g, ' ') ?? site.charAt(0).toUpperCase() + site.slice(1);
}

/** The job that a subject names in quotes or between its signs: "Re: Backend engineer, your application". */
function roleIn(subject: string): string {
  const quoted = subject.match(/(?<=["“„«»])[^"“”„«»]{3,100}(?=["”“»«])/gu) ?? [];
  const parts = subject.split(/[,:;|()]|\s[-–—]\s/u).map((part) => part.trim());
  // "(m/w/d)" alone is none.
  const short = parts.filter((part) => /\p{L}{3}/u.test(part) && part.split(' ').length <= 3);
  return [...quoted, ...short].find(isNamedRole) ?? '';
}

/** What a message says for certain about the lead that it's about. Otherwise, a field is ''. */
export function leadOfMessage(message: MatchedText) {
  const { fromName, fromAddress, subject, text } = message;
  const site = siteName(employersHost(fromAddress));
  const mailbox = joined(fromAddress.split('@')[0] ?? '');
  const person = personName(fromName)?.name ?? '';
  // An applicant system writes in the employer's name, and a company's in its own.
  const isPerson =
    site === ''
      ? foldedWords(person)
          .split(' ')
          .some((word) => word.length > 2 && mailbox.includes(word))
      : joined(person) !== joined(site);
  const sender = isPerson ? '' : fromName;
  return {
    company: site === '' ? (isCompanyName(sender) ? sender : '') : spelled(site, message),
    title: roleIn(subject),
    contactName: isPerson ? person : '',
    contactEmail: isOfSystem(fromAddress) || isUnread(fromAddress) ? '' : fromAddress,
    description: ownWords(text),
  };
}
