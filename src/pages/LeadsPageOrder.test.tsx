import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '#api/api.ts';
import { leadsChangedElsewhere } from '#api/liveUpdates.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { deleteFailsScenario } from '#mocks/scenarios/leads.ts';
import { renderApp } from '#test/renderApp.tsx';

const lead = (title: string, day: number, overrides: Partial<Lead> = {}) =>
  makeLead({
    id: title.toLowerCase(),
    title,
    status: 'new',
    updatedAt: `2026-01-${day}T12:00:00.000Z`,
    ...overrides,
  });

beforeEach(() => mockDb.reset({ leads: [lead('Ada', 14), lead('Bea', 13), lead('Cleo', 12)] }));

const card = (title: string) => screen.findByRole('article', { name: title });
const cardTitles = () =>
  screen.getAllByRole('article').map((found) => within(found).getByRole('heading').textContent);

async function openLeads(query = '') {
  const app = renderApp(`/app/leads${query}`);
  await screen.findByText(/\d leads?$/);
  const pressOn = async (title: string, name: string) =>
    app.user.click(within(await card(title)).getByRole('button', { name }));
  const choose = async (title: string, status: string) => {
    await pressOn(title, 'Status: New');
    await app.user.click(screen.getByRole('menuitemradio', { name: status }));
    await within(await card(title)).findByRole('button', { name: `Status: ${status}` });
  };
  const addNote = async (title: string, text: string) => {
    await pressOn(title, 'Add Note');
    await app.user.type(await screen.findByLabelText('Note'), text);
    await app.user.click(screen.getByRole('button', { name: 'Add' }));
    await within(await card(title)).findByText(text);
    await waitFor(() => expect(mockDb.leads.flatMap(({ notes }) => notes)).toHaveLength(1));
    await act(() => Promise.all(app.store.dispatch(api.util.getRunningMutationsThunk())));
  };
  /** Adds a lead with the form. */
  const addLead = async (title: string) => {
    await app.user.click(screen.getByRole('button', { name: 'Add Lead' }));
    const field = (name: string) => screen.findByRole('textbox', { name });
    await app.user.type(await field('Lead Title / Position'), title);
    await app.user.type(await field('Company / Organization'), `${title} Ltd`);
    await app.user.type(await field('Lead Description'), 'Described.');
    await app.user.click(screen.getByRole('button', { name: 'Save Lead' }));
    await screen.findByRole('heading', { name: 'Leads', level: 1 });
  };
  /** Writes as another client does, and lets the live update arrive. */
  const writeElsewhere = async (...changes: [id: string, changed: Lead | null][]) => {
    for (const [id, changed] of changes) {
      mockDb.leads = mockDb.leads.filter((known) => known.id !== id);
      if (changed) mockDb.leads.push({ ...changed, version: 9 });
    }
    await act(async () => {
      const refetch = { forceRefetch: true, subscribe: false };
      await app.store.dispatch(api.endpoints.getLeads.initiate(undefined, refetch));
      app.store.dispatch(leadsChangedElsewhere(changes.map(([id]) => id)));
    });
  };
  const refresh = () => app.user.click(screen.getByRole('button', { name: 'Refresh' }));
  return { ...app, pressOn, choose, addNote, addLead, writeElsewhere, refresh };
}

describe("the user's own changes", () => {
  test('a note keeps its card in place, and Delete on another card names that lead', async () => {
    const app = await openLeads();
    await app.addNote('Cleo', 'Called');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    await app.pressOn('Ada', 'Delete Lead');
    const question = 'Delete Ada at Northwind Traders?';
    expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
  });

  test('a lead that no longer matches the filter stays until Refresh', async () => {
    const app = await openLeads('?status=new');
    await app.choose('Bea', 'Applied');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(within(await card('Bea')).getByText('No longer matches')).toBeVisible();
    expect(screen.getByText('1 lead no longer matches')).toBeVisible();
    await app.refresh();
    expect(cardTitles()).toEqual(['Ada', 'Cleo']);
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  });

  test('a lead that no longer matches is gone when the user comes back', async () => {
    const app = await openLeads('?status=new');
    await app.choose('Bea', 'Applied');
    await act(() => app.router.navigate('/app/settings'));
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    await act(() => app.router.navigate('/app/leads?status=new'));
    await card('Ada');
    expect(cardTitles()).toEqual(['Ada', 'Cleo']);
  });

  test('the order stays while the form is open, and another filter takes a new one', async () => {
    const app = await openLeads();
    await app.addNote('Cleo', 'Called');
    await app.pressOn('Ada', 'Edit Lead');
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await card('Ada');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    await app.user.type(screen.getByRole('searchbox'), 'e');
    expect(cardTitles()).toEqual(['Cleo', 'Ada', 'Bea']);
  });

  test('a new lead goes on top', async () => {
    const app = await openLeads();
    await app.addNote('Cleo', 'Called');
    await app.addLead('Dora');
    await card('Dora');
    expect(cardTitles()).toEqual(['Dora', 'Ada', 'Bea', 'Cleo']);
  });

  test('a new lead that the filter hides is announced, and can be shown', async () => {
    const app = await openLeads('?status=applied');
    await app.addLead('Dora');
    expect(await screen.findByText('“Dora” was added, but your filters hide it.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(cardTitles()).toEqual(['Dora', 'Ada', 'Bea', 'Cleo']);
    expect(screen.queryByText(/your filters hide it/)).not.toBeInTheDocument();
  });

  test('a deleted lead leaves at once, and returns to its place when the server rejects it', async () => {
    mockServer.use(...deleteFailsScenario(403));
    const app = await openLeads();
    await app.pressOn('Bea', 'Delete Lead');
    const dialog = within(screen.getByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Delete Lead' }));
    await screen.findByText(/^Error deleting lead/);
    await card('Bea');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
  });
});

describe('changes from elsewhere', () => {
  test('show in place, move nothing, and are applied on Refresh', async () => {
    const app = await openLeads();
    await app.writeElsewhere(
      ['cleo', lead('Cleo', 20, { status: 'offer' })],
      ['dora', lead('Dora', 21)],
    );
    expect(await screen.findByText('2 updates')).toBeVisible();
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    const changed = within(await card('Cleo'));
    expect(changed.getByRole('button', { name: 'Status: Offer' })).toBeVisible();
    await app.refresh();
    expect(cardTitles()).toEqual(['Dora', 'Cleo', 'Ada', 'Bea']);
    expect(screen.queryByText('2 updates')).not.toBeInTheDocument();
  });

  test('a deletion leaves a placeholder, so that no card moves', async () => {
    const app = await openLeads();
    await app.writeElsewhere(['bea', null]);
    expect(screen.getByText('1 update')).toBeVisible();
    const cells = screen.getAllByRole('listitem').map((cell) => cell.textContent);
    expect(cells.slice(-3)).toEqual([
      expect.stringContaining('Ada'),
      'This lead was deleted.',
      expect.stringContaining('Cleo'),
    ]);
    await app.refresh();
    expect(cardTitles()).toEqual(['Ada', 'Cleo']);
  });

  test("that the filter hides aren't announced", async () => {
    const app = await openLeads('?status=new');
    await app.writeElsewhere(['dora', lead('Dora', 21, { status: 'offer' })]);
    expect(await screen.findByText('3 of 4 leads')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  });

  test('show at once while the list is empty', async () => {
    const app = await openLeads('?q=zzz');
    expect(screen.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
    await app.writeElsewhere(['zzz', lead('Zzz', 21)]);
    expect(await card('Zzz')).toBeVisible();
  });
});
