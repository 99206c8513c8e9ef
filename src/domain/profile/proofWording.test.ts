import { EMPTY_PROFILE } from './profile.ts';
import { groundedWordings, linesToWord, wordingPrompt } from './proofWording.ts';

const PROFILE = {
  ...EMPTY_PROFILE,
  experience: [
    {
      title: 'Platform Engineer',
      company: 'Fjordline',
      location: 'Bergen',
      startDate: '2019',
      endDate: '2023',
      description: [
        'Migration of 9 services to Kubernetes',
        'Ran the three clusters of the shop',
        'Aufbau eines Portals für Stadtwerke',
        'Design of the new pager rota for nights',
      ].join('\n'),
      technologies: ['Terraform'],
    },
  ],
  suggestions: [
    { source: 'Design of the new pager rota for nights', text: 'I designed it.', dropped: false },
  ],
};
const LINES = linesToWord(PROFILE);

const offered = (line: number, text: string): string[] =>
  groundedWordings({ sentences: [{ line, text }] }, LINES).map((wording) => wording.text);

test('gives a model the lines that none has worded, with their entries', () => {
  expect(LINES.map(({ text }) => text)).toEqual([
    'Migration of 9 services to Kubernetes',
    'Ran the three clusters of the shop',
    'Aufbau eines Portals für Stadtwerke',
  ]);
  expect(wordingPrompt(LINES).prompt).toContain(
    '1. Migration of 9 services to Kubernetes\n   ENTRY: Platform Engineer, Fjordline, 2019 to 2023',
  );
});

test.each([
  [1, 'At Fjordline I migrated 9 services to Kubernetes.'],
  [1, 'As a platform engineer in Bergen I migrated 9 services to Kubernetes with Terraform.'],
  [3, 'Bei Fjordline habe ich ein Portal für Stadtwerke aufgebaut.'],
])('offers a wording of line %i: %s', (line, text) => {
  expect(offered(line, text)).toEqual([text]);
});

test.each([
  ['another figure', 1, 'At Fjordline I migrated 12 services to Kubernetes.'],
  ['another name', 1, 'At Nimbus I migrated 9 services to Kubernetes.'],
  ['another object', 1, 'At Fjordline I migrated 9 databases to Kubernetes.'],
  ['a feeling', 2, 'I proudly ran the three clusters of the shop.'],
  ['the figure of another line', 2, 'I ran 9 clusters of the shop.'],
  ['nobody', 2, 'Ran the three clusters of the shop.'],
  ['a line that there isn’t', 9, 'I ran the three clusters of the shop.'],
])('doesn’t offer %s', (_, line, text) => {
  expect(offered(line, text)).toEqual([]);
});
