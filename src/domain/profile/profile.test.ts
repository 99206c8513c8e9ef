import { newProfileSchema } from '#domain/contract/profile.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { EMPTY_PROFILE, hasProfile, splitList } from './profile.ts';

test('splits, trims and strips a comma-separated list', () => {
  expect(splitList(' TypeScript ,, SQL,  ')).toEqual(['TypeScript', 'SQL']);
  expect(splitList('  ')).toEqual([]);
  expect(splitList('Raised $1,200 for charity,1st place, top 3')).toEqual([
    'Raised $1,200 for charity',
    '1st place',
    'top 3',
  ]);
});

test('has a profile once it has a name', () => {
  const { personalInfo } = makeProfile();
  expect(hasProfile(makeProfile())).toBe(true);
  expect(hasProfile(makeProfile({ personalInfo: { ...personalInfo, name: ' ' } }))).toBe(false);
  expect(hasProfile(null)).toBe(false);
  expect(hasProfile(undefined)).toBe(false);
});

test('the empty profile has the defaults of the contract', () => {
  expect(EMPTY_PROFILE).toEqual(newProfileSchema.parse({}));
});
