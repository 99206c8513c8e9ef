import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readServerOrigin } from '../serverOrigin.ts';
import { installFakeChrome } from '../testing/fakeChrome.ts';
import { OptionsPage } from './OptionsPage.tsx';

async function enterServer(address: string) {
  const user = userEvent.setup({ delay: null });
  render(<OptionsPage />);
  const field = await screen.findByRole('textbox', { name: 'Server address' });
  await screen.findByDisplayValue('http://localhost:3000');
  await user.clear(field);
  await user.type(field, address);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test("asks for access to the new server's host and switches to it", async () => {
  const fake = installFakeChrome();
  await enterServer('https://leads.example.com/app/leads');
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(fake.requestedOrigins).toEqual(['https://leads.example.com/*']);
  expect(await readServerOrigin()).toBe('https://leads.example.com');
});

test.each([
  ['an address that is not a web address', 'ftp://leads.example.com', true],
  ['an address that the user denies access to', 'https://leads.example.com', false],
])('keeps the server after %s', async (_, address, grants) => {
  Object.assign(installFakeChrome(), { grants });
  await enterServer(address);
  expect(await screen.findByText(/^Enter an address such as/)).toBeVisible();
  expect(await readServerOrigin()).toBe('http://localhost:3000');
});
