import { resumeLine } from '../resumeLine.ts';
import { readSkills } from './skills.ts';

const read = (...lines: string[]) =>
  readSkills(
    lines.map((line) => resumeLine(line)),
    [],
  );

it.each([
  ['signs', 'Flatbed ◆◆◆◆◇, Reefer ★★☆, Tarping ●●○○○'],
  ['a sentence', 'Flatbed, dry van, Reefer and Tarping.'],
])('lists skills without their levels: %s', (_, line) => {
  expect(read(line).technicalSkills.filter((skill) => skill !== 'dry van')).toEqual([
    'Flatbed',
    'Reefer',
    'Tarping',
  ]);
});

it('keeps skills of several words, and says which items name none', () => {
  const { technicalSkills, certifications, unread } = read(
    'Planning: Budget Monitoring & Budget-vs-Actual Analysis, Saudi VAT & Invoicing (Fatoora)',
    'Field service support, hand tools and clinical team coordination work',
    'Current Certifications:',
    '• Forklift License - Acme School',
  );
  expect(technicalSkills).toEqual([
    'Budget Monitoring & Budget-vs-Actual Analysis',
    'Saudi VAT & Invoicing (Fatoora)',
    'Field service support',
  ]);
  expect(certifications).toEqual(['Forklift License - Acme School']);
  expect(unread).toEqual(['hand tools and clinical team coordination work']);
});

it('keeps the name of a group that is a skill', () => {
  expect(read('Python: pandas, NumPy', 'Databases: PostgreSQL').technicalSkills).toEqual([
    'Python',
    'pandas',
    'NumPy',
    'PostgreSQL',
  ]);
});
