import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import { newLeadSchema } from '#domain/contract/leads.ts';
import { isSampleLead } from './isSampleLead.ts';
import { sampleLeads } from './sampleLeads.ts';
import { STAGES, stageOf } from './stages.ts';
import { statusUpdate } from './statusUpdate.ts';

test('an answer clears the next follow-up', () => {
  expect(statusUpdate('interviewing')).toEqual({
    status: 'interviewing',
    customStatus: '',
    nextFollowUpAt: null,
  });
  expect(statusUpdate('rejected')).toEqual({
    status: 'rejected',
    customStatus: '',
    nextFollowUpAt: null,
  });
  expect(statusUpdate('applied')).toEqual({ status: 'applied', customStatus: '' });
});

test('each status has its column on the board', () => {
  expect(STAGES.flatMap(({ statuses }) => [...statuses]).toSorted()).toEqual(
    [...LEAD_STATUSES].toSorted(),
  );
  expect(stageOf('negotiating').name).toBe('Interviewing');
});

test('there are twelve sample leads, which the server accepts and which are found again', () => {
  const samples = sampleLeads();
  expect(samples).toHaveLength(12);
  for (const sample of samples) {
    expect(newLeadSchema.safeParse(sample).error).toBeUndefined();
    expect(isSampleLead({ id: sample.id ?? '' })).toBe(true);
  }
});
