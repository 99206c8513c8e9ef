import { reworded, withLine } from './lineChanges.ts';
import { EMPTY_PROFILE } from './profile.ts';
import { profileLines } from './profileLines.ts';

const profileWith = (description: string) => ({
  ...EMPTY_PROFILE,
  experience: [
    {
      title: 'Cook',
      company: 'Fjord',
      location: '',
      startDate: '',
      endDate: '',
      description,
      technologies: [],
    },
  ],
});

const place = { list: 'experience', index: 0 } as const;

it.each([
  ['- Cooked for 40.', '- Cooked for 40.\n- Baked bread.'],
  ['1. Cooked for 40.', '1. Cooked for 40.\nBaked bread.'],
  ['', 'Baked bread.'],
])('adds a line below %j with its bullet', (description, expected) => {
  const { experience } = withLine(profileWith(description), place, 'Baked bread.');
  expect(experience?.[0]?.description).toBe(expected);
});

it('rewords a line where it is, also one that is broken over two lines, and leaves the others', () => {
  const profile = profileWith('• Cooked for forty guests\n  every day.\n• Baked bread.');
  const [line] = profileLines(profile);
  expect(line?.text).toBe('Cooked for forty guests every day.');
  const { experience } = reworded(profile, line as NonNullable<typeof line>, 'Fed $1 & all.');
  expect(experience?.[0]?.description).toBe('• Fed $1 & all.\n• Baked bread.');
});
