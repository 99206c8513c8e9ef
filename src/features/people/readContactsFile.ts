import type ICALModule from 'ical.js';
import { LIMITS } from '#domain/contract/limits.ts';
import type { NewPerson } from '#domain/contract/people.ts';
import { contactsTable } from '#domain/people/contactColumns.ts';
import { type RawContact, readContact } from '#domain/people/readContact.ts';
import { vCardLines } from '#domain/people/vCardLines.ts';
import { decodeText, unzipCsv } from '#features/leads/index.ts';
import { loadPart } from '#ui/lazy.tsx';

export interface ContactsFile {
  people: NewPerson[];
  /** LinkedIn's connections, which aren't listed until they are found or linked. */
  isListed: boolean;
  /** Entries that name nobody. */
  skipped: number;
}

type Ical = typeof ICALModule;
type Value = ReturnType<InstanceType<Ical['Property']>['getFirstValue']>;

const textOf = (value: Value): string =>
  (Array.isArray(value) ? value.flat().join(' ') : String(value ?? '')).replace(
    /\\([:;,"])/g,
    '$1',
  );

function rawOfCard(card: InstanceType<Ical['Component']>): RawContact {
  const all = (name: string) =>
    card
      .getAllProperties(name)
      .map((property) => ({ property, types: [property.getParameter('type') ?? []].flat() }))
      .sort(
        (a, b) => Number(b.types.join().includes('pref')) - Number(a.types.join().includes('pref')),
      )
      .map(({ property, types }) => ({
        text: textOf(property.getFirstValue()),
        types: types.join().toLowerCase(),
        user: String(property.getParameter('x-user') ?? ''),
      }));
  const first = (name: string) => all(name)[0]?.text ?? '';
  const [family = '', given = '', middle = ''] = [
    card.getFirstPropertyValue('n') ?? [],
  ].flat() as string[];
  const [org = ''] = [card.getFirstPropertyValue('org') ?? []].flat() as string[];
  const phones = all('tel').filter(({ types }) => !/fax|pager/.test(types));
  const isMobile = ({ types }: { types: string }) => /cell|mobile|iphone/.test(types);
  const profiles = all('x-socialprofile').map(({ text, types, user }) =>
    types.includes('linkedin') && !/^https?:/.test(text)
      ? `https://www.linkedin.com/in/${user || text.replace(/^x-apple:/, '')}`
      : text,
  );
  return {
    name: first('fn').trim() || [given, middle, family].filter(Boolean).join(' '),
    role: first('title') || first('role'),
    company: org,
    emails: all('email').map(({ text }) => text.replace(/^mailto:/i, '')),
    phones: [...phones.filter(isMobile), ...phones.filter((phone) => !isMobile(phone))].map(
      ({ text }) => text.replace(/^tel:/i, ''),
    ),
    pages: [...profiles, ...all('url').map(({ text }) => text)],
    note: first('note'),
  };
}

/** Cards read before the browser gets a turn. */
const SLICE = 200;

async function readVCards(text: string): Promise<ContactsFile> {
  const { default: ICAL } = await loadPart(() => import('ical.js'));
  const cardOf = (lines: readonly string[]) =>
    new ICAL.Component(
      ICAL.parse(['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')) as unknown[],
    );
  const isRead = (line: string) => {
    try {
      return cardOf([line]) !== null;
    } catch {
      return false;
    }
  };
  const raw: RawContact[] = [];
  for (const lines of vCardLines(text)) {
    try {
      raw.push(rawOfCard(cardOf(lines)));
    } catch {
      // Without the lines that nobody can read.
      raw.push(rawOfCard(cardOf(lines.filter(isRead))));
    }
    if (raw.length % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
    if (raw.length > LIMITS.peopleInFile) break;
  }
  const people = raw.flatMap((contact) => readContact(contact) ?? []);
  return { people, isListed: true, skipped: raw.length - people.length };
}

/** Rows in which the headings are looked for: LinkedIn writes notes above them. */
const FIRST_ROWS = 16;

async function readTable(text: string): Promise<ContactsFile | null> {
  const { default: Papa } = await loadPart(() => import('papaparse'));
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF?sep=.\r?\n/i, ''), {
    skipEmptyLines: 'greedy',
  });
  for (const [at, headings] of data.slice(0, FIRST_ROWS).entries()) {
    const rows = data.slice(at + 1).map((cells) => ({ cells }));
    const table = contactsTable({ headings, rows });
    if (!table) continue;
    const { people, isLinkedIn } = table;
    return { people, isListed: !isLinkedIn, skipped: rows.length - people.length };
  }
  return null;
}

/** The people of a vCard file, a CSV file or LinkedIn's ZIP file, or why it can't be read. */
export async function readContactsFile(file: File): Promise<ContactsFile | { problem: string }> {
  const fail = (problem: string) => ({ problem: `“${file.name}” ${problem}` });
  if (file.size > LIMITS.importBytes && !/\.zip$/i.test(file.name))
    return fail('is larger than 20 MB. Please split it into several files.');
  if (/\.zip$/i.test(file.name)) {
    const unpacked = await unzipCsv(file);
    if ('problem' in unpacked) return unpacked;
    const connections = unpacked.files.find(({ name }) => /connections/i.test(name));
    if (!connections) return fail('has no Connections.csv.');
    const { text } = await decodeText(connections.bytes);
    return (await readTable(text)) ?? fail('has no connections.');
  }
  const { text } = await decodeText(new Uint8Array(await file.arrayBuffer()));
  const isCard = /^\uFEFF?\s*BEGIN:VCARD/i.test(text);
  const read = isCard ? await readVCards(text) : await readTable(text);
  if (!read || read.people.length === 0)
    return fail('has no contacts that can be read. Choose a vCard (.vcf) or CSV file.');
  if (read.people.length > LIMITS.peopleInFile)
    return fail(`has more than ${LIMITS.peopleInFile.toLocaleString()} people.`);
  return read;
}
