import type { PersonalInfo } from '#domain/contract/profile.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { readName } from './personName.ts';
import { isPlace, placeAtEnd } from './places.ts';

const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const LINKEDIN =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)\/[\p{L}\d._%-]+/iu;
const GITHUB = /(?:https?:\/\/)?(?:www\.)?github\.com\/[A-Za-z\d-]+/i;
const ADDRESS =
  /(?:https?:\/\/)?(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|co|app|de|at|ch|uk|fr|es|it|eu|nl|se|no|dk|fi|pl|in|ca|au|us|info|design|tech|ai|xyz|site|online|works|studio|page|blog|portfolio|example|edu|art|photography|online|cc|jp|sg|br|mx|ie|be|pt)(?:\/[\w./~%+-]*)?(?![\w@])/i;
const OTHER_SITES =
  /linkedin\.|github\.com|mailto:|@|twitter\.|x\.com|facebook\.|instagram\.|stackoverflow\.|google\.com\/maps|maps\.|tel:|wa\.me|skype|schemas\./i;
const PLACE_LABEL =
  /^(?:location|address|city|based in|residence|hometown|wohnort|adresse|anschrift|ort|standort|home)\s*[:\t]\s*/i;

const withoutTail = (address: string) => address.replace(/[/.,;]+$/, '');

const found = (pattern: RegExp, texts: string[]) => {
  for (const text of texts) {
    const [match] = pattern.exec(text) ?? [];
    if (match) return withoutTail(match);
  }
  return '';
};

function readLocation(lines: ResumeLine[]): string {
  for (const { text } of lines) {
    if (PLACE_LABEL.test(text)) {
      const place =
        text
          .replace(PLACE_LABEL, '')
          .split(/\s{2,}|\t|\s+[|•·]\s*|\s+(?:tel|phone|mail|e-?mail|mobile)\b/i)[0]
          ?.trim() ?? '';
      if (place !== '' && place.length < 100) return withoutStreet(place);
    }
  }
  for (const { text } of lines) {
    const label = text.split(/\t|\s+[|•·/]\s+|\s{2,}/);
    for (const cell of label) {
      const words = cell.replace(PLACE_LABEL, '').replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '');
      if (EMAIL.test(words) && !words.includes(',')) continue;
      if (isPlace(words)) return words;
      const atEnd = words.length < 90 ? placeAtEnd(words) : null;
      if (atEnd) return atEnd.place;
      const atStart = placeAtStart(words);
      if (atStart) return atStart;
    }
  }
  return '';
}

/** "Singapore, +65 8555 0162, me@mail.example": the parts before the numbers. */
function placeAtStart(text: string): string {
  const pieces = text.split(/,\s+/);
  for (let count = Math.min(3, pieces.length - 1); count >= 1; count -= 1) {
    const place = pieces.slice(0, count).join(', ');
    if (isPlace(place)) return place;
  }
  return '';
}

const withoutStreet = (place: string) => {
  const pieces = place.split(/,\s+/);
  const isStreet =
    /\d/.test(pieces[0] ?? '') && pieces.length > 1 && !/^\d{4,6} \p{L}/u.test(pieces[0] ?? '');
  return (isStreet ? pieces.slice(1) : pieces).join(', ');
};

/**
 * The person behind the resume. Referees' lines are not among those given.
 *
 * @param head the lines before the first heading, at the tops of columns, and under "Contact"
 * @param all every line but those of sections that are left out
 */
export function readContact(head: ResumeLine[], all: ResumeLine[]): PersonalInfo {
  const texts = (lines: ResumeLine[]) => lines.flatMap(({ text, links }) => [text, ...links]);
  const emailOf = (lines: ResumeLine[]) =>
    texts(lines)
      .map((text) => EMAIL.exec(text.replace(/^mailto:/i, ''))?.[0] ?? '')
      .find((email) => isEmailAddress(email)) ?? '';
  const email = emailOf(head) || emailOf(all);
  const sites = head
    .flatMap(({ text, links }) => [
      ...links,
      ...text.replace(new RegExp(EMAIL.source, 'gu'), ' ').split(/[\s|•·,;]+/),
    ])
    .filter((text) => !OTHER_SITES.test(text));
  return {
    name: readName(head, email),
    email,
    location: readLocation(head),
    linkedin: found(LINKEDIN, texts(head).toReversed()) || found(LINKEDIN, texts(all)),
    github: found(GITHUB, texts(head)) || found(GITHUB, texts(all)),
    portfolio: found(ADDRESS, sites),
  };
}
