import {
  cellReader,
  type LinkedInKind,
  type LinkedInTable,
} from '#domain/leads/import/linkedInTable.ts';
import { datesIn } from '#domain/words/datesIn.ts';

/** 'Jan 2023' as '2023-01'; other text as it is. */
function monthOf(text: string): string {
  const [{ year, month } = {}] = datesIn(text);
  return year && month ? `${year}-${String(month).padStart(2, '0')}` : text;
}

/** '[COMPANY:https://a.example,PERSONAL:https://b.example]' -> the first address. */
const firstAddress = (websites: string): string => /https?:\/\/[^\s,\]]+/.exec(websites)?.[0] ?? '';

const YES = /^(?:yes|ja|oui|s[ií]|sim)$/i;

/** The profile in LinkedIn's data export as a JSON Resume; `null` when it has none. */
export function linkedInResume(
  tables: Partial<Record<LinkedInKind, LinkedInTable>>,
): string | null {
  const rowsOf = <Row>(
    kind: LinkedInKind,
    read: (cell: (field: Parameters<ReturnType<typeof cellReader>>[1]) => string) => Row,
  ): Row[] => {
    const table = tables[kind];
    if (!table) return [];
    const cell = cellReader(table);
    return table.rows.map(({ cells }) => read((field) => cell(cells, field)));
  };
  const emails = rowsOf('emails', (cell) => ({
    email: cell('email'),
    isPrimary: YES.test(cell('primary')),
  }));
  const [email] = emails.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const [phone] = rowsOf('phones', (cell) => cell('number')).filter(Boolean);
  const [basics] = rowsOf('profile', (cell) => ({
    ...(email && { email: email.email }),
    ...(phone && { phone }),
    name: `${cell('firstName')} ${cell('lastName')}`.trim(),
    summary: cell('summary') || cell('headline'),
    location: cell('place'),
    url: firstAddress(cell('websites')),
  }));
  const work = rowsOf('positions', (cell) => ({
    name: cell('company'),
    position: cell('position'),
    location: cell('place'),
    startDate: monthOf(cell('started')),
    endDate: monthOf(cell('finished')),
    summary: cell('description'),
  }));
  const education = rowsOf('education', (cell) => ({
    institution: cell('school'),
    studyType: cell('degree'),
    endDate: monthOf(cell('finished')),
  }));
  const skills = rowsOf('skills', (cell) => ({ name: cell('name') }));
  const languages = rowsOf('languages', (cell) => ({
    language: cell('name'),
    fluency: cell('proficiency'),
  }));
  const certificates = rowsOf('certificates', (cell) => ({
    name: cell('name'),
    issuer: cell('authority'),
    date: monthOf(cell('started')),
    url: cell('url'),
  }));
  const projects = rowsOf('projects', (cell) => ({
    name: cell('position'),
    description: cell('description'),
    url: cell('url'),
    startDate: monthOf(cell('started')),
    endDate: monthOf(cell('finished')),
  }));
  const lists = { work, education, skills, languages, certificates, projects };
  const isEmpty = !basics && Object.values(lists).every((list) => list.length === 0);
  return isEmpty ? null : JSON.stringify({ basics, ...lists });
}
