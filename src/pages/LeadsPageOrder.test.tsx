import { act, screen, within } from '@testing-library/react';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { deleteFailsScenario } from '#mocks/scenarios/leads.ts';
import { chooseAction } from '#test/chooseAction.ts';
import { renderApp } from '#test/renderApp.tsx';

const lead = (title: string, day: number, overrides: Partial<Lead> = {}) =>
  makeLead({
    id: title.toLowerCase(),
    title,
    status: 'new',
    createdAt: `2026-01-${day}T12:00:00.000Z`,
    ...overrides,
  });

beforeEach(() => mockDb.reset({ leads: [lead('Ada', 14), lead('Bea', 13), lead('Cleo', 12)] }));

const card = (title: string) => screen.findByRole('article', { name: title });
const cardTitles = () =>
  screen.getAllByRole('article').map((found) => within(found).getByRole('heading').textContent);

async function openLeads(query = '') {
  const app = renderApp(`/app/leads${query}`);
  await screen.findByText(/\d leads?( shown)?$/);
  const pressOn = async (title: string, name: string) =>
    app.user.click(within(await card(title)).getByRole('button', { name }));
  const choose = async (title: string, status: string) => {
    await pressOn(title, 'Status: New');
    await app.user.click(screen.getByRole('menuitemradio', { name: status }));
    await within(await card(title)).findByRole('button', { name: `Status: ${status}` });
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
  /** Writes as another client does, and lets the change arrive. */
  const writeElsewhere = async (...changes: [id: string, changed: Lead | null][]) => {
    for (const [id, changed] of changes) {
      mockDb.leads = mockDb.leads.filter((known) => known.id !== id);
      if (changed) mockDb.leads.push({ ...changed, version: 9 });
    }
    await act(() =>
      app.store.dispatch(
        api.endpoints.getLeads.initiate(undefined, { forceRefetch: true, subscribe: false }),
      ),
    );
  };
  return { ...app, pressOn, choose, addLead, writeElsewhere };
}

describe("the user's own changes", () => {
  test('a lead that no longer matches keeps its place, also behind a form, until the filters change', async () => {
    const app = await openLeads('?status=new');
    await app.choose('Bea', 'Applied');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(within(await card('Bea')).getByText("Doesn't match")).toBeVisible();
    await chooseAction(app.user, await card('Ada'), 'Edit Lead');
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await card('Ada');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
    await app.user.type(screen.getByRole('searchbox'), 'e');
    expect(cardTitles()).toEqual(['Ada', 'Cleo']);
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

  test('a new lead goes on top, even if the filters hide it', async () => {
    mockDb.leads.push(lead('Zoe', 11, { status: 'applied' }));
    const app = await openLeads('?status=applied');
    await app.addLead('Dora');
    expect(within(await card('Dora')).getByText("Doesn't match")).toBeVisible();
    expect(cardTitles()).toEqual(['Dora', 'Zoe']);
    await app.user.click(screen.getByRole('button', { name: /^Remove filter/ }));
    expect(cardTitles()).toEqual(['Dora', 'Ada', 'Bea', 'Cleo', 'Zoe']);
  });

  test('a deleted lead leaves at once, and returns to its place when the server rejects it', async () => {
    mockServer.use(...deleteFailsScenario(403));
    const app = await openLeads();
    await chooseAction(app.user, await card('Bea'), 'Delete Lead');
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Delete Lead' }));
    await screen.findByText(/^Error deleting lead/);
    await card('Bea');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
  });
});

describe('a deleted lead is listed again', () => {
  const deleteBea = async (app: Awaited<ReturnType<typeof openLeads>>) => {
    await chooseAction(app.user, await card('Bea'), 'Delete Lead');
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Delete Lead' }));
    await screen.findByText('2 leads');
  };

  test('when it is restored in another window', async () => {
    const app = await openLeads();
    await deleteBea(app);
    await app.writeElsewhere(['bea', lead('Bea', 13)]);
    await card('Bea');
    expect(cardTitles()).toEqual(['Ada', 'Bea', 'Cleo']);
  });

  test('when it is added again, also if the list has changed since', async () => {
    const id = '00000000-0000-4000-8000-0000000000be';
    mockDb.reset({ leads: [lead('Ada', 14), lead('Bea', 13, { id }), lead('Cleo', 12)] });
    const app = await openLeads();
    await deleteBea(app);
    await app.user.type(screen.getByRole('searchbox'), 'ada');
    const { title, company } = lead('Bea', 13);
    await act(() => app.store.dispatch(api.endpoints.addLead.initiate({ id, title, company })));
    await card('Bea');
    expect(cardTitles()).toEqual(['Bea', 'Ada']);
  });

  test('when its deletion is undone after the list has changed', async () => {
    const app = await openLeads();
    await deleteBea(app);
    await app.user.type(screen.getByRole('searchbox'), 'ada');
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Bea');
    expect(cardTitles()).toEqual(['Bea', 'Ada']);
  });
});

describe('changes from elsewhere', () => {
  test('show in place, and new leads are announced', async () => {
    const app = await openLeads();
    await app.writeElsewhere(
      ['cleo', lead('Cleo', 12, { status: 'offer' })],
      ['bea', null],
      ['dora', lead('Dora', 21)],
      ['enid', lead('Enid', 22)],
    );
    const cells = () => screen.getAllByRole('listitem').map((cell) => cell.textContent);
    expect(cells().slice(-3)).toEqual([
      expect.stringContaining('Ada'),
      'This lead was deleted.',
      expect.stringContaining('Cleo'),
    ]);
    const changed = within(await card('Cleo'));
    expect(changed.getByRole('button', { name: 'Status: Offer' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: '2 new leads' }));
    expect(cardTitles()).toEqual(['Enid', 'Dora', 'Ada', 'Cleo']);
    expect(screen.queryByRole('button', { name: /new lead/ })).not.toBeInTheDocument();
  });

  test("new leads that the filters hide aren't announced", async () => {
    const app = await openLeads('?status=new');
    await app.writeElsewhere(['dora', lead('Dora', 21, { status: 'offer' })]);
    expect(await screen.findByText('3 leads shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: /new lead/ })).not.toBeInTheDocument();
  });

  test('show at once while the list is empty', async () => {
    const app = await openLeads('?q=zzz');
    expect(screen.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
    await app.writeElsewhere(['zzz', lead('Zzz', 21)]);
    expect(await card('Zzz')).toBeVisible();
  });
});
