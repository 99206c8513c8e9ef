import type { PersonalInfo } from '#domain/contract/profile.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { addressesIn, linksIn } from './addresses.ts';
import { readPhone } from './phone.ts';
import { isPlace, placeAtEnd } from './places.ts';

const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:\p{Ll}{2,}|\p{Lu}{2,})/u;
const LINKEDIN =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)\/[\p{L}\d._%-]+/iu;
const GITHUB = /(?:https?:\/\/)?(?:www\.)?github\.com\/[A-Za-z\d-]+/i;
/** Below the head, an address of a repository may be someone else's. */
const GITHUB_PROFILE = new RegExp(`${GITHUB.source}(?=[/?]?$|[\\s,;|?])`, 'i');
const OTHER_SITES =
  /linkedin\.|github\.com|mailto:|@|twitter\.|(?:^|\/|\.)x\.com|facebook\.|instagram\.|stackoverflow\.|google\.com\/maps|maps\.|tel:|wa\.me|skype|xing\.|schemas\./i;
/** Lines with more words are prose, and their links are not the person's. */
const MOST_WORDS = 15;

const withoutTail = (address: string) => address.replace(/[/.,;]+$/, '');

const found = (pattern: RegExp, texts: string[]) =>
  texts.flatMap((text) => pattern.exec(text)?.[0] ?? []).map(withoutTail);

function readLocation(lines: ResumeLine[], name: string): string {
  for (const { text } of lines) {
    for (const cell of text.split(/\t|\s+[|•·/]\s+/)) {
      // "Address: Leeds, UK"
      const words = cell.replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$|^\p{L}[\p{L} ]{1,20}:\s+/gu, '');
      if (name !== '' && words.startsWith(name)) continue;
      if (isPlace(words)) return words;
      const place = placeAtEnd(words)?.place ?? '';
      if (place !== '') return place;
    }
  }
  return '';
}

/** A link typed twice leads nowhere: "http://https//ana.example". */
const soundLinks = ({ links }: ResumeLine) => links.filter((link) => !/.https?:?\/\//.test(link));
const texts = (lines: ResumeLine[]) => lines.flatMap((line) => [line.text, ...soundLinks(line)]);

/** The first email address, preferably in the head; '' without one. */
export function readEmail(head: ResumeLine[], all: ResumeLine[]): string {
  const emailOf = (lines: ResumeLine[]) =>
    texts(lines)
      .map((text) => EMAIL.exec(text.replace(/^mailto:/i, ''))?.[0] ?? '')
      .find(isEmailAddress) ?? '';
  return emailOf(head) || emailOf(all);
}

/**
 * The other contact details.
 *
 * @param head the lines before the first heading, at the tops of columns, and under "Contact"
 * @param all every line, except referees and unread sections
 */
export function readContact(
  head: ResumeLine[],
  all: ResumeLine[],
  { name, email }: Pick<PersonalInfo, 'name' | 'email'>,
): PersonalInfo {
  const sites = head
    .filter(({ text }) => text.split(/\s/).length < MOST_WORDS)
    .flatMap((line) => [...soundLinks(line), ...linksIn(line.text).map((found) => found.text)])
    .filter((address) => !OTHER_SITES.test(address) && addressesIn(address).length > 0);
  return {
    name,
    email,
    phone: readPhone(head),
    location: readLocation(head, name),
    linkedin: found(LINKEDIN, [...texts(head).toReversed(), ...texts(all)])[0] ?? '',
    github: found(GITHUB, texts(head))[0] ?? found(GITHUB_PROFILE, texts(all))[0] ?? '',
    portfolio: withoutTail(sites[0] ?? ''),
  };
}
