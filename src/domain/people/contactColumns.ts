import type { NewPerson } from '#domain/contract/people.ts';
import {
  PERSON_FIELD_NAMES,
  type PersonFieldName,
  personField,
} from '#domain/contract/personFields.ts';
import { isoDate } from '#domain/extraction/isoDate.ts';
import { cellReader, type LinkedInTable } from '#domain/leads/import/linkedInTable.ts';
import contactHeadings from '#domain/words/data/contactHeadings.json' with { type: 'json' };
import linkedInHeadings from '#domain/words/data/linkedInHeadings.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';
import { type RawContact, readContact } from './readContact.ts';

type Part = keyof typeof contactHeadings;

/** Where each part of a contact is; of phones, mobile ones first. */
interface ContactColumns {
  of: Record<Part, number[]>;
  isLinkedIn: boolean;
}

/** Our own fields by their part of a contact. */
const FIELD_PARTS: Partial<Record<PersonFieldName, Part>> = {
  name: 'name',
  role: 'role',
  company: 'company',
  emails: 'emails',
  phone: 'phone',
  linkedin: 'pages',
  website: 'pages',
  note: 'note',
};

/** The headings of each part, in the order of preference. */
const HEADINGS = Object.fromEntries(
  Object.entries(contactHeadings).map(([part, others]) => {
    const own = PERSON_FIELD_NAMES.filter((name) => FIELD_PARTS[name] === part).flatMap(
      (name) => personField(name).headings?.split(', ') ?? [],
    );
    return [part, [...others, ...own]];
  }),
) as Record<Part, string[]>;

/** 'E-mail 1 - Value' and 'E-mail 2 Address' are numbered. */
const plain = (heading: string): string =>
  foldedWords(heading)
    .replace(/ value$/, '')
    .replace(/(?: \d+)(?= |$)/g, '');

/** The columns of a table of contacts by their headings; `null` if it isn't one. */
function contactColumns(headings: readonly string[]): ContactColumns | null {
  const words = headings.map(plain);
  const of = Object.fromEntries(
    (Object.keys(HEADINGS) as Part[]).map((part) => {
      const found = HEADINGS[part].flatMap((heading) =>
        words.flatMap((word, column) => (word === plain(heading) ? [column] : [])),
      );
      return [part, [...new Set(found)]];
    }),
  ) as Record<Part, number[]>;
  // Outlook's 'Title' beside a first name is 'Mr.'.
  if (of.first.length > 0) of.role = of.role.filter((column) => words[column] !== 'title');
  const hasName = of.name.length > 0 || (of.first.length > 0 && of.last.length > 0);
  if (!hasName || of.emails.length + of.phone.length + of.company.length === 0) return null;
  const isLinkedIn = words.some((word) => linkedInHeadings.connectedOn.includes(word));
  return { of, isLinkedIn };
}

/** A row of the table as a contact. */
function contactOfRow({ of }: ContactColumns, cells: readonly string[]): RawContact {
  const all = (part: Part) => of[part].map((column) => cells[column]?.trim() ?? '').filter(Boolean);
  const first = (part: Part) => all(part)[0] ?? '';
  const parts = [first('first'), first('middle'), first('last')].filter(Boolean).join(' ');
  return {
    name: parts || first('name'),
    role: first('role'),
    company: first('company'),
    emails: all('emails'),
    phones: all('phone').flatMap((text) => text.split(':::').map((part) => part.trim())),
    pages: all('pages').flatMap((text) => text.split(/:::|\s/).filter(Boolean)),
    note: first('note'),
  };
}

/** The people of a table of contacts, such as LinkedIn's connections; `null` if it isn't one. */
export function contactsTable(table: LinkedInTable) {
  const columns = contactColumns(table.headings);
  if (!columns) return null;
  const cell = cellReader(table);
  const people = table.rows.flatMap(({ cells }): NewPerson[] => {
    const connectedOn = isoDate(cell(cells, 'connectedOn'));
    const person = readContact({ ...contactOfRow(columns, cells), connectedOn });
    return person ? [person] : [];
  });
  return { people, isLinkedIn: columns.isLinkedIn };
}
