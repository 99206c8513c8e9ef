import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { selectSelectedSet } from '#features/leads/selectionSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { renderApp } from '#test/renderApp.tsx';

beforeEach(() => {
  localStorage.clear();
  mockDb.reset({
    leads: [
      makeLead({ id: 'a', title: 'Data Engineer', status: 'new', value: 10, tags: ['sql'] }),
      makeLead({ id: 'b', title: 'Brand refresh', status: 'new', value: 30, tags: [] }),
      makeLead({ id: 'c', title: 'Coffee chat', status: 'applied', value: 20, tags: [] }),
    ],
  });
});

const values = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.match(/\$\d+/)?.[0]);
const stored = (id: string) => mockDb.leads.find((lead) => lead.id === id);
const article = (name: RegExp) => screen.findByRole('article', { name });

async function option(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'List options' }));
  await user.click(await screen.findByText(name, { selector: '[role^=menuitem]' }));
}

async function openLeads(query = '') {
  const app = renderApp(`/app/leads${query}`);
  await screen.findByRole('link', { name: 'Data Engineer' });
  const select = (name: string) =>
    app.user.click(screen.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }));
  const choose = async (menu: string, item: string) => {
    const bar = within(screen.getByRole('region', { name: 'Selected leads' }));
    await app.user.click(bar.getByRole('button', { name: menu }));
    await app.user.click(screen.getByRole('menuitem', { name: item }));
  };
  const url = () => app.router.state.location.search;
  return { ...app, select, choose, url };
}

describe('the table', () => {
  test('sorts by a column, and the other way around after a second click', async () => {
    const { user, url } = await openLeads('?view=table');
    const head = screen.getByRole('columnheader', { name: 'Value' });
    await user.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(values()).toEqual(['$30', '$20', '$10']);
    await user.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(values()).toEqual(['$10', '$20', '$30']);
    expect(url()).toBe('?sort=value-asc&view=table');
  });

  test('is a table for a screen reader: rows with their position and cells below a head', async () => {
    await openLeads('?view=table');
    const table = screen.getByRole('table', { name: 'Leads' });
    expect(table).toHaveAttribute('aria-rowcount', '4');
    const [head, first] = within(table).getAllByRole('row');
    expect(head).toHaveAttribute('aria-rowindex', '1');
    expect(first).toHaveAttribute('aria-rowindex', '2');
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells.slice(1, 3).map((cell) => cell.textContent)).toEqual([
      expect.stringContaining('Coffee chat'),
      'Applied',
    ]);
  });

  test('selects all that it shows, or none, from its head', async () => {
    const { user } = await openLeads('?view=table&q=e&status=new');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 2 leads' });
    await user.click(screen.getByRole('checkbox', { name: /^Select Data/ }));
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(all).toBeChecked();
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(all);
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  });

  test('is remembered for the next visit, and its columns too', async () => {
    const { user, unmount } = await openLeads();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'List options' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Priority' }));
    unmount();
    await openLeads();
    expect(await screen.findByRole('button', { name: 'Value' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Priority' })).not.toBeInTheDocument();
  });
});

describe('selected leads', () => {
  test('change together, and change back together', async () => {
    const { user, select, choose } = await openLeads();
    await select('Data Engineer');
    await select('Coffee chat');
    await choose('Status', 'Interviewing');
    await waitFor(() => expect(stored('a')?.status).toBe('interviewing'));
    expect(stored('c')?.status).toBe('interviewing');
    expect(stored('b')?.status).toBe('new');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('a')?.status).toBe('new'));
    expect(stored('c')?.status).toBe('applied');
  });

  test('can be all between two, or all that are listed', async () => {
    const { user, select } = await openLeads();
    const bar = () => screen.getByRole('region', { name: 'Selected leads' });
    await select('Data Engineer');
    await user.keyboard('{Shift>}');
    await select('Coffee chat');
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('3 selected');
    await user.keyboard('{Escape}');
    screen.getByRole('checkbox', { name: /^Select Brand/ }).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(bar()).toHaveTextContent('3 selected');
  });

  test('get a tag, or lose it', async () => {
    const { user, select } = await openLeads();
    await select('Data Engineer');
    await select('Brand refresh');
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Tag');
    await user.type(screen.getByRole('combobox', { name: 'Tag' }), 'sql');
    await press('Add tag');
    await waitFor(() => expect(stored('b')?.tags).toEqual(['sql']));
    await press('Tag');
    await user.type(screen.getByRole('combobox', { name: 'Tag' }), 'sql');
    await press('Remove tag');
    await waitFor(() => expect(stored('a')?.tags).toEqual([]));
  });

  test('are deleted after a question, and come back with Ctrl+Z', async () => {
    const { user, select } = await openLeads();
    await select('Data Engineer');
    await select('Brand refresh');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 leads?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(stored('a')).toBeUndefined());
    await user.keyboard('{Control>}z{/Control}');
    expect(await article(/Data Engineer/)).toBeVisible();
    expect(await article(/Brand refresh/)).toBeVisible();
  });

  test('are only those that the list shows: what the search hides leaves the selection', async () => {
    const { user, select, choose } = await openLeads();
    const bar = () => screen.getByRole('region', { name: 'Selected leads' });
    await select('Data Engineer');
    await select('Coffee chat');
    await user.type(screen.getByRole('searchbox'), 'coffee');
    expect(bar()).toHaveTextContent('1 selected. 1 hidden lead deselected');
    await choose('Priority', 'Urgent');
    await waitFor(() => expect(stored('c')?.priority).toBe('urgent'));
    expect(stored('a')?.priority).not.toBe('urgent');
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('checkbox', { name: /^Select Data/ })).not.toBeChecked();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(bar()).toHaveTextContent('0 selected. 2 hidden leads deselected');
    expect(within(bar()).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('are forgotten on another page', async () => {
    const { select, router, store } = await openLeads();
    await select('Data Engineer');
    await act(() => router.navigate('/app/settings'));
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    expect(selectSelectedSet(store.getState()).size).toBe(0);
  });

  test('stay as they are if someone else has changed one before Undo', async () => {
    const { user, select, choose } = await openLeads();
    await select('Data Engineer');
    await select('Brand refresh');
    await choose('Priority', 'Urgent');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const lead = stored('a');
    if (lead) Object.assign(lead, { company: 'Aldermoor', version: lead.version + 1 });
    await user.click(undo);
    expect(
      await screen.findByText('This was changed again since, so nothing was undone.'),
    ).toBeVisible();
    expect([stored('a')?.priority, stored('b')?.priority]).toEqual(['urgent', 'urgent']);
  });

  test('keep their values when the server refuses one of them', async () => {
    mockServer.use(
      http.put('*/api/leads', () =>
        HttpResponse.json({ error: { code: 'not_found', message: 'Gone.' } }, { status: 404 }),
      ),
    );
    const { select, choose } = await openLeads();
    await select('Data Engineer');
    await select('Brand refresh');
    await choose('Priority', 'Urgent');
    expect(await screen.findByText(/^Error updating leads: /)).toBeVisible();
    const card = within(await article(/Data Engineer/));
    expect(card.queryByText('Urgent')).not.toBeInTheDocument();
  });
});

describe('a saved view', () => {
  test('keeps the filters, the order and the layout, and has a link', async () => {
    const { user, url } = await openLeads('?q=e&sort=value-desc');
    await option(user, 'Save view');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Best ones');
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Best ones' });
    expect(link).toHaveAttribute('aria-current', 'true');
    await option(user, 'All');
    await waitFor(() => expect(url()).not.toContain('q=e'));
    expect(link).not.toHaveAttribute('aria-current');
    await user.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    expect(screen.getByRole('searchbox')).toHaveValue('e');
  });

  test('without filters is left with All, too', async () => {
    const { user, url } = await openLeads('?sort=value-desc&view=table');
    await option(user, 'Save view');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'By value');
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'By value' });
    await option(user, 'All');
    await waitFor(() => expect(url()).toBe(''));
    await option(user, 'By value');
    await waitFor(() => expect(url()).toBe('?sort=value-desc&view=table'));
  });

  test('is renamed and deleted from its menu', async () => {
    const { user } = await openLeads('?sort=value-desc');
    await option(user, 'Save view');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Best');
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Best' });
    await option(user, 'Rename view');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' paid');
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Best paid' });
    await option(user, 'Delete view');
    expect(await screen.findByText('View deleted.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Best paid' })).not.toBeInTheDocument(),
    );
  });
});
