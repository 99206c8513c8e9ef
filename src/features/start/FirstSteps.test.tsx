import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderApp } from '#test/renderApp.tsx';

const step = (text: string) =>
  waitFor(() => expect(screen.getByText(/^Step \d of 4/)).toHaveTextContent(text));
const field = (name: string) => screen.findByRole('textbox', { name });

const POSTING = `Senior Accountant | Northwind Traders | Oslo

Requirements:
- You prepare the month-end close
- You know Excel`;

test('a user without a resume gets a letter from three answers', async () => {
  mockDb.reset({ profile: null, leads: [], pitches: [] });
  const { user } = renderApp('/app');
  const next = await screen.findByRole('link', { name: 'Start your profile' });
  expect(next).toHaveAttribute('href', '/app/edit-profile');
  await user.click(await screen.findByRole('link', { name: 'answer three questions' }));

  expect(await field('Email')).toHaveValue('demo@leadside.local');
  await step('Step 1 of 4: Start your profile');
  const type = async (name: string, text: string) => {
    await user.click(await field(name));
    await user.paste(text);
  };
  await user.clear(await field('Name'));
  await type('Name', 'Ida Berg');
  await type('What do you do?', 'Bookkeeper at Harbor & Pine');
  await type('What is one thing you did?', 'I cut the month-end close from nine days to five');
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  expect(await screen.findByText('Please add at least one technical skill')).toBeVisible();
  await step('Step 2 of 4: Check it and save');
  await type('One skill or tool you work with', 'Excel');
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));

  await step('Step 3 of 4: Add a posting');
  expect(mockDb.profile).toMatchObject({
    personalInfo: { name: 'Ida Berg', email: 'demo@leadside.local' },
    skills: { technicalSkills: ['Excel'] },
    experience: [{ title: 'Bookkeeper', company: 'Harbor & Pine' }],
    proofs: [{ text: 'I cut the month-end close from nine days to five.', source: '' }],
  });
  await user.click(await screen.findByRole('link', { name: 'Add Your First Lead' }));
  await screen.findByRole('heading', { name: 'Add Lead' });
  await user.paste(POSTING);
  await user.click(screen.getByRole('button', { name: 'Save and write pitch' }));

  expect(await screen.findByText('Draft ready')).toBeVisible();
  expect(mockDb.pitches[0]).toMatchObject({
    leadId: mockDb.leads[0]?.id,
    company: 'Northwind Traders',
  });
  await waitFor(() => expect(screen.queryByText(/^Step/)).not.toBeInTheDocument());
});

test('the dashboard leads from the first lead to the letter', async () => {
  const [lead] = [makeLead()];
  mockDb.reset({ profile: makeProfile(), leads: [lead], pitches: [] });
  renderApp('/app');
  const card = within(await screen.findByRole('region', { name: 'Get your first letter' }));
  expect(card.getByRole('link', { name: 'Write pitch' })).toHaveAttribute(
    'href',
    `/app/pitches?lead=${lead.id}`,
  );
  await step('Step 4 of 4: Get your first letter');
});
