import { makeLead } from '#mocks/factories/makeLead.ts';
import { leadsOutside, STAGES } from './stages.ts';

test('leads that are in a stage already, under any of its statuses, are not moved to it', () => {
  const applied = makeLead({ status: 'applied' });
  const negotiating = makeLead({ status: 'negotiating' });
  expect(leadsOutside(STAGES[2], [applied, negotiating])).toEqual([applied]);
});
