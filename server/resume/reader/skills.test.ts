import { resumeLine } from '../resumeLine.ts';
import { readSkills } from './skills.ts';

const read = (...lines: string[]) =>
  readSkills(
    lines.map((line) => resumeLine(line)),
    [],
  );

it.each([
  ['years', 'Flatbed (10+ years), Reefer (4 yrs), Tarping (Less than 1 year)'],
  ['signs', 'Flatbed ◆◆◆◆◇ | Reefer ★★☆ | Tarping ●●○○○'],
  ['words', 'Flatbed (expert); Reefer (advanced); Tarping – basic'],
  ['percent', 'Flatbed 90 % · Reefer 80% · Tarping 70 %'],
  ['squares between them', 'Flatbed ▪ Reefer ▪ Tarping'],
  ['a sentence', 'Flatbed, dry van, Reefer and Tarping.'],
])('lists skills without their levels: %s', (_, line) => {
  expect(read(line).technicalSkills.filter((skill) => skill !== 'dry van')).toEqual([
    'Flatbed',
    'Reefer',
    'Tarping',
  ]);
});

it('ignores lines with only a level', () => {
  expect(read('GeoGebra', 'Expert', 'SIMS', 'Intermediate').technicalSkills).toEqual([
    'GeoGebra',
    'SIMS',
  ]);
});

it('keeps skills of several words, and says which items name none', () => {
  const { technicalSkills, certifications, unread } = read(
    'Planning: Budget Monitoring & Budget-vs-Actual Analysis, Saudi VAT & Invoicing (Fatoora)',
    'Field service support, hand tools and clinical team coordination work',
    'Current Certifications:',
    '• Forklift License - Acme School, 2022',
  );
  expect(technicalSkills).toEqual([
    'Budget Monitoring & Budget-vs-Actual Analysis',
    'Saudi VAT & Invoicing (Fatoora)',
    'Field service support',
  ]);
  expect(certifications).toEqual(['Forklift License - Acme School, 2022']);
  expect(unread).toEqual(['hand tools and clinical team coordination work']);
});

it('lists no sentences, headings or long phrases, and each skill once', () => {
  const { technicalSkills, unread } = read(
    'Proficient in Windows, Mac OS',
    'Tools and Technologies',
    'React, react, Tools',
    'Received the Art Award, and others',
    'Several years of work on many kinds of looms',
  );
  expect(technicalSkills).toEqual(['Windows', 'Mac OS', 'React']);
  expect(unread).toHaveLength(2);
});
