import { act, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { chooseAction } from '#test/chooseAction.ts';
import { renderApp } from '#test/renderApp.tsx';

beforeEach(() =>
  mockDb.reset({
    leads: [
      makeLead({ id: 'data', title: 'Data Engineer', status: 'applied', notes: [] }),
      makeLead({ id: 'brand', title: 'Brand refresh', status: 'new' }),
    ],
  }),
);

const card = (title: string) => screen.findByRole('article', { name: title });
const details = () => screen.findByRole('dialog', { name: 'Data Engineer' });
const noteModal = () => screen.findByRole('dialog', { name: 'Add Note' });
const deleteDialog = () => screen.findByRole('alertdialog', { name: /^Delete Data Engineer at / });
const page = (title: string) => screen.findByRole('heading', { name: title, level: 1 });
const noDialog = () => waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());

function openLeads(query = '') {
  const app = renderApp(`/app/leads${query}`);
  const onCard = async (action: string) =>
    chooseAction(app.user, await card('Data Engineer'), action);
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  const goBack = () => act(() => app.router.navigate(-1));
  const url = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, onCard, press, goBack, url };
}

test.each([
  ['details', '?lead=data', details],
  ['note', '?note=data', noteModal],
  ['form', '?edit=data', () => page('Edit Lead')],
  ['question', '?delete=data', deleteDialog],
])('a URL opens the %s before the list is loaded', async (_view, query, opened) => {
  openLeads(query);
  expect(await opened()).toBeVisible();
});

test('the back button closes a dialog that a card opened', async () => {
  const app = openLeads();
  await app.onCard('Add Note');
  await noteModal();
  expect(app.url()).toBe('/app/leads?note=data');
  await app.goBack();
  await page('Leads');
  await noDialog();
  expect(app.url()).toBe('/app/leads');
});

test.each(['?edit=gone', '?delete=gone'])(
  '%s falls back to the list when the lead does not exist',
  async (query) => {
    const app = openLeads(query);
    expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
    await page('Leads');
    expect(app.url()).toBe('/app/leads');
  },
);

test('a double click on Close closes the modal only', async () => {
  const app = openLeads();
  await app.onCard('View Details');
  const close = within(await details()).getByRole('button', { name: 'Close' });
  await app.user.dblClick(close);
  await noDialog();
  expect(app.url()).toBe('/app/leads');
});

test('a dialog that a menu opened returns the focus to the button of the menu', async () => {
  const app = openLeads();
  await app.onCard('Delete Lead');
  await app.user.click(within(await deleteDialog()).getByRole('button', { name: 'Cancel' }));
  const more = within(await card('Data Engineer')).getByRole('button', { name: 'More' });
  await waitFor(() => expect(more).toHaveFocus());
});

test('filters and a search stay while a form is open', async () => {
  const app = openLeads('?status=applied');
  await card('Data Engineer');
  await app.user.type(screen.getByRole('searchbox'), 'data');
  await app.onCard('Edit Lead');
  await page('Edit Lead');
  expect(app.url()).toBe('/app/leads?q=data&status=applied&edit=data');
  await app.press('Cancel');
  await card('Data Engineer');
  expect(screen.getByRole('searchbox')).toHaveValue('data');
  expect(app.url()).toBe('/app/leads?q=data&status=applied');
});

test('the back button asks before it discards what was typed in the form', async () => {
  const app = openLeads();
  await app.onCard('Edit Lead');
  await page('Edit Lead');
  await app.user.type(screen.getByLabelText(/^Company/), '!');
  await app.user.tab();
  await app.goBack();
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await app.press('Keep Editing');
  expect(screen.getByLabelText(/^Company/)).toHaveValue(`${mockDb.leads[0]?.company}!`);
  await app.goBack();
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await app.press('Discard');
  await card('Data Engineer');
  expect(app.url()).toBe('/app/leads');
});

test('after a lead is deleted, the forward button shows a message', async () => {
  const app = openLeads();
  await app.onCard('Delete Lead');
  const confirm = within(await deleteDialog()).getByRole('button', { name: 'Delete Lead' });
  await app.user.click(confirm);
  expect(await screen.findByText('1 lead')).toBeVisible();
  expect(app.url()).toBe('/app/leads');
  await act(() => app.router.navigate(1));
  expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
  await noDialog();
});

test('editing opens on the title, and closing it returns to the lead, or to the button that adds one', async () => {
  const { user } = renderApp('/app/leads');
  await chooseAction(user, await card('Data Engineer'), 'Edit Lead');
  expect(await screen.findByRole('textbox', { name: /^Lead Title/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Data Engineer' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Add Lead' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Lead' })).toHaveFocus());
});

test('the card whose details are open is marked, also after going on to the next lead', async () => {
  const app = openLeads();
  const link = async (title: string) =>
    within(await card(title)).getByRole('link', { name: title, hidden: true });
  const [data, brand] = [await link('Data Engineer'), await link('Brand refresh')];
  await app.onCard('View Details');
  await details();
  expect(data).toHaveAttribute('aria-current', 'true');
  expect(brand).not.toHaveAttribute('aria-current');
  await app.press('Next lead');
  await waitFor(() => expect(brand).toHaveAttribute('aria-current', 'true'));
  expect(data).not.toHaveAttribute('aria-current');
});
