import { newPersonSchema, type Person } from '#domain/contract/people.ts';
import { makeId } from './makeId.ts';

/** A valid, listed person with the fields that matter to a test. */
export const makePerson = (overrides: Partial<Person> = {}): Person => ({
  ...newPersonSchema.parse({ name: 'Tom Ashdown' }),
  id: makeId(),
  version: 1,
  isListed: true,
  createdAt: '2026-01-01T09:00:00.000Z',
  ...overrides,
});
