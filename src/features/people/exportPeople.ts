import type { Person } from '#domain/contract/people.ts';
import { PERSON_FIELD_NAMES, personField } from '#domain/contract/personFields.ts';
import { personText, personTitle } from '#domain/people/person.ts';
import { loadPart } from '#ui/lazy.tsx';
import { saveFile } from '#ui/saveFile.ts';

async function csvOf(people: readonly Person[]): Promise<string> {
  const { csvText } = await loadPart(() => import('#domain/leads/import/leadsCsv.ts'));
  return csvText([
    PERSON_FIELD_NAMES.map((name) => personField(name).name),
    ...people.map((person) => PERSON_FIELD_NAMES.map((name) => personText(person, name))),
  ]);
}

/** As vCard 4.0 (RFC 6350). */
async function vCardOf(people: readonly Person[]): Promise<string> {
  const { default: ICAL } = await loadPart(() => import('ical.js'));
  return people
    .map((person) => {
      const card = new ICAL.Component(['vcard', [], []]);
      const add = (name: string, value: string) => value && card.addPropertyWithValue(name, value);
      add('version', '4.0');
      add('fn', personTitle(person));
      add('title', person.role);
      add('org', person.company);
      for (const email of person.emails) add('email', email);
      add('tel', person.phone);
      add('url', person.linkedin);
      add('url', person.website);
      add('note', person.note);
      // Each line ends with CRLF.
      return `${card.toString()}\r\n`;
    })
    .join('');
}

/** Saves people as a file. */
export async function exportPeople(
  people: readonly Person[],
  format: 'csv' | 'vcf',
): Promise<void> {
  const [text, type] =
    format === 'csv' ? [await csvOf(people), 'text/csv'] : [await vCardOf(people), 'text/vcard'];
  saveFile(`leadside-people.${format}`, new Blob([text], { type: `${type};charset=utf-8` }));
}
