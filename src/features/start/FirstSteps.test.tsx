import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderApp } from '#test/renderApp.tsx';

const step = (text: string) =>
  waitFor(() => expect(screen.getByText(/^Step \d of 4/)).toHaveTextContent(text));
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
