import { act, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { renderApp } from '#test/renderApp.tsx';

beforeEach(() => {
  localStorage.clear();
  mockDb.reset({
    leads: [
      makeLead({ id: 'a', title: 'Data Engineer', company: 'Helio', status: 'new' }),
      makeLead({ id: 'b', title: 'Brand refresh', company: 'Kestrel', status: 'new' }),
    ],
  });
});

const stored = (id: string) => mockDb.leads.find((lead) => lead.id === id);

async function openApp(path = '/app/leads') {
  const app = renderApp(path);
  await screen.findByRole('article', { name: /Data Engineer/ });
  const openPalette = async () => {
    await app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
  };
  return { ...app, openPalette };
}

describe('the command palette', () => {
  // The first test of the file, because the palette is loaded only once.
  test('keeps what is typed before it is loaded', async () => {
    const { user } = await openApp();
    await user.keyboard('{Control>}k{/Control}kest');
    await screen.findByRole('option', { name: /Brand refresh/ });
    await user.keyboard('rel');
    expect(screen.getByRole('combobox')).toHaveValue('kestrel');
  });

  test('finds a lead by its company and opens it, and goes to pages', async () => {
    const { user, router, openPalette } = await openApp();
    await openPalette();
    await user.keyboard('kestrel{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Brand refresh' })).toBeVisible();
    await openPalette();
    await user.keyboard('settings');
    await user.click(screen.getByRole('option', { name: 'Settings' }));
    expect(router.state.location.pathname).toBe('/app/settings');
  });

  test('finds a person by name and opens their sheet', async () => {
    mockDb.people = [makePerson({ name: 'Oskar Lund', company: 'Nordkap', role: 'Engineer' })];
    const { user, openPalette } = await openApp();
    await openPalette();
    await user.keyboard('oskar');
    await user.click(await screen.findByRole('option', { name: /Oskar Lund.*Nordkap/ }));
    expect(await screen.findByRole('dialog', { name: 'Oskar Lund' })).toBeVisible();
  });

  const BEFORE_LEADS = [
    ['insights', 'Insights'],
    ['export', 'Export leads as CSV'],
    ['import', 'Import leads'],
    ['job center', 'List of applications'],
    ['resume', 'Resumes Settings'],
    ['AI', 'AI Settings'],
    ['email', 'Email Settings'],
    ['statuses', 'Statuses Settings'],
    ['status', 'Statuses Settings'],
    ['password', 'Account Settings'],
    ['going quiet', 'Going quiet Settings'],
    ['deleted leads', 'Recently deleted Settings'],
    ['theme', 'Theme: System'],
    ['dark mode', 'Theme: Dark'],
    ['keyboard shortcuts', 'Keyboard shortcuts'],
    ['sign out', 'Logout'],
    ['letters', 'Pitches'],
  ];

  test('finds pages, settings and commands before the leads', async () => {
    const description = BEFORE_LEADS.map(([search]) => search).join('. ');
    mockDb.leads = mockDb.leads.map((lead) => ({ ...lead, description }));
    const { user, openPalette } = await openApp();
    for (const [search = '', name] of BEFORE_LEADS) {
      await openPalette();
      await user.keyboard(search);
      const best = await screen.findByRole('group', { name: 'Best match' });
      expect(within(best).getAllByRole('option')[0]).toHaveAccessibleName(name);
      expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(name);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  test('opens a setting where it is, and signs out', async () => {
    const { user, router, openPalette } = await openApp();
    await openPalette();
    await user.keyboard('currency{Enter}');
    const place = { pathname: '/app/settings/account', hash: '#currency' };
    expect(router.state.location).toMatchObject(place);
    expect(await screen.findByRole('region', { name: 'Currency' })).toHaveAttribute(
      'id',
      'currency',
    );
    await openPalette();
    await user.keyboard('sign out{Enter}');
    await waitFor(() => expect(router.state.location.pathname).not.toBe(place.pathname));
  });

  test('acts on the lead that Tab chooses', async () => {
    const { user, openPalette } = await openApp();
    await openPalette();
    await user.keyboard('brand{Tab}');
    expect(screen.getByText('Actions for Brand refresh')).toBeVisible();
    await user.keyboard('status applied{Enter}');
    await waitFor(() => expect(stored('b')?.status).toBe('applied'));
    expect(stored('a')?.status).toBe('new');
  });

  test('opens Add Lead with a title', async () => {
    const { user, openPalette } = await openApp();
    await openPalette();
    await user.keyboard('Site Reliability Engineer');
    await user.click(screen.getByRole('option', { name: 'Add lead “Site Reliability Engineer”' }));
    const field = (name: string) => screen.findByRole('textbox', { name });
    const title = await field('Lead Title / Position');
    await waitFor(() => expect(title).toHaveValue('Site Reliability Engineer'));
    await user.type(await field('Company / Organization'), 'Ostra');
    await user.type(await field('Lead Description'), 'On call.');
    await user.click(screen.getByRole('button', { name: 'Save Lead' }));
    expect(await screen.findByRole('article', { name: 'Site Reliability Engineer' })).toBeVisible();
    expect(mockDb.leads.at(-1)).toMatchObject({ company: 'Ostra' });
  });
});

describe('shortcuts', () => {
  // The form is loaded only once.
  test('n opens Add Lead and loses nothing that is typed before it is there', async () => {
    const { user } = renderApp('/app');
    await screen.findByRole('region', { name: 'Recent Leads' });
    await user.keyboard('nBak');
    const box = await screen.findByRole('textbox', { name: 'Paste a posting, or its address' });
    await waitFor(() => expect(box).toHaveFocus());
    await user.keyboard('er in jail');
    expect(box).toHaveValue('Baker in jail');
  });

  test('n changes nothing while Add Lead is open', async () => {
    const { user } = renderApp('/app/leads?add');
    const title = await screen.findByRole('textbox', { name: 'Lead Title / Position' });
    await user.type(title, 'Baker');
    act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
    await user.keyboard('n');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    // Presses Cancel.
    await user.keyboard(' ');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(title).toHaveValue('Baker');
  });

  test('/ goes to the search, where all keys are typed', async () => {
    const { user } = await openApp();
    await user.keyboard('/new?');
    expect(screen.getByRole('searchbox')).toHaveValue('new?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('step through the list, select a lead, edit it and write a pitch', async () => {
    const { user, router } = await openApp();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Brand refresh' })).toHaveFocus();
    await user.keyboard('jx');
    expect(screen.getByRole('checkbox', { name: /^Select Data/ })).toBeChecked();
    await user.keyboard('ke');
    await screen.findByRole('heading', { name: 'Edit Lead', level: 1 });
    expect(router.state.location.search).toBe('?edit=b');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Brand refresh' })).toHaveFocus());
    await user.keyboard('w');
    expect(router.state.location.pathname).toBe('/app/pitches');
  });

  test('Escape clears the selection wherever the focus is', async () => {
    const { user } = await openApp();
    await user.keyboard('jx');
    expect(await screen.findByRole('region', { name: 'Selected leads' })).toBeVisible();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected leads' })).not.toBeInTheDocument();
  });

  test('are listed by ?, where single keys can be turned off', async () => {
    const { user, router, openPalette } = await openApp();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(help).getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}n');
    expect(router.state.location.search).toBe('');
    await openPalette();
  });
});
