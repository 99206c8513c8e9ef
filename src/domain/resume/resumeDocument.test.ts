import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { documentFileName } from '#domain/pitches/letter/documentFileName.ts';
import { letterDocument } from '#domain/pitches/letter/letterDocument.ts';
import { blockTexts } from '#domain/pitches/letter/sentDocument.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { nearProfileTexts } from './nearProfileTexts.ts';
import { resumeDocument } from './resumeDocument.ts';
import { resumeGroups } from './resumeGroups.ts';
import { orderedSections, type ResumeSection, resumeSections } from './resumeSections.ts';

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
const contentOf = (sections: ResumeSection[], ...leftOut: string[]): string[] =>
  resumeDocument(withLines, sections, new Set(leftOut)).document.blocks.flatMap((block) =>
    block.kind === 'entry' ? [block.title] : blockTexts(block),
  );
const POSTING = 'What you bring:\n- Kafka under real load\n- Terraform';

test('what the posting asks for comes first', () => {
  const asked = nearProfileTexts(withLines, askedFor(POSTING));
  const content = contentOf(resumeSections(withLines, asked));
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
  for (const text of contentOf(resumeSections(withLines))) {
    if (headings.includes(text)) continue;
    for (const piece of text.split(/, |: /)) {
      if (!labels.has(`${piece}:`)) expect(source).toContain(piece);
    }
  }
});

test('what the user leaves out goes with all that belongs to it', () => {
  const sections = resumeSections(withLines);
  const job = sections.find(({ id }) => id === 'experience')?.parts[0];
  const content = (...leftOut: string[]) => contentOf(sections, ...leftOut);
  expect(content(job?.parts[0]?.id ?? '')).not.toContain(
    'Replaced the runbooks of the night shift.',
  );
  expect(content(job?.id ?? '').join()).not.toMatch(/Fjordline|Kafka|Experience/);
  expect(content('contacts.github').join()).not.toContain('github.com');
  expect(content()).toContain(profile.personalInfo.phone);
  expect(content('contacts.phone')).not.toContain(profile.personalInfo.phone);
});

test('skills that the posting names come in its order, as boxes of their own', () => {
  const posting = 'Requirements:\n- Mentoring of two juniors\n- You know Terraform';
  const asked = nearProfileTexts(withLines, askedFor(posting));
  const [group, others] = resumeGroups(resumeSections(withLines, asked)).filter(({ id }) =>
    id.startsWith('skills'),
  );
  expect(group).toMatchObject({
    title: 'Skills they ask for',
    rows: [{ text: 'Mentoring' }, { text: 'Terraform' }],
  });
  expect(others).toMatchObject({ title: 'Your other skills', rows: [{ text: 'Go' }] });
});

test('moved parts keep the order that the user gave them, and the others their places', () => {
  const sections = orderedSections(resumeSections(withLines), ['skills.Mentoring', 'skills.Go']);
  expect(contentOf(sections)).toContain('Mentoring, Terraform, Go');
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
