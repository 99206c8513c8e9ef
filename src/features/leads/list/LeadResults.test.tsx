import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { renderApp } from '#test/renderApp.tsx';

/** Responds with the first page at once, and with the whole list when the returned function is called. */
function holdWholeList(): () => void {
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

beforeEach(() =>
  mockDb.reset({
    leads: [
      makeLead({ title: 'Data Engineer', status: 'new' }),
      makeLead({ title: 'Coffee chat' }),
    ],
  }),
);

test('shows the first page while the others load, and counts the leads when all are loaded', async () => {
  const sendWholeList = holdWholeList();
  renderApp('/app/leads');
  expect(await screen.findByRole('article', { name: 'Data Engineer' })).toBeVisible();
  expect(screen.getByText('Loading your leads...')).toBeVisible();
  expect(screen.queryByText(/^\d+ leads?$/)).not.toBeInTheDocument();
  sendWholeList();
  expect(await screen.findByText('2 leads')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('the details say their position in the list when all leads are loaded', async () => {
  const sendWholeList = holdWholeList();
  const { user } = renderApp('/app/leads');
  await screen.findByRole('article', { name: 'Data Engineer' });
  await user.click(screen.getByRole('link', { name: 'Data Engineer' }));
  expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
  expect(screen.queryByText(/^\d of \d$/)).not.toBeInTheDocument();
  sendWholeList();
  expect(await screen.findByText(/^\d of 2$/)).toBeVisible();
});

test("doesn't say that no lead matches before all are loaded", async () => {
  const sendWholeList = holdWholeList();
  renderApp('/app/leads?q=coffee');
  await screen.findByRole('button', { name: 'Add Lead' });
  expect(screen.queryByText('No matching leads')).not.toBeInTheDocument();
  sendWholeList();
  expect(await screen.findByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('shows a new status at once while leads are loading', async () => {
  holdWholeList();
  const { user } = renderApp('/app/leads');
  const card = within(await screen.findByRole('article', { name: 'Data Engineer' }));
  await user.click(card.getByRole('button', { name: 'Status: New' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Offer' }));
  expect(await card.findByRole('button', { name: 'Status: Offer' })).toBeVisible();
});

test('keys in a menu of a card stay in the menu', async () => {
  const { user } = renderApp('/app/leads');
  const card = within(await screen.findByRole('article', { name: 'Data Engineer' }));
  await user.click(card.getByRole('checkbox'));
  await user.click(card.getByRole('button', { name: 'Status: New' }));
  await user.keyboard('{Control>}a{/Control}{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('the table has a value only if a lead has one', async () => {
  mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', value: 0 })] });
  renderApp('/app/leads?view=table');
  expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Value' })).not.toBeInTheDocument();
});

test('the key w writes a pitch for the lead that has the focus', async () => {
  const { user, router } = renderApp('/app/leads');
  await screen.findByText('2 leads');
  await user.keyboard('j');
  await user.keyboard('w');
  expect(router.state.location.pathname).toBe('/app/pitches');
  expect(router.state.location.search).toMatch(/^\?lead=/);
});

/** jsdom has no pointer events. */
function touch(type: string, target: Element) {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: 'touch' });
  fireEvent(target, event);
}

describe('on a phone', () => {
  const width = window.innerWidth;
  beforeEach(() => {
    window.innerWidth = 390;
  });
  afterEach(() => {
    window.innerWidth = width;
  });

  test('the list shows 50 leads at a time', async () => {
    const leads = Array.from({ length: 60 }, (_, at) => makeLead({ title: `Lead ${at}` }));
    mockDb.reset({ leads });
    const { user } = renderApp('/app/leads');
    const first = await screen.findAllByRole('article');
    expect(first[0]?.closest('li')).toHaveAttribute('aria-setsize', '50');
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }));
    const all = screen.getAllByRole('article');
    expect(all[0]?.closest('li')).toHaveAttribute('aria-setsize', '60');
    expect(screen.queryByRole('button', { name: 'Show 50 more' })).not.toBeInTheDocument();
  });

  test('the filters are a sheet', async () => {
    const [, chat] = mockDb.leads;
    if (chat) chat.status = 'applied';
    const { user } = renderApp('/app/leads');
    await screen.findByText('2 leads');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'New');
    await user.click(screen.getByRole('button', { name: 'Close dialog' }));
    expect(screen.getByText('1 lead shown')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus();
  });

  test('a long press selects a lead, and the click that follows opens nothing', async () => {
    renderApp('/app/leads');
    const link = await screen.findByRole('link', { name: 'Data Engineer' });
    await screen.findByText('2 leads');
    touch('pointerdown', link);
    expect(await screen.findByText('1 selected')).toBeVisible();
    touch('pointerup', link);
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a finger that scrolls selects nothing', async () => {
    renderApp('/app/leads');
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
