import { newProfileSchema } from './contract/profile.ts';
import { EMPTY_PROFILE } from './profileRules.ts';

test('the empty profile has the defaults of the contract', () => {
  expect(EMPTY_PROFILE).toEqual(newProfileSchema.parse({}));
});
