import { makeLead } from '#mocks/factories/makeLead.ts';
import { droppedLeads, STAGES } from './stages.ts';

const [, , INTERVIEWING] = STAGES;
const applied = makeLead({ status: 'applied' });
const contacted = makeLead({ status: 'contacted' });
const negotiating = makeLead({ status: 'negotiating' });
const leads = [applied, contacted, negotiating];

const drop = (dragged: typeof applied, ...selected: (typeof applied)[]) =>
  droppedLeads(INTERVIEWING, dragged, leads, new Set(selected.map(({ id }) => id)));

test('a drop moves the dragged lead, and with it the selection that it is part of', () => {
  expect(drop(applied)).toEqual([applied]);
  expect(drop(applied, contacted)).toEqual([applied]);
  expect(drop(applied, applied, contacted)).toEqual([applied, contacted]);
});

test('leads that are in the stage keep their status', () => {
  expect(drop(negotiating)).toEqual([]);
  expect(drop(negotiating, applied, negotiating)).toEqual([]);
  expect(drop(applied, applied, negotiating)).toEqual([applied]);
});
