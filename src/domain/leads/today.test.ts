import type { LeadStatus } from '#domain/contract/enums.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { type FollowedUp, isPerson, today, todaySentence } from './today.ts';

const NOW = new Date(2026, 10, 23, 15, 0);
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();

const leads = [
  makeLead({ title: 'Late', status: 'applied', nextFollowUpAt: at(21) }),
  makeLead({ title: 'Later than late', status: 'interviewing', nextFollowUpAt: at(20) }),
  makeLead({ title: 'Today', status: 'contacted', nextFollowUpAt: at(23, 1) }),
  makeLead({ title: 'Tomorrow', status: 'applied', nextFollowUpAt: at(24), updatedAt: at(1) }),
  makeLead({ title: 'Closed', status: 'rejected', nextFollowUpAt: at(20), updatedAt: at(1) }),
  makeLead({ title: 'Hired', status: 'hired', nextFollowUpAt: null, updatedAt: at(1) }),
  makeLead({ title: 'Quiet', status: 'applied', nextFollowUpAt: null, updatedAt: at(8) }),
  makeLead({ title: 'Never active', status: 'new', nextFollowUpAt: null, updatedAt: at(1) }),
  makeLead({ title: 'Fresh', status: 'new', nextFollowUpAt: null, updatedAt: at(22) }),
];

const names = (list: FollowedUp[]) => list.map((of) => (isPerson(of) ? of.name : of.title));

test('groups the active leads by what they need today', () => {
  const found = today(leads, {}, NOW);
  expect(names(found.overdue)).toEqual(['Later than late', 'Late']);
  expect(names(found.due)).toEqual(['Today']);
  expect(names(found.quiet)).toEqual(['Quiet']);
  expect(found.next?.title).toBe('Tomorrow');
});

test('people to follow up on are among the leads, in the order of their dates', () => {
  const people = [
    makePerson({ name: 'Between', nextFollowUpAt: at(20, 12) }),
    makePerson({ name: 'Someone today', nextFollowUpAt: at(23, 20) }),
    makePerson({ name: 'Someone tomorrow', nextFollowUpAt: at(24) }),
    makePerson({ name: 'No date' }),
  ];
  const found = today(leads, {}, NOW, people);
  expect(names(found.overdue)).toEqual(['Later than late', 'Between', 'Late']);
  expect(names(found.due)).toEqual(['Today', 'Someone today']);
  expect(todaySentence(found)).toBe('Three follow-ups are overdue and two are due today.');
});

test('a deadline shows two days before and a week after, unless the user applied', () => {
  const lead = (title: string, closesAt: string, status: LeadStatus = 'new') =>
    makeLead({ title, closesAt, status, nextFollowUpAt: null, updatedAt: at(22) });
  const found = today(
    [
      lead('In three days', '2026-11-26'),
      lead('In two days', '2026-11-25'),
      lead('Applied', '2026-11-24', 'applied'),
      lead('Last week', '2026-11-16'),
      lead('Long past', '2026-11-15'),
    ],
    {},
    NOW,
  );
  expect(names(found.deadlines)).toEqual(['Last week', 'In two days']);
  expect(todaySentence(found)).toBe('Two deadlines are near.');
});

test('the user chooses when a lead goes quiet', () => {
  expect(names(today(leads, { quietAfterDays: 30 }, NOW).quiet)).toEqual([]);
});

test('an application without a reply for the days of the user is listed apart', () => {
  const found = today(leads, { noResponseAfterDays: 15 }, NOW);
  expect([names(found.unanswered), names(found.quiet)]).toEqual([['Quiet'], []]);
  const talking = makeLead({ status: 'interviewing', nextFollowUpAt: null, updatedAt: at(1) });
  expect(today([talking], { noResponseAfterDays: 15 }, NOW).unanswered).toEqual([]);
});

test('an application waits for an answer since the user applied or wrote again, also when it was edited', () => {
  const edited = { status: 'applied', nextFollowUpAt: null, updatedAt: at(22) } as const;
  const found = today(
    [
      makeLead({ ...edited, title: 'Wrote again', appliedAt: at(1), lastContactAt: at(20) }),
      makeLead({ ...edited, title: 'Lately', appliedAt: at(5), lastContactAt: null }),
      makeLead({ ...edited, title: 'Long ago', appliedAt: at(1), lastContactAt: null }),
      makeLead({ ...edited, title: 'Unknown day', appliedAt: null, lastContactAt: null }),
    ],
    { noResponseAfterDays: 15 },
    NOW,
  );
  expect(names(found.unanswered)).toEqual(['Long ago', 'Lately']);
});

test('says in a sentence what is due', () => {
  const found = today(leads, {}, NOW);
  expect(todaySentence(found)).toBe('Two follow-ups are overdue and one is due today.');
  expect(todaySentence({ ...found, overdue: [] })).toBe('One follow-up is due today.');
  expect(todaySentence(today([], {}, NOW))).toBe('Nothing is due today.');
});
