import { screen } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeDraft, PAGE, renderPanel, SERVER } from '../testing/renderPanel.tsx';

async function writePitch() {
  const contactInfo = { name: 'Maja', email: 'maja@northwind.example', phone: '' };
  mockDb.reset({ leads: [makeLead({ title: 'Platform Engineer', postUrl: PAGE, contactInfo })] });
  const panel = renderPanel();
  await panel.capturePage(makeDraft());
  await panel.user.click(await screen.findByRole('button', { name: 'Write pitch' }));
  await panel.user.click(await screen.findByRole('button', { name: 'Generate Pitch' }));
  await screen.findByRole('button', { name: 'Rewrite' });
  return panel;
}

test('writes a pitch for the tracked lead and inserts it into the page', async () => {
  const { user, fake } = await writePitch();
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:maja(@|%40)northwind\.example/),
  );
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  expect(await screen.findByText('Inserted into the page.')).toBeVisible();
  expect(fake.inserted).toEqual([expect.stringContaining('Platform Engineer')]);
});

test('records the letter that was inserted as sent', async () => {
  const { user, fake } = await writePitch();
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  await user.click(await screen.findByRole('button', { name: 'I applied' }));
  expect(await screen.findByText('Moved to Applied. The letter is in the timeline.')).toBeVisible();
  expect(mockDb.leads[0]?.status).toBe('applied');
  expect(mockDb.pitches[0]?.sent).toMatchObject({ content: fake.inserted[0], channel: 'insert' });
});

test('without a profile, opens the profile in the dashboard', async () => {
  mockDb.reset({ leads: [makeLead({ postUrl: PAGE })], profile: null });
  const { user, fake, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await screen.findByRole('button', { name: 'Write pitch' }));
  await user.click(await screen.findByRole('button', { name: 'Complete Profile' }));
  expect(fake.openedTabs).toEqual([`${SERVER}/app/edit-profile`]);
  expect(screen.queryByRole('button', { name: 'Generate Pitch' })).not.toBeInTheDocument();
});

test('says how much of the pitch fit into the field', async () => {
  const { user, fake } = await writePitch();
  fake.maxLength = 20;
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  expect(
    await screen.findByText(/^Inserted 20 of \d+ characters\. The field doesn't take more\.$/),
  ).toBeVisible();
});

test('says what to do when no field of the page has the focus', async () => {
  const { user, fake } = await writePitch();
  fake.hasField = false;
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  expect(await screen.findByText('Click into a text field of the page first.')).toBeVisible();
});

test('proposes a follow-up for a lead that the user applied to', async () => {
  mockDb.reset({ leads: [makeLead({ postUrl: PAGE, status: 'applied' })] });
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await screen.findByRole('button', { name: 'Write pitch' }));
  expect(await screen.findByRole('button', { name: 'Letter: Follow-up' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate Pitch' }));
  await screen.findByRole('button', { name: 'Rewrite' });
  expect(mockDb.pitches[0]).toMatchObject({ settings: { purpose: 'nudge', type: 'email' } });
});
