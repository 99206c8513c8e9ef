import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { documentFileName } from '#domain/pitches/letter/documentFileName.ts';
import { letterDocument } from '#domain/pitches/letter/letterDocument.ts';
import type { Block, SentDocument } from '#domain/pitches/letter/sentDocument.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { nearProfileTexts } from './nearProfileTexts.ts';
import { resumeDocument, resumeSections } from './resumeDocument.ts';

const textsOf = (block: Block): string[] => {
  if (block.kind === 'contacts') return block.items.map(({ text }) => text);
  if (block.kind === 'address') return block.lines;
  return block.kind === 'entry' ? [block.title] : [block.text];
};
const texts = ({ blocks }: SentDocument): string[] => blocks.flatMap(textsOf);

const profile = makeProfile({
  skills: { technicalSkills: ['Go', 'Terraform'], softSkills: ['Mentoring'], certifications: [] },
});
const [job] = profile.experience;
const withLines = {
  ...profile,
  experience: [
    {
      ...(job as NonNullable<typeof job>),
      description:
        '- Replaced the runbooks of the night shift.\n- Ran Kafka between metering and billing.',
    },
  ],
};
const POSTING = 'What you bring:\n- Kafka under real load\n- Terraform';

test('what the posting asks for comes first', () => {
  const content = texts(
    resumeDocument(withLines, nearProfileTexts(withLines, askedFor(POSTING)), new Set()),
  );
  expect(content).toContain('Terraform, Go, Mentoring');
  expect(content.indexOf('Ran Kafka between metering and billing.')).toBeLessThan(
    content.indexOf('Replaced the runbooks of the night shift.'),
  );
  expect(content).toContain('Technologies: Terraform, Kubernetes');
});

test('nothing is added but headings and labels, and nothing is reworded', () => {
  const labels = new Set(['Technologies:', 'GPA']);
  const headings = resumeSections(withLines).map(({ title }) => title);
  const source = JSON.stringify(withLines);
  for (const text of texts(resumeDocument(withLines, new Set(), new Set()))) {
    if (headings.includes(text)) continue;
    for (const piece of text.split(/, |: /)) {
      if (!labels.has(`${piece}:`)) expect(source).toContain(piece);
    }
  }
});

test('what the user leaves out goes with all that belongs to it', () => {
  const sections = resumeSections(withLines);
  const job = sections.find(({ id }) => id === 'experience')?.parts[0];
  const content = (...leftOut: string[]) =>
    texts(resumeDocument(withLines, new Set(), new Set(leftOut)));
  expect(content(job?.parts[0]?.id ?? '')).not.toContain(
    'Replaced the runbooks of the night shift.',
  );
  expect(content(job?.id ?? '').join()).not.toMatch(/Fjordline|Kafka|Experience/);
  expect(content('contacts.github').join()).not.toContain('github.com');
  expect(content()).toContain(profile.personalInfo.phone);
  expect(content('contacts.phone')).not.toContain(profile.personalInfo.phone);
});

test('a letter has its subject, date and lists', () => {
  const { blocks } = letterDocument(
    {
      text: 'Betreff: Bewerbung\n\nSehr geehrte Frau Solberg,\n\nich bewerbe mich bei Ihnen für die Stelle und bringe das mit:\n- Go\n- Kafka',
      company: 'Helio',
      position: 'Engineer',
      contactName: '',
    },
    profile,
    new Date('2026-11-24T12:00:00'),
  );
  expect(blocks.slice(2)).toEqual([
    { kind: 'address', lines: ['Helio'] },
    { kind: 'note', text: '24. November 2026' },
    { kind: 'subject', text: 'Bewerbung' },
    { kind: 'paragraph', text: 'Sehr geehrte Frau Solberg,' },
    { kind: 'paragraph', text: 'ich bewerbe mich bei Ihnen für die Stelle und bringe das mit:' },
    { kind: 'bullet', text: 'Go' },
    { kind: 'bullet', text: 'Kafka' },
  ]);
});

test('a file name has no characters that a system forbids', () => {
  expect(documentFileName(['Helio / Grid: "AS"', '', 'Ada.'], 'pdf')).toBe(
    'Helio Grid AS - Ada.pdf',
  );
  expect(documentFileName(['../..'], 'docx')).toBe('Document.docx');
  expect(documentFileName(['北浜製作所', 'Inés'], 'pdf')).toBe('北浜製作所 - Inés.pdf');
});
