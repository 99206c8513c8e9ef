import type { Experience } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from './profile.ts';
import { suggestedProofs } from './suggestedProofs.ts';

const job = (description: string, overrides: Partial<Experience> = {}): Experience => ({
  title: 'Engineer',
  company: 'Arbor Labs GmbH',
  location: '',
  startDate: '2021-03',
  endDate: '',
  description,
  technologies: [],
  ...overrides,
});

test('offers projects, theses and achievements, but no degrees, tools or virtues', () => {
  const profile = {
    ...EMPTY_PROFILE,
    experience: [job('Technologies: Go, SQL\nExcellent communication skills in teams')],
    projects: [
      { name: 'Tidewatch', description: 'Wrote an offline tide table.', technologies: [] },
    ],
    education: [
      { degree: 'BSc Physics', institution: 'Bergen', location: '', graduationYear: '' },
      { degree: 'MSc, thesis on sea ice', institution: 'Bergen', location: '', graduationYear: '' },
    ],
    additionalInfo: { ...EMPTY_PROFILE.additionalInfo, achievements: ['Won a bakery prize twice'] },
  };
  expect(suggestedProofs(profile)).toMatchObject([
    { text: '', source: 'Wrote an offline tide table.' },
    { text: '', source: 'MSc, thesis on sea ice, Bergen' },
    { text: '', source: 'Won a bakery prize twice' },
  ]);
});

test('leaves out what was kept or dropped, prefers a model’s wording, and keeps its ids', () => {
  const experience = [
    job(
      '• Led a team of nine\n• Wrote the whole user manual\n• Built the whole shop twice\n• Aufbau des Shops in Wien',
    ),
  ];
  const before = suggestedProofs({ ...EMPTY_PROFILE, experience });
  const after = suggestedProofs({
    ...EMPTY_PROFILE,
    experience,
    proofs: [{ id: 'a', text: 'I led nine.', source: 'Led a team of nine', starred: false }],
    suggestions: [
      { source: 'Wrote the whole user manual', text: '', dropped: true },
      {
        source: 'Aufbau des Shops in Wien',
        text: 'In Wien habe ich den Shop aufgebaut.',
        dropped: false,
      },
    ],
  });
  expect(after.map(({ text, source }) => text || source)).toEqual([
    'Built the whole shop twice',
    'In Wien habe ich den Shop aufgebaut.',
  ]);
  expect(after.map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id));
});
