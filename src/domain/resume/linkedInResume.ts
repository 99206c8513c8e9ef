import { cellReader, type LinkedInTable } from '#domain/leads/import/linkedInTable.ts';
import { monthNumber } from '#domain/words/monthNumber.ts';

/** 'Jan 2023' as '2023-01'; other text as it is. */
function monthOf(text: string): string {
  const [, name = '', year] = /^(\D+?)\.? (\d{4})$/.exec(text) ?? [];
  const month = monthNumber(name);
  return year && month !== undefined ? `${year}-${String(month + 1).padStart(2, '0')}` : text;
}

/** '[COMPANY:https://a.example,PERSONAL:https://b.example]' -> the first address. */
const firstAddress = (websites: string): string => /https?:\/\/[^\s,\]]+/.exec(websites)?.[0] ?? '';

type Kind = 'profile' | 'positions' | 'education' | 'skills';

/** The profile in LinkedIn's data export as a JSON Resume; `null` when it has none. */
export function linkedInResume(tables: Partial<Record<Kind, LinkedInTable>>): string | null {
  const rowsOf = <Row>(
    kind: Kind,
    read: (cell: (field: Parameters<ReturnType<typeof cellReader>>[1]) => string) => Row,
  ): Row[] => {
    const table = tables[kind];
    if (!table) return [];
    const cell = cellReader(table);
    return table.rows.map(({ cells }) => read((field) => cell(cells, field)));
  };
  const [basics] = rowsOf('profile', (cell) => ({
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
  const isEmpty = !basics && work.length + education.length + skills.length === 0;
  return isEmpty ? null : JSON.stringify({ basics, work, education, skills });
}
