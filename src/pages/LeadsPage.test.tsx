import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { api } from '#api/api.ts';
import { parseLeadsUrl } from '#app/leadsUrl.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { leadsUrlVisited } from '#features/leads/leadsViewSlice.ts';
import { selectSelectedSet } from '#features/shell/listSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeNote } from '#mocks/factories/makeNote.ts';
import { mockServer } from '#mocks/node.ts';
import { leadsFailScenario, noLeadsScenario, noteFailsScenario } from '#mocks/scenarios/leads.ts';
import { noProfileScenario } from '#mocks/scenarios/profile.ts';
import { chooseAction } from '#test/chooseAction.ts';
import { renderApp } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { LeadsPage } from './LeadsPage.tsx';

/** The page with the list, filters or view of a URL, without the app around it. */
const openPage = (query = '') =>
  renderFeature(<LeadsPage />, ({ dispatch }) => dispatch(leadsUrlVisited(parseLeadsUrl(query))));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (title: string) => screen.findByRole('article', { name: title });
const onCard = async (title: string) => within(await card(title));
const cardTitles = () =>
  screen.getAllByRole('article').map((found) => within(found).getByRole('heading').textContent);
const stored = (id: string) => mockDb.leads.find((lead) => lead.id === id);
const searchBox = () => screen.getByRole('searchbox');
const page = (title: string) => screen.findByRole('heading', { name: title, level: 1 });
const noDialog = () => waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());

async function confirmDelete(user: UserEvent, title: string) {
  await chooseAction(user, await card(title), 'Delete Lead');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete Lead' }));
}

describe('the list', () => {
  /** Responds with the first page at once, and with the whole list when the returned function is called. */
  function holdWholeList(): () => void {
    mockDb.reset({
      leads: [makeLead({ title: 'Data Engineer' }), makeLead({ title: 'Coffee chat' })],
    });
    const held = Promise.withResolvers<void>();
    mockServer.use(
      http.get('*/api/leads', async ({ request }) => {
        const isWhole = new URL(request.url).searchParams.get('limit') === '1000';
        if (isWhole) await held.promise;
        const data = isWhole ? mockDb.leads : mockDb.leads.slice(0, 1);
        const nextCursor = isWhole ? null : 'next';
        return HttpResponse.json({ data, total: mockDb.leads.length, nextCursor });
      }),
    );
    return held.resolve;
  }

  test('shows the first page while the others load, and counts when all are loaded', async () => {
    const sendWholeList = holdWholeList();
    const { user } = openPage();
    await card('Data Engineer');
    expect(screen.getByText('Loading your leads...')).toBeVisible();
    expect(screen.queryByText(/^\d+ leads?$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Data Engineer' }));
    await screen.findByRole('dialog', { name: 'Data Engineer' });
    expect(screen.queryByText(/^\d of \d$/)).not.toBeInTheDocument();
    sendWholeList();
    expect(await screen.findByText(/^\d of 2$/)).toBeVisible();
    expect(screen.getByText('2 leads')).toBeVisible();
    expect(screen.getByText('Coffee chat')).toBeVisible();
  });

  test("doesn't say that no lead matches before all are loaded", async () => {
    const sendWholeList = holdWholeList();
    openPage('?q=coffee');
    await screen.findByRole('button', { name: 'Add Lead' });
    expect(screen.queryByText('No matching leads')).not.toBeInTheDocument();
    sendWholeList();
    expect(await card('Coffee chat')).toBeVisible();
  });

  test('shows figures of all leads, and on each card its latest note, or how its description starts', async () => {
    const description = 'Pipelines for the load of a power grid.';
    const notes = [makeNote({ text: 'Called' }), makeNote({ text: 'Second round on Thursday' })];
    const leads = [
      makeLead({
        title: 'Data Engineer',
        status: 'qualified',
        value: 1_200,
        priority: 'urgent',
        notes,
      }),
      makeLead({ title: 'Support', status: 'closed-lost', value: 83_000, description, notes: [] }),
    ];
    mockDb.reset({ leads });
    openPage();
    const found = await onCard('Data Engineer');
    const words = [
      'Northwind Traders',
      'LinkedIn',
      'Oslo, hybrid',
      'Urgent',
      'Second round on Thursday',
    ];
    for (const text of words) expect(found.getByText(text)).toBeVisible();
    expect(found.queryByText('Called')).not.toBeInTheDocument();
    expect(found.getAllByRole('button', { name: /add note/i })).toHaveLength(1);
    expect((await onCard('Support')).getByText(description)).toBeVisible();
    const figures = screen.getByRole('region', { name: 'Lead statistics' });
    expect(figures).toHaveTextContent('Total Leads2Qualified1Active1Total Value$84,200');
    expect(screen.getByText('2 leads')).toBeVisible();
  });

  test('shows an error, and can retry', async () => {
    mockServer.use(...leadsFailScenario(403));
    const { user } = openPage();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading leads');
    expect(alert).toHaveTextContent("You don't have permission to perform this action.");
    mockServer.resetHandlers();
    await user.click(button('Try Again'));
    expect(await card('Senior Frontend Engineer')).toBeVisible();
  });

  test.each([
    [
      'without a profile',
      noProfileScenario,
      'Get Started with Leads',
      'Complete Your Profile First',
      '/app/edit-profile',
      0,
    ],
    ['with a profile', noLeadsScenario, 'No Leads Yet', 'Add Your First Lead', '/app/leads?add', 1],
  ])('an empty list says what to do first, %s', async (...row) => {
    const [_what, scenario, title, action, href, addButtons] = row;
    mockServer.use(...scenario());
    openPage();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(screen.queryAllByRole('button', { name: 'Add Lead' })).toHaveLength(addButtons);
  });

  test('sample leads are marked, listed again when they are added again, and their bar stays closed', async () => {
    mockDb.reset({ leads: [] });
    const { user, unmount } = renderApp('/app/leads');
    const bar = () => screen.findByText('12 of your leads are samples.');
    const add = async () =>
      user.click(await screen.findByRole('button', { name: 'Try with sample leads' }));
    await add();
    await bar();
    expect((await onCard('Backend Engineer')).getByText('Sample')).toBeVisible();
    await user.click(button('Remove sample leads'));
    await add();
    expect(await screen.findByText('12 leads')).toBeVisible();
    expect(await card('Backend Engineer')).toBeVisible();
    unmount();
    const dashboard = renderApp('/app');
    const today = await screen.findByRole('region', { name: 'Today' });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(today.compareDocumentPosition(await bar()) & follows).toBe(follows);
    await user.click(button('Close'));
    dashboard.unmount();
    openPage();
    await screen.findByText('12 leads');
    expect(screen.queryByText(/are samples/)).not.toBeInTheDocument();
  });
});

describe('search and filters', () => {
  beforeEach(() =>
    mockDb.reset({
      leads: [
        makeLead({ title: 'Data Engineer', status: 'applied', priority: 'high' }),
        makeLead({ title: 'Brand refresh', status: 'applied', category: 'freelance-project' }),
        makeLead({ title: 'Coffee chat', status: 'new', category: 'networking', type: 'client' }),
      ],
    }),
  );

  test('typing in the search narrows the list, and a search without a match can be cleared', async () => {
    const { user } = openPage();
    await card('Data Engineer');
    await user.type(searchBox(), 'BRAND');
    expect(cardTitles()).toEqual(['Brand refresh']);
    expect(screen.getByText('1 lead shown')).toBeVisible();
    await user.type(searchBox(), 'zzz');
    expect(screen.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
    await user.click(button('Clear filters'));
    expect(cardTitles()).toHaveLength(3);
  });

  test('each active filter can be removed, and all at once', async () => {
    const { user } = openPage();
    await card('Data Engineer');
    const filter = (name: string) => screen.getByRole('combobox', { name });
    await user.keyboard('f');
    await screen.findByRole('dialog', { name: 'Filter' });
    await user.selectOptions(filter('Status'), 'Applied');
    await user.selectOptions(filter('Priority'), 'High');
    await user.keyboard('{Escape}');
    expect(button(/^Filter/)).toHaveFocus();
    expect(cardTitles()).toEqual(['Data Engineer']);
    await user.click(button('Remove filter Priority: High'));
    expect(cardTitles()).toHaveLength(2);
    button('Status Applied').focus();
    await user.keyboard('{Backspace}');
    expect(cardTitles()).toHaveLength(3);
    await user.click(button('Filter'));
    // The four categories, then the older types in use.
    const types = within(filter('Type'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(types).toEqual([
      'All Types',
      'Job Application',
      'Freelance Project',
      'Sales Lead',
      'Networking',
      'Client',
    ]);
    await user.selectOptions(filter('Status'), 'New');
    expect(cardTitles()).toEqual(['Coffee chat']);
    await user.click(button('Clear all'));
    expect(cardTitles()).toHaveLength(3);
  });

  test('a chip opens the filters, and a third filter is counted', async () => {
    const { user } = openPage('?status=applied&show=active&priority=high');
    await user.click(await screen.findByRole('button', { name: 'Status Applied' }));
    expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('High');
    expect(screen.getByText('+1')).toBeVisible();
  });
});

describe('a card', () => {
  test('its title opens the details and keeps the filters; other clicks are left to the browser', async () => {
    const { user, router } = renderApp('/app/leads?q=data');
    const title = (await onCard('Data Engineer')).getByRole('link', { name: 'Data Engineer' });
    let isLeftToBrowser = false;
    const opensTab = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      // jsdom can't open it.
      event.preventDefault();
    };
    document.addEventListener('click', opensTab, { once: true });
    fireEvent.click(title, { ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(router.state.location.search).toBe('?q=data');
    expect(title).toHaveAttribute('href', expect.stringMatching(/^\/app\/leads\?lead=.+/));
    await user.click(title);
    expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
    expect(router.state.location.search).toMatch(/^\?q=data&lead=/);
  });

  test('keys in its menu stay in the menu', async () => {
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', status: 'new' }), makeLead()] });
    const { user } = openPage();
    const found = await onCard('Data Engineer');
    await user.click(found.getByRole('checkbox'));
    await user.click(found.getByRole('button', { name: 'Status: New' }));
    await user.keyboard('{Control>}a{/Control}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeVisible();
  });
});

describe('adding a note', () => {
  const openNote = async () => {
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', notes: [] })] });
    const app = openPage();
    await app.user.click((await onCard('Data Engineer')).getByRole('button', { name: 'Add Note' }));
    return { ...app, field: await screen.findByLabelText('Note') };
  };

  test('needs a text; saves it with its type, closes, and shows it on the card', async () => {
    const { user, field } = await openNote();
    await user.type(field, '   ');
    expect(button('Add')).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Note type' }), 'Follow-up');
    await user.type(field, ' Call back on Monday ');
    await user.click(button('Add'));
    expect(await (await onCard('Data Engineer')).findByText('Call back on Monday')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mockDb.leads[0]?.notes).toMatchObject([
      { type: 'follow-up', text: 'Call back on Monday' },
    ]);
  });

  test('preserves the text when the server rejects it, and asks before it discards it', async () => {
    mockServer.use(...noteFailsScenario(500));
    const { user, field } = await openNote();
    await user.type(field, 'Call');
    await user.click(button('Add'));
    expect(
      await screen.findByText('Error adding note: Server error. Please try again later.'),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(button('Keep Editing'));
    expect(field).toHaveValue('Call');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(button('Discard'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mockDb.leads[0]?.notes).toEqual([]);
  });
});

describe('the view', () => {
  beforeEach(() =>
    mockDb.reset({
      leads: [
        makeLead({ id: 'data', title: 'Data Engineer', company: 'Helio Grid', status: 'applied' }),
        makeLead({ id: 'brand', title: 'Brand refresh', status: 'new' }),
      ],
    }),
  );

  function openApp(query = '') {
    const app = renderApp(`/app/leads${query}`);
    const url = () => app.router.state.location.pathname + app.router.state.location.search;
    return { ...app, url };
  }

  const question = () =>
    screen.findByRole('alertdialog', { name: 'Delete Data Engineer at Helio Grid?' });

  test.each([
    ['details', '?lead=data', () => screen.findByRole('dialog', { name: 'Data Engineer' })],
    ['note', '?note=data', () => screen.findByRole('dialog', { name: 'Add Note' })],
    ['form', '?edit=data', () => page('Edit Lead')],
    ['question', '?delete=data', question],
  ])('a URL opens the %s before the list is loaded', async (_view, query, opened) => {
    openApp(query);
    expect(await opened()).toBeVisible();
  });

  test.each(['?edit=gone', '?delete=gone'])(
    '%s falls back to the list when the lead does not exist',
    async (query) => {
      const { url } = openApp(query);
      expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
      await page('Leads');
      expect(url()).toBe('/app/leads');
    },
  );

  test('deleting asks first, and Cancel returns the focus; then the forward button shows a message', async () => {
    const { user, url, router } = openApp();
    await chooseAction(user, await card('Data Engineer'), 'Delete Lead');
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    const more = (await onCard('Data Engineer')).getByRole('button', { name: 'More' });
    await waitFor(() => expect(more).toHaveFocus());
    expect(mockDb.leads).toHaveLength(2);
    await confirmDelete(user, 'Data Engineer');
    expect(await screen.findByText('1 lead')).toBeVisible();
    expect(url()).toBe('/app/leads');
    await act(() => router.navigate(1));
    expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
    await noDialog();
  });

  test('a form opens on the title; closing it keeps the search and returns to the lead, or to the button that adds one', async () => {
    const { user, url } = openApp('?status=applied');
    await card('Data Engineer');
    await user.type(searchBox(), 'data');
    await chooseAction(user, await card('Data Engineer'), 'Edit Lead');
    expect(await screen.findByRole('textbox', { name: /^Lead Title/ })).toHaveFocus();
    expect(url()).toBe('/app/leads?q=data&status=applied&edit=data');
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Data Engineer' })).toHaveFocus());
    expect(searchBox()).toHaveValue('data');
    expect(url()).toBe('/app/leads?q=data&status=applied');
    await user.click(button('Add Lead'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Add Lead')).toHaveFocus());
  });

  test('the back button asks before it discards what was typed in the form', async () => {
    const { user, url, router } = openApp();
    const goBack = async () => {
      await act(() => router.navigate(-1));
      await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    };
    await chooseAction(user, await card('Data Engineer'), 'Edit Lead');
    await page('Edit Lead');
    const company = screen.getByLabelText(/^Company/);
    await user.type(company, '!');
    await user.tab();
    await goBack();
    await user.click(button('Keep Editing'));
    expect(company).toHaveValue('Helio Grid!');
    await goBack();
    await user.click(button('Discard'));
    await card('Data Engineer');
    expect(url()).toBe('/app/leads');
  });

  test('the card whose details are open is marked, also after going on to the next lead', async () => {
    const { user } = openPage();
    const link = async (title: string) =>
      (await onCard(title)).getByRole('link', { name: title, hidden: true });
    const [data, brand] = [await link('Data Engineer'), await link('Brand refresh')];
    await user.click(data);
    await screen.findByRole('dialog', { name: 'Data Engineer' });
    expect(data).toHaveAttribute('aria-current', 'true');
    expect(brand).not.toHaveAttribute('aria-current');
    await user.click(button('Next lead'));
    await waitFor(() => expect(brand).toHaveAttribute('aria-current', 'true'));
    expect(data).not.toHaveAttribute('aria-current');
  });

  test('shows all leads by the link of the sidebar', async () => {
    const { user, url } = openApp('?q=nothing');
    await screen.findByRole('heading', { name: 'No matching leads' });
    await user.click(screen.getByRole('link', { name: /^Leads/ }));
    expect(await card('Data Engineer')).toBeVisible();
    expect(url()).toBe('/app/leads');
  });
});

describe('the order', () => {
  const lead = (title: string, day: number, overrides: Partial<Lead> = {}) =>
    makeLead({
      id: title.toLowerCase(),
      title,
      status: 'new',
      createdAt: `2026-01-${day}T12:00:00.000Z`,
      ...overrides,
    });

  beforeEach(() => mockDb.reset({ leads: [lead('Ada', 14), lead('Bea', 13), lead('Cleo', 12)] }));

  async function openOrder(query = '') {
    const app = openPage(query);
    await screen.findByText(/\d leads?( shown)?$/);
    const markBea = async () => {
      const bea = await onCard('Bea');
      await app.user.click(bea.getByRole('button', { name: 'Status: New' }));
      await app.user.click(screen.getByRole('menuitemradio', { name: 'Applied' }));
      await bea.findByRole('button', { name: 'Status: Applied' });
      return bea;
    };
    /** Writes as another client does, and lets the change arrive. */
    const writeElsewhere = async (...changes: [id: string, changed: Lead | null][]) => {
      for (const [id, changed] of changes) {
        mockDb.leads = mockDb.leads.filter((known) => known.id !== id);
        if (changed) mockDb.leads.push({ ...changed, version: 9 });
      }
      const refetch = { forceRefetch: true, subscribe: false };
      await act(() => app.store.dispatch(api.endpoints.getLeads.initiate(undefined, refetch)));
    };
    return { ...app, markBea, writeElsewhere };
  }

  test('a lead that no longer matches keeps its place, also behind a form, until the filters change', async () => {
    const { user, markBea } = await openOrder('?status=new');
    const bea = await markBea();
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(bea.getByText("Doesn't match")).toBeVisible();
    await chooseAction(user, await card('Ada'), 'Edit Lead');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await card('Ada');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    await user.type(searchBox(), 'e');
    expect(cardTitles()).toEqual(['Ada', 'Cleo']);
  });

  test('a lead that no longer matches is gone, and none is selected, when the user comes back', async () => {
    const { router, store } = renderApp('/app/leads?status=new');
    await card('Bea');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Bea/ }));
    await act(() =>
      store.dispatch(
        api.endpoints.updateLead.initiate({ id: 'bea', changes: { status: 'offer' } }),
      ),
    );
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    await act(() => router.navigate('/app/settings'));
    await page('Settings');
    expect(selectSelectedSet(store.getState()).size).toBe(0);
    await act(() => router.navigate('/app/leads?status=new'));
    await card('Ada');
    expect(cardTitles()).toEqual(['Ada', 'Cleo']);
  });

  test('changes from elsewhere show in place, and new leads are announced', async () => {
    const { user, writeElsewhere } = await openOrder();
    await writeElsewhere(
      ['cleo', lead('Cleo', 12, { status: 'offer' })],
      ['bea', null],
      ['dora', lead('Dora', 21)],
      ['enid', lead('Enid', 22)],
    );
    const cells = screen.getAllByRole('listitem').map((cell) => cell.textContent);
    expect(cells.slice(-3)).toEqual([
      expect.stringContaining('Ada'),
      'This lead was deleted.',
      expect.stringContaining('Cleo'),
    ]);
    expect((await onCard('Cleo')).getByRole('button', { name: 'Status: Offer' })).toBeVisible();
    await user.click(button('2 new leads'));
    expect(cardTitles()).toEqual(['Enid', 'Dora', 'Ada', 'Cleo']);
    expect(screen.queryByRole('button', { name: /new lead/ })).not.toBeInTheDocument();
  });
});

describe('tools', () => {
  beforeEach(() =>
    mockDb.reset({
      leads: [
        makeLead({ id: 'a', title: 'Data Engineer', status: 'new', value: 10, tags: ['sql'] }),
        makeLead({ id: 'b', title: 'Brand refresh', status: 'new', value: 30, tags: [] }),
        makeLead({ id: 'c', title: 'Coffee chat', status: 'applied', value: 20, tags: [] }),
      ],
    }),
  );

  const bar = () => screen.getByRole('region', { name: 'Selected leads' });

  async function openTools(
    query = '',
    app: Pick<ReturnType<typeof openPage>, 'user' | 'unmount'> = openPage(query),
  ) {
    const { user } = app;
    await screen.findByRole('link', { name: 'Data Engineer' });
    const press = (name: string) => user.click(button(name));
    const select = (name: string) =>
      user.click(screen.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }));
    const choose = async (menu: string, item: string) => {
      await user.click(within(bar()).getByRole('button', { name: menu }));
      await user.click(screen.getByRole('menuitem', { name: item }));
    };
    const option = async (name: string) => {
      await press('List options');
      await user.click(await screen.findByText(name, { selector: '[role^=menuitem]' }));
    };
    return { ...app, press, select, choose, option };
  }

  describe('the table', () => {
    test('sorts by a column, and the other way around after a second click', async () => {
      const { user, router } = renderApp('/app/leads?view=table');
      const head = await screen.findByRole('columnheader', { name: 'Value' });
      const values = () =>
        screen
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.textContent?.match(/\$\d+/)?.[0]);
      await user.click(within(head).getByRole('button'));
      expect(head).toHaveAttribute('aria-sort', 'descending');
      expect(values()).toEqual(['$30', '$20', '$10']);
      await user.click(within(head).getByRole('button'));
      expect(head).toHaveAttribute('aria-sort', 'ascending');
      expect(values()).toEqual(['$10', '$20', '$30']);
      expect(router.state.location.search).toBe('?sort=value-asc&view=table');
    });

    test('is a table for a screen reader: rows with their position and cells below a head', async () => {
      await openTools('?view=table');
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
      const { user, select } = await openTools('?view=table&q=e&status=new');
      const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 2 leads' });
      await select('Data');
      expect(all.indeterminate).toBe(true);
      await user.click(all);
      expect(all).toBeChecked();
      expect(screen.getByText('2 selected')).toBeVisible();
      await user.click(all);
      expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
    });

    test('is remembered for the next visit, with its columns, of which Value needs a lead with one', async () => {
      const { user, press, unmount } = await openTools();
      await user.click(screen.getByRole('radio', { name: 'Table' }));
      await screen.findByRole('table');
      await press('List options');
      await user.click(screen.getByRole('menuitemcheckbox', { name: 'Priority' }));
      unmount();
      const again = renderApp('/app/leads');
      expect(await screen.findByRole('button', { name: 'Value' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Priority' })).not.toBeInTheDocument();
      again.unmount();
      mockDb.reset({ leads: [makeLead({ value: 0 })] });
      openPage('?view=table');
      expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeVisible();
      expect(screen.queryByRole('columnheader', { name: 'Value' })).not.toBeInTheDocument();
    });
  });

  describe('selected leads', () => {
    test('change together, and change back together', async () => {
      const { press, select, choose } = await openTools();
      await select('Data Engineer');
      await select('Coffee chat');
      await choose('Status', 'Interviewing');
      await waitFor(() => expect(stored('a')?.status).toBe('interviewing'));
      expect(stored('c')?.status).toBe('interviewing');
      expect(stored('b')?.status).toBe('new');
      await screen.findByRole('button', { name: 'Undo' });
      await press('Undo');
      await waitFor(() => expect(stored('a')?.status).toBe('new'));
      expect(stored('c')?.status).toBe('applied');
    });

    test('can be all between two, or all that are listed', async () => {
      const { user, select } = await openTools();
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
      const { user, press, select } = await openTools();
      await select('Data Engineer');
      await select('Brand refresh');
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
      const { user, press, select } = await openTools('', renderApp('/app/leads'));
      await select('Data Engineer');
      await select('Brand refresh');
      await press('Delete');
      const question = await screen.findByRole('alertdialog', { name: 'Delete 2 leads?' });
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(stored('a')).toBeUndefined());
      await user.keyboard('{Control>}z{/Control}');
      expect(await card('Data Engineer')).toBeVisible();
      expect(await card('Brand refresh')).toBeVisible();
    });

    test('are only those that the list shows: what the search hides leaves the selection', async () => {
      const { user, select, choose } = await openTools();
      await select('Data Engineer');
      await select('Coffee chat');
      await user.type(searchBox(), 'coffee');
      expect(bar()).toHaveTextContent('1 selected. 1 hidden lead deselected');
      await choose('Priority', 'Urgent');
      await waitFor(() => expect(stored('c')?.priority).toBe('urgent'));
      expect(stored('a')?.priority).not.toBe('urgent');
      await user.clear(searchBox());
      expect(screen.getByRole('checkbox', { name: /^Select Data/ })).not.toBeChecked();
      await user.type(searchBox(), 'zzz');
      expect(bar()).toHaveTextContent('0 selected. 2 hidden leads deselected');
      expect(within(bar()).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    });
  });

  describe('a saved view', () => {
    const link = (name: string) => screen.findByRole('link', { name });

    test('keeps the filters and the order, has a link, and is renamed and deleted from its menu', async () => {
      const { user, option } = await openTools('', renderApp('/app/leads?q=e&sort=value-desc'));
      const typeName = async (name: string) => {
        await user.type(await screen.findByRole('textbox', { name: 'Name' }), `${name}{Enter}`);
      };
      await option('Save view');
      await typeName('Best');
      const best = await link('Best');
      expect(best).toHaveAttribute('aria-current', 'true');
      await option('All');
      await waitFor(() => expect(searchBox()).toHaveValue(''));
      expect(best).not.toHaveAttribute('aria-current');
      await user.click(best);
      await waitFor(() => expect(best).toHaveAttribute('aria-current', 'true'));
      expect(searchBox()).toHaveValue('e');
      await option('Rename view');
      await typeName(' paid');
      await link('Best paid');
      await option('Delete view');
      expect(await screen.findByText('View deleted.')).toBeVisible();
      await waitFor(() =>
        expect(screen.queryByRole('link', { name: 'Best paid' })).not.toBeInTheDocument(),
      );
    });

    test('without filters is left with All, too', async () => {
      const app = renderApp('/app/leads?sort=value-desc&view=table');
      const { user, option } = await openTools('', app);
      const url = (search: string) =>
        waitFor(() => expect(app.router.state.location.search).toBe(search));
      await option('Save view');
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'By value{Enter}');
      await link('By value');
      await option('All');
      await url('');
      await option('By value');
      await url('?sort=value-desc&view=table');
    });
  });
});

describe('on a phone', () => {
  const width = window.innerWidth;
  beforeEach(() => {
    window.innerWidth = 390;
    mockDb.reset({
      leads: [
        makeLead({ title: 'Data Engineer', status: 'new' }),
        makeLead({ title: 'Coffee chat', status: 'applied' }),
      ],
    });
  });
  afterEach(() => {
    window.innerWidth = width;
  });

  /** jsdom has no pointer events. */
  function touch(type: string, target: Element) {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: 'touch' });
    fireEvent(target, event);
  }

  test('the list shows 50 leads at a time', async () => {
    mockDb.reset({
      leads: Array.from({ length: 60 }, (_, at) => makeLead({ title: `Lead ${at}` })),
    });
    const { user } = openPage();
    const listed = async () =>
      (await screen.findAllByRole('article'))[0]?.closest('li')?.getAttribute('aria-setsize');
    // The first page of the response has fewer.
    await waitFor(async () => expect(await listed()).toBe('50'));
    await user.click(button('Show 50 more'));
    expect(await listed()).toBe('60');
    expect(screen.queryByRole('button', { name: 'Show 50 more' })).not.toBeInTheDocument();
  });

  test('a lead is shown in place of the list, with its actions below its values', async () => {
    const { user } = openPage();
    const link = await screen.findByRole('link', { name: 'Data Engineer' });
    await user.click(link);
    const details = await screen.findByRole('dialog', { name: 'Data Engineer' });
    expect(link.closest('[inert]')).toBeInTheDocument();
    const edit = within(details).getByRole('button', { name: 'Edit Lead' });
    const timeline = within(details).getByRole('region', { name: 'Timeline' });
    expect(edit.compareDocumentPosition(timeline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(link.closest('[inert]')).not.toBeInTheDocument();
    expect(link).toHaveFocus();
  });

  test('the filters are a sheet', async () => {
    const { user } = openPage();
    await screen.findByText('2 leads');
    await user.click(button('Filter'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'New');
    expect(screen.getByText('1 lead shown')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'or Status' }), 'No response');
    await user.click(button('Close dialog'));
    expect(screen.getByRole('list', { name: 'Active filters' })).toHaveTextContent(
      'Status New or No response',
    );
    expect(button(/^Filter/)).toHaveFocus();
  });

  test('a long press selects a lead, and the click that follows opens nothing', async () => {
    openPage();
    const link = await screen.findByRole('link', { name: 'Data Engineer' });
    await screen.findByText('2 leads');
    touch('pointerdown', link);
    expect(await screen.findByText('1 selected')).toBeVisible();
    touch('pointerup', link);
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a finger that scrolls selects nothing', async () => {
    openPage();
    const link = await screen.findByRole('link', { name: 'Data Engineer' });
    await screen.findByText('2 leads');
    jest.useFakeTimers();
    touch('pointerdown', link);
    touch('pointercancel', link);
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  });
});
