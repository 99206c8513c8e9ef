import type { LeadStatus, PitchPurpose, PitchType } from '#domain/contract/enums.ts';
import { type Interview, interviewSchema } from '#domain/contract/interviews.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import {
  dayOf,
  followUpContext,
  followUpType,
  mainLetter,
  proposedPurpose,
} from './followUpContext.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const LEAD_ID = makeLead().id;

const lead = (changes: Partial<Lead> = {}): Lead => makeLead({ id: LEAD_ID, ...changes });
const sent = (at: string, purpose: PitchPurpose = 'first', type: PitchType = 'email'): Pitch => {
  const pitch = makePitch({ leadId: LEAD_ID });
  return {
    ...pitch,
    settings: { ...pitch.settings, purpose, type },
    sent: { at, content: purpose, channel: 'email', resume: null },
  };
};

const interview = (changes: Partial<Interview>): Interview =>
  interviewSchema.parse({ id: LEAD_ID, leadId: LEAD_ID, version: 1, timeZone: 'UTC', ...changes });

const LETTER = sent('2026-11-12T10:00:00.000Z');
const NUDGE = sent('2026-11-18T10:00:00.000Z', 'nudge');

describe('followUpContext', () => {
  it('knows the sent letters of this lead, newest first', () => {
    const other = { ...LETTER, leadId: makeLead().id };
    const { letters } = followUpContext(
      lead(),
      [other, makePitch({ leadId: LEAD_ID }), LETTER, NUDGE],
      [],
      [],
    );
    expect(letters.map(({ content }) => content)).toEqual(['nudge', 'first']);
    expect(mainLetter({ ...followUpContext(lead(), [], [], []), letters })?.purpose).toBe('first');
  });

  it.each([
    ['the change to Applied', 'applied', 'new', '2026-11-10T10:00:00.000Z'],
    ['no date for a lead that was added as Applied', 'applied', null, null],
    ['no date for a lead that is new again', 'new', 'new', null],
  ] as const)(
    'knows when something was sent from the history: %s',
    (_, status, fromStatus, sentAt) => {
      const change = {
        fromStatus,
        toStatus: 'applied',
        customStatus: '',
        changedAt: '2026-11-10T10:00:00.000Z',
        pitchId: null,
      } as const;
      expect(followUpContext(lead({ status }), [], [change], [])).toMatchObject({
        sentAt,
        isSent: status === 'applied',
      });
    },
  );
});

describe('proposedPurpose', () => {
  const PAST = interview({ startsAt: '2026-11-20T10:00:00.000Z', outcome: 'done' });
  const NEXT = interview({ startsAt: '2026-11-28T10:00:00.000Z' });
  const CANCELED = { ...NEXT, outcome: 'canceled' } as const;
  const TASK = { ...PAST, kind: 'task' } as const;
  const THANKS = sent('2026-11-21T10:00:00.000Z', 'thanks');

  it.each<[string, LeadStatus, Pitch[], Interview[], PitchPurpose]>([
    ['nothing sent', 'new', [], [], 'first'],
    ['a sent letter', 'new', [LETTER], [], 'nudge'],
    ['an interview to come', 'interviewing', [LETTER], [PAST, NEXT], 'reply'],
    ['a past interview', 'interviewing', [LETTER], [PAST], 'thanks'],
    ['another interview that was canceled', 'interviewing', [LETTER], [PAST, CANCELED], 'thanks'],
    ['a task', 'interviewing', [LETTER], [TASK], 'reply'],
    ['thanks that were sent', 'interviewing', [THANKS], [PAST], 'nudge'],
    ['negotiating', 'negotiating', [LETTER], [], 'reply'],
    ['a closed lead', 'rejected', [LETTER], [], 'first'],
  ])('%s', (_, status, pitches, interviews, purpose) => {
    const context = followUpContext(lead({ status }), pitches, [], interviews, NOW);
    expect(proposedPurpose(lead({ status }), context)).toBe(purpose);
  });
});

it('follows up by email, or on LinkedIn if the letter or the contact is there', () => {
  const type = (pitches: Pitch[], contact: Partial<Lead['contactInfo']> = {}) => {
    const one = lead({ contactInfo: { ...lead().contactInfo, ...contact } });
    return followUpType(one, followUpContext(one, pitches, [], []));
  };
  const linkedin = 'https://www.linkedin.com/in/maja';
  expect(type([])).toBe('email');
  expect(type([], { email: '', linkedin })).toBe('linkedin');
  expect(type([], { linkedin })).toBe('email');
  expect(type([sent('2026-11-12T10:00:00.000Z', 'first', 'linkedin')])).toBe('linkedin');
  expect(
    type([sent('2026-11-12T10:00:00.000Z', 'first', 'cover-letter')], { email: '', linkedin }),
  ).toBe('email');
});

it('names a day in the time zone of the user', () => {
  expect(dayOf('2026-11-12T02:00:00.000Z', NOW)).toBe('November 12');
  expect(dayOf('2026-11-12T02:00:00.000Z', NOW, 'America/New_York')).toBe('November 11');
  expect(dayOf('2026-11-12T02:00:00.000Z', NOW, 'UTC', 'de-DE')).toBe('12. November');
  expect(dayOf('2025-12-31T10:00:00.000Z', NOW)).toBe('December 31, 2025');
  expect(dayOf('2026-11-25T01:00:00.000Z', NOW)).toBeNull();
});
