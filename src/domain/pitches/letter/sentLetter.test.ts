import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { isRepeated, sendingOf, sentLabel, sentStatus } from './sentLetter.ts';

const AT = '2026-01-15T09:00:00.000Z';
const MINUTE_LATER = '2026-01-15T09:01:00.000Z';
const WEEK_LATER = '2026-01-22T09:00:00.000Z';

test.each([
  ['job-application', 'new', 'applied', 'I applied'],
  ['job-application', 'contacted', 'applied', 'I applied'],
  ['networking', 'new', 'contacted', 'I contacted them'],
  ['networking', 'applied', 'applied', 'I sent it'],
  ['job-application', 'applied', 'applied', 'I sent it'],
  ['job-application', 'interviewing', 'interviewing', 'I sent it'],
  ['sales-lead', 'closed-lost', 'closed-lost', 'I sent it'],
] as const)('sending for a %s that is %s makes it %s: %s', (category, status, after, label) => {
  const lead = makeLead({ category, status });
  expect(sentStatus(lead)).toBe(after);
  expect(sentLabel(lead)).toBe(label);
});

test.each([
  ['client', 'contacted'],
  ['job', 'applied'],
  ['lead', 'applied'],
] as const)('without a category, the type %s decides', (type, after) => {
  expect(sentStatus(makeLead({ category: null, type, status: 'new' }))).toBe(after);
});

describe('a letter that was sent', () => {
  const lead = makeLead({ status: 'new', resume: { id: 'file', name: 'ada.pdf' } });
  const pitch = makePitch({ content: 'Hello.' });
  const first = sendingOf(lead, { pitch, request: { channel: 'email' }, at: AT });
  const sent = first.letter;
  const after = { ...lead, ...first.lead };
  const again = (request: object, at = MINUTE_LATER) =>
    isRepeated(sendingOf(after, { pitch: { ...pitch, sent }, request, at }), after, sent);

  test('keeps its text, channel and resume', () => {
    expect(first).toEqual({
      lead: { status: 'applied', lastContactAt: AT },
      letter: { at: AT, content: 'Hello.', channel: 'email', resume: lead.resume },
    });
    expect(isRepeated(first, lead, null)).toBe(false);
  });

  test('is the same when the request is repeated', () => {
    expect(again({})).toBe(true);
    expect(again({ content: 'Hello.' })).toBe(true);
  });

  test('is another one with other words, another follow-up, or a week later', () => {
    expect(again({ content: 'Hello again.' })).toBe(false);
    expect(again({ nextFollowUpAt: WEEK_LATER })).toBe(false);
    expect(again({}, WEEK_LATER)).toBe(false);
  });

  test('is another one after the lead was moved back', () => {
    const back = { ...after, status: 'new' as const };
    const sending = sendingOf(back, { pitch: { ...pitch, sent }, request: {}, at: MINUTE_LATER });
    expect(isRepeated(sending, back, sent)).toBe(false);
  });
});
