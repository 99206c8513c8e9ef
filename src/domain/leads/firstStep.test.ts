import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { type FirstStepInput, firstStep } from './firstStep.ts';
import { sampleLeads } from './sampleLeads.ts';

const NEW_USER: FirstStepInput = { profile: null, isProfileTyped: false, leads: [], letters: 0 };
const samples = () => sampleLeads().map((lead) => makeLead({ id: lead.id ?? '' }));

test.each<[string, Partial<FirstStepInput>, ReturnType<typeof firstStep>]>([
  ['nothing', {}, 'profile'],
  ['a filled form', { isProfileTyped: true }, 'check'],
  ['leads but no profile', { leads: [makeLead()] }, 'profile'],
  ['a profile', { profile: makeProfile() }, 'lead'],
  ['samples only', { profile: makeProfile(), leads: samples() }, 'lead'],
  ['a lead', { profile: makeProfile(), leads: [makeLead()] }, 'letter'],
  ['a letter without a profile', { letters: 1 }, null],
])('with %s', (_what, changes, step) => {
  expect(firstStep({ ...NEW_USER, ...changes })).toBe(step);
});
