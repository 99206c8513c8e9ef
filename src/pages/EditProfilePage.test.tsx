import { screen } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { mockServer } from '#mocks/node.ts';
import { noLeadsScenario } from '#mocks/scenarios/leads.ts';
import { renderApp } from '#test/renderApp.tsx';

test('leads back to the settings', async () => {
  const { user } = renderApp('/app/edit-profile');
  await user.click(await screen.findByRole('button', { name: 'Save Profile' }));
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('leads on to the first lead when there is none', async () => {
  mockServer.use(...noLeadsScenario());
  mockDb.profile = null;
  const { user } = renderApp('/app/edit-profile');
  const save = await screen.findByRole('button', { name: 'Save Profile' });
  for (const [label, text] of [
    ['Name', 'Ada Moreno'],
    ['Email', 'ada@example.com'],
    ['Professional Summary', 'Makes releases boring.'],
    ['Technical Skills', 'SQL'],
  ] as const) {
    const [input] = screen.getAllByLabelText(label, { selector: 'input, textarea' });
    await user.click(input as HTMLElement);
    await user.paste(text);
  }
  await user.click(save);
  expect(await screen.findByRole('link', { name: 'Add Your First Lead' })).toBeVisible();
});
