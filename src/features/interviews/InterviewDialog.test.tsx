import { screen, waitFor, within } from '@testing-library/react';
import { newInterviewSchema } from '#domain/contract/interviews.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { renderApp } from '#test/renderApp.tsx';

const HOUR = 3_600_000;

const interview = (hours: number, fields = {}) => ({
  ...newInterviewSchema.parse({
    startsAt: new Date(Date.now() + hours * HOUR).toISOString(),
    timeZone: 'UTC',
    ...fields,
  }),
  id: `in ${hours} hours`,
  leadId: 'lead',
  version: 1,
  likelyQuestions: [],
  eventUid: '',
  sequence: 0,
});

const lead = makeLead({
  id: 'lead',
  title: 'Data Engineer',
  status: 'applied',
  nextFollowUpAt: null,
  description: 'Requirements:\n- 3 years of experience with TypeScript',
});

test('moving a lead to Interviewing asks for the date, which shows in the timeline', async () => {
  mockDb.reset({ leads: [lead] });
  const { user } = renderApp('/app/leads?lead=lead');
  const sheet = within(await screen.findByRole('dialog', { name: 'Data Engineer' }));
  await user.click(sheet.getByRole('button', { name: 'Status: Applied' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Interviewing' }));
  const form = within(await screen.findByRole('dialog', { name: 'When is the interview?' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter the day.')).toBeVisible();
  await user.type(form.getByLabelText('Day'), '2096-12-01');
  await user.type(form.getByLabelText('Time'), '10:00');
  await user.selectOptions(form.getByLabelText('Time zone'), 'Europe/Oslo');
  await user.type(form.getByLabelText('Link or place'), 'https://meet.example/a');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Interview saved.')).toBeVisible();
  expect(mockDb.interviews).toMatchObject([
    { startsAt: '2096-12-01T09:00:00.000Z', kind: 'video', place: 'https://meet.example/a' },
  ]);
  await user.click(await screen.findByRole('button', { name: /^Video call/ }));
  expect(screen.getByRole('link', { name: 'https://meet.example/a' })).toBeVisible();
});

test("an interview that is added on the lead's sheet offers to move the lead to Interviewing", async () => {
  mockDb.reset({ leads: [lead] });
  const { user } = renderApp('/app/leads?lead=lead');
  const sheet = within(await screen.findByRole('dialog', { name: 'Data Engineer' }));
  await user.click(await sheet.findByRole('button', { name: 'Add interview' }));
  const form = within(await screen.findByRole('dialog', { name: 'When is the interview?' }));
  await user.type(form.getByLabelText('Day'), '2096-12-01');
  await user.type(form.getByLabelText('Time'), '10:00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Set status to Interviewing' }));
  await waitFor(() => expect(mockDb.leads[0]?.status).toBe('interviewing'));
  // The date is known.
  expect(screen.queryByRole('dialog', { name: 'When is the interview?' })).toBeNull();
});

test('the question can be skipped, and the lead has moved', async () => {
  mockDb.reset({ leads: [lead] });
  const { user } = renderApp('/app/leads?lead=lead');
  const sheet = within(await screen.findByRole('dialog', { name: 'Data Engineer' }));
  await user.click(sheet.getByRole('button', { name: 'Status: Applied' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Interviewing' }));
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('dialog', { name: 'When is the interview?' })).toBeNull();
  expect(mockDb.leads[0]?.status).toBe('interviewing');
});

test('the dashboard shows what is next, asks once how the last one went, and for the new date of one that was moved', async () => {
  mockDb.reset({
    leads: [lead],
    interviews: [interview(-30, { people: 'Maja' }), interview(72, { place: 'Oslo' })],
  });
  const { user } = renderApp('/app');
  const upcoming = within(await screen.findByRole('list', { name: 'Next' }));
  expect(upcoming.getAllByRole('listitem')).toHaveLength(1);
  expect(upcoming.getByText('Video call, Oslo')).toBeVisible();
  expect(screen.getByText(/Your next interview is on /)).toBeVisible();
  const past = within(screen.getByRole('list', { name: 'How did it go?' }));
  await user.click(past.getByRole('button', { name: 'Passed' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'How did it go?' })).toBeNull());
  expect(mockDb.interviews[0]?.outcome).toBe('passed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const again = within(await screen.findByRole('list', { name: 'How did it go?' }));
  expect(mockDb.interviews[0]?.outcome).toBeNull();
  await user.click(again.getByRole('button', { name: 'Moved' }));
  const form = within(await screen.findByRole('dialog', { name: 'When is the interview?' }));
  expect(form.getByLabelText('With')).toHaveValue('Maja');
  expect(form.getByLabelText('Day')).not.toHaveValue('');
  expect(form.getByLabelText('Time')).not.toHaveValue('');
});

test('a sheet to prepare has what they ask for, the questions of both sides and the nearest lines', async () => {
  mockDb.reset({
    leads: [lead],
    interviews: [interview(72, { questions: 'How big is the team?' })],
    model: 'tiny-1',
  });
  const { user } = renderApp('/app/leads?lead=lead');
  await user.click(await screen.findByRole('button', { name: /^Video call/ }));
  await user.click(screen.getByRole('button', { name: 'Prepare' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Prepare: Video call' }));
  expect(sheet.getByText('How big is the team?')).toBeVisible();
  const asked = within(await sheet.findByRole('region', { name: 'What they ask' }));
  expect(asked.getByText('3 years of experience with TypeScript')).toBeVisible();
  await user.click(await sheet.findByRole('button', { name: 'Suggest questions' }));
  const likely = within(sheet.getByRole('region', { name: 'Likely questions' }));
  expect(await likely.findByText('What are you proud of?')).toBeVisible();
});

test("a browser that can't tell its time zone shows interviews in UTC, and asks for the zone of a new one", async () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const unknown = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  unknown.mockImplementation(function options(this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
  });
  mockDb.reset({ leads: [lead], interviews: [interview(48, { timeZone: 'Europe/Oslo' })] });
  const { user } = renderApp('/app/leads?lead=lead');
  const sheet = within(await screen.findByRole('dialog', { name: 'Data Engineer' }));
  expect(await sheet.findByText(/in Europe\/Oslo/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Status: Applied' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Interviewing' }));
  const form = within(await screen.findByRole('dialog', { name: 'When is the interview?' }));
  expect(form.getByLabelText('Time zone')).toHaveDisplayValue('Choose…');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose a time zone.')).toBeVisible();
  unknown.mockRestore();
});
