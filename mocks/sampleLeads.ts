import { type Lead, newLeadSchema } from '#domain/contract/leads.ts';
import { sampleLeads as productSamples } from '#domain/leads/sampleLeads.ts';
import { makeLead } from './factories/makeLead.ts';
import { makeNote } from './factories/makeNote.ts';

const HOURS = [2, 24, 72, 120, 144, 480];

/** The initial leads of the mocks, last updated 2 hours to 20 days before `now`, newest first. */
export function sampleLeads(now = new Date()): Lead[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const samples = productSamples(now).map((sample) => newLeadSchema.parse(sample));
  return HOURS.map((hours, index) =>
    makeLead({
      ...samples[index],
      nextFollowUpAt: null,
      // An id of the product's samples would show what removes them.
      id: `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`,
      createdAt: ago(hours + 72),
      updatedAt: ago(hours),
      notes: [makeNote({ text: 'Call back on Thursday.', createdAt: ago(hours) })],
    }),
  );
}
