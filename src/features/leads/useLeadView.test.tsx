import { act, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
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
const form = (title: string) => screen.findByRole('heading', { name: title, level: 1 });
const list = () => screen.findByRole('heading', { name: 'Leads', level: 1 });
const noDialog = () => waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());

/** The leads page, come to from the settings. */
async function openLeads(query = '') {
  const app = renderApp('/app/settings');
  await form('Settings');
  await act(() => app.router.navigate(`/app/leads${query}`));
  const tool = async (name: string) =>
    app.user.click(within(await card('Data Engineer')).getByRole('button', { name }));
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  const goBack = () => act(() => app.router.navigate(-1));
  const address = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, tool, press, goBack, address };
}

const question = () => screen.findByRole('alertdialog', { name: 'Delete Lead' });

const VIEWS = [
  { tool: 'View Details', opened: details, address: '/app/leads?lead=data' },
  { tool: 'Add Note', opened: noteModal, address: '/app/leads?note=data' },
  { tool: 'Edit Lead', opened: () => form('Edit Lead'), address: '/app/leads?edit=data' },
  { tool: 'Delete Lead', opened: question, address: '/app/leads?delete=data' },
];

describe.each(VIEWS)('$tool', ({ tool, opened, address }) => {
  test('stands in the address, and the back button closes it', async () => {
    const app = await openLeads();
    await app.tool(tool);
    await opened();
    expect(app.address()).toBe(address);
    await app.goBack();
    await list();
    await noDialog();
    expect(app.address()).toBe('/app/leads');
  });

  test('is open for who comes to its address, also before the list is there', async () => {
    renderApp(address);
    expect(await opened()).toBeVisible();
  });

  test('of a lead that is not there leads to the list, which says so', async () => {
    const { address: current } = await openLeads(
      address.replace('/app/leads', '').replace('data', 'gone'),
    );
    expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
    await list();
    expect(current()).toBe('/app/leads');
  });
});

test('what is closed is one step, so that the next one leaves the page', async () => {
  const app = await openLeads();
  await app.tool('View Details');
  await details();
  await app.press('Edit Lead');
  await form('Edit Lead');
  await app.press('Back to Leads');
  await card('Data Engineer');
  await app.goBack();
  expect(await form('Settings')).toBeVisible();
});

test('pressing a way out twice is pressing it once', async () => {
  const app = await openLeads();
  await app.tool('View Details');
  const close = within(await details()).getByRole('button', { name: 'Close' });
  await app.user.dblClick(close);
  await noDialog();
  expect(app.address()).toBe('/app/leads');
});

test('details that were linked to close to the list, not to where the link was', async () => {
  const app = await openLeads('?lead=data');
  await app.user.click(within(await details()).getByRole('button', { name: 'Close' }));
  await noDialog();
  expect(app.address()).toBe('/app/leads');
  expect(await card('Brand refresh')).toBeVisible();
});

test('the filters stay in the address, and what was just typed stays in the search', async () => {
  const app = await openLeads('?status=applied');
  await card('Data Engineer');
  await app.user.type(screen.getByRole('searchbox'), 'data');
  await app.tool('Edit Lead');
  await form('Edit Lead');
  expect(app.address()).toBe('/app/leads?status=applied&edit=data');
  await app.press('Cancel');
  await card('Data Engineer');
  expect(screen.getByRole('searchbox')).toHaveValue('data');
  await waitFor(() => expect(app.address()).toBe('/app/leads?q=data&status=applied'));
});

test('the back button asks before it throws away what was typed in the form', async () => {
  const app = await openLeads();
  await app.tool('Edit Lead');
  await form('Edit Lead');
  await app.user.type(screen.getByLabelText('Location'), '!');
  await app.user.tab();
  await app.goBack();
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await app.press('Keep Editing');
  expect(screen.getByLabelText('Location')).toHaveValue(`${mockDb.leads[0]?.location}!`);
  await app.goBack();
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await app.press('Discard');
  await card('Data Engineer');
  expect(app.address()).toBe('/app/leads');
});

test('a form that was saved asks nothing as it closes', async () => {
  const app = await openLeads();
  await app.tool('Edit Lead');
  await form('Edit Lead');
  await app.user.type(screen.getByLabelText('Location'), '!');
  await app.press('Save Lead');
  await card('Data Engineer');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(app.address()).toBe('/app/leads');
});

test('a lead that was deleted is gone from the list, and from the forward button too', async () => {
  const app = await openLeads();
  await app.tool('Delete Lead');
  const confirm = within(await question()).getByRole('button', { name: 'Delete Lead' });
  await app.user.click(confirm);
  expect(await screen.findByText('1 lead')).toBeVisible();
  expect(app.address()).toBe('/app/leads');
  await act(() => app.router.navigate(1));
  expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
  await noDialog();
});
