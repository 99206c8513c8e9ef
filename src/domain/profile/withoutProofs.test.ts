import { anyProfileSchema } from '#domain/contract/anyProfile.ts';
import { profileLines } from './profileLines.ts';

const job = (company: string, description: string) => ({
  ...{ title: 'Engineer', company, location: '', startDate: '2020', endDate: '' },
  ...{ description, technologies: [] },
});

const OLD = {
  experience: [
    job('Arbor', '- Ran the billing.\n- Led a team'),
    job('Helio', 'Moved 40 utilities to one\ncode base.'),
  ],
  additionalInfo: { achievements: ['Won a prize.'] },
  proofs: [
    {
      id: '1',
      text: 'I moved 40 utilities.',
      source: 'Moved 40 utilities to one code base.',
      starred: true,
    },
    { id: '2', text: 'I led five people at Arbor.', source: 'Led a team' },
    { id: '3', text: 'I run marathons.', source: '' },
    { id: '4', text: 'Ran the billing.', source: 'Ran the billing.' },
  ],
  suggestions: [{ source: 'Led a team', text: 'I led.' }],
};

it('makes each proof of an older profile a line of the entry that it came from', () => {
  const profile = anyProfileSchema.parse(OLD);
  expect(profile.experience.map(({ description }) => description)).toEqual([
    '- Ran the billing.\n- Led a team\n- I led five people at Arbor.',
    'Moved 40 utilities to one\ncode base.\nI moved 40 utilities.',
  ]);
  expect(profile.additionalInfo.achievements).toEqual(['Won a prize.', 'I run marathons.']);
  expect(profile).not.toHaveProperty('proofs');
  expect(profile).not.toHaveProperty('suggestions');
});

it('loses no proof, also where its entry is full', () => {
  const full = { ...OLD, experience: [job('Arbor', `Led a team\n${'x'.repeat(4_980)}`)] };
  const texts = profileLines(anyProfileSchema.parse(full)).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(OLD.proofs.slice(0, 3).map(({ text }) => text)));
});

it('changes a profile that has no proofs in nothing', () => {
  const profile = anyProfileSchema.parse({ ...OLD, proofs: [] });
  expect(anyProfileSchema.parse(profile)).toEqual(profile);
});
