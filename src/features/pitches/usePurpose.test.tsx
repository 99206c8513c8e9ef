import { screen, within } from '@testing-library/react';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { renderApp } from '#test/renderApp.tsx';

const LEAD = makeLead({ title: 'Platform Engineer', status: 'applied' });
const SENT: Pitch = makePitch({
  leadId: LEAD.id,
  contactInfo: LEAD.contactInfo,
  settings: { ...makePitch().settings, type: 'cover-letter' },
  sent: {
    at: '2025-11-12T10:00:00.000Z',
    content: 'Hello Maja, I run Kubernetes.',
    channel: 'email',
    resume: null,
  },
});

function openLead(changes: Partial<Lead> = {}, pitches: Pitch[] = [SENT]) {
  const lead = { ...LEAD, ...changes };
  mockDb.reset({ leads: [lead, makeLead({ company: 'Arbor', title: 'Designer' })], pitches });
  return renderApp(`/app/pitches?lead=${lead.id}`);
}

const letter = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}, `) });

test('proposes a follow-up by email on a sent letter, which names its day', async () => {
  const { user } = openLead();
  expect(await letter('Follow-up, email')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write a starting draft' }));
  const pitch = within(screen.getByRole('region', { name: 'Pitch' }));
  const sentence = /I applied for .* on November 12, 2025\./;
  expect(await pitch.findByText(sentence)).toBeVisible();
  expect(mockDb.pitches[0]?.settings.purpose).toBe('nudge');
});

test('proposes a thank-you after an interview', async () => {
  openLead({ status: 'interviewing', nextFollowUpAt: '2026-01-20T10:00:00.000Z' });
  expect(await letter('Thank-you')).toBeVisible();
});

test('proposes a first letter for a new lead', async () => {
  openLead({ status: 'new' }, []);
  expect(await letter('Cover letter')).toBeVisible();
});

test("keeps the user's choice for this lead, and proposes again for another one", async () => {
  const { user } = openLead();
  await user.click(await letter('Follow-up'));
  await user.click(screen.getByRole('radio', { name: 'Reply' }));
  expect(await letter('Reply')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'For' }));
  await user.click(screen.getByRole('option', { name: 'Designer, Arbor' }));
  expect(await letter('Cover letter')).toBeVisible();
});

test("gives the user's own assistant the sent letter", async () => {
  const { user } = openLead();
  await letter('Follow-up');
  await user.click(screen.getByRole('button', { name: 'use your own assistant' }));
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied');
  const prompt = copied.mock.lastCall?.[0];
  expect(prompt).toContain('Hello Maja, I run Kubernetes.');
  expect(prompt).toContain('on November 12, 2025');
});
