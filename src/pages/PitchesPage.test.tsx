import { act, screen, waitFor, within } from '@testing-library/react';
import type { Pitch } from '#domain/contract/pitches.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { renderApp } from '#test/renderApp.tsx';

const HELIO = makeLead({
  title: 'Data Engineer',
  company: 'Helio Grid',
  status: 'new',
  closesAt: '2026-12-20',
});
const FJORD = makeLead({
  title: 'Designer',
  company: 'Fjord Wind',
  status: 'new',
  closesAt: '2026-12-01',
});
const ARBOR = makeLead({ title: 'Baker', company: 'Arbor', status: 'applied' });

const letter = (day: number, changes: Partial<Pitch> = {}) =>
  makePitch({
    id: crypto.randomUUID(),
    createdAt: `2026-03-0${day}T10:00:00Z`,
    content: `Hello,\n\nLetter of day ${day}.\n\nRegards`,
    ...changes,
  });
const SENT = {
  at: '2026-03-09T10:00:00Z',
  content: 'Hello,\n\nAs sent.',
  channel: null,
  resume: null,
};
const ofArbor = { leadId: ARBOR.id, company: 'Arbor', position: 'Baker' };

beforeEach(() => {
  window.innerWidth = 1280;
  mockDb.reset({
    leads: [HELIO, FJORD, ARBOR],
    pitches: [letter(3, ofArbor), letter(2, { ...ofArbor, sent: SENT })],
  });
});
afterEach(() => {
  window.innerWidth = 1024;
});

const box = () => screen.getByRole('combobox', { name: /Write for/ });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' });
const rows = () => within(screen.getByRole('region', { name: 'Letters' })).getAllByRole('listitem');

async function openPitches() {
  const app = renderApp('/app/pitches');
  await screen.findByRole('region', { name: 'Letters' });
  const path = () => app.router.state.location.pathname + app.router.state.location.search;
  const menu = async (row: number, name: string) => {
    const element = rows()[row] as HTMLElement;
    await app.user.click(within(element).getByRole('button', { name: 'More' }));
    await app.user.click(await screen.findByRole('menuitem', { name }));
  };
  const paste = async (text: string) => {
    await app.user.click(box());
    await app.user.paste(text);
  };
  return { ...app, path, menu, paste };
}

describe('the list', () => {
  test('has drafts first, then what was sent, each in its first words', async () => {
    await openPitches();
    const [draft, sent] = rows();
    expect(draft).toHaveTextContent(/Baker.*Letter of day 3\..*Draft/);
    expect(sent).toHaveTextContent(/Baker.*As sent\..*Sent/);
    const link = within(draft as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute(
      'href',
      `/app/pitches?lead=${ARBOR.id}&pitch=${mockDb.pitches[0]?.id}`,
    );
  });

  test('opens the letter of a row', async () => {
    const { user } = await openPitches();
    await user.click(screen.getAllByRole('link', { name: /Baker/ })[0] as HTMLElement);
    expect((await field()).value).toContain('Letter of day 3.');
    expect(screen.getByRole('heading', { name: 'Baker' })).toBeVisible();
  });

  test('a letter without a lead gets one', async () => {
    const alone = letter(5, { leadId: null, company: 'Old Mill', position: 'Miller' });
    mockDb.pitches = [alone];
    const { user } = await openPitches();
    await user.click(screen.getByRole('link', { name: /Miller/ }));
    expect((await field()).value).toContain('Letter of day 5.');
    expect(mockDb.pitches[0]?.leadId).toBe(alone.id);
    expect(mockDb.leads.find(({ id }) => id === alone.id)).toMatchObject({
      title: 'Miller',
      company: 'Old Mill',
      status: 'new',
    });
  });

  test('a letter is deleted after a question', async () => {
    const { user, menu } = await openPitches();
    await menu(0, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Pitch' }));
    expect(question.getByText(/“Baker” at Arbor will be deleted/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete Pitch' }));
    await waitFor(() => expect(mockDb.pitches).toHaveLength(1));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  test('a letter like another one has its settings', async () => {
    const like = { ...letter(1).settings, type: 'email', tone: 'formal' } as const;
    mockDb.pitches = [letter(3, { ...ofArbor, settings: like })];
    const { user, menu } = await openPitches();
    await menu(0, 'Write like this for…');
    expect(box()).toHaveFocus();
    await user.keyboard('Fjord{Enter}');
    await field();
    expect(screen.getByRole('button', { name: /^Email, formal/ })).toBeVisible();
  });

  test('is filtered by kind', async () => {
    const { user } = await openPitches();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Proposal');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Baker/ })).toBeNull());
  });
});

describe('the box', () => {
  test('has the focus, and finds a lead by its words or status', async () => {
    const { user, path } = await openPitches();
    await waitFor(() => expect(box()).toHaveFocus());
    await user.keyboard('helio');
    expect(await screen.findByRole('option', { name: /Data Engineer Helio Grid/ })).toBeVisible();
    await user.keyboard('{Enter}');
    await field();
    expect(path()).toBe(`/app/pitches?lead=${HELIO.id}`);
  });

  test('names new leads without a letter, the next deadline first', async () => {
    await openPitches();
    const names = screen.getByText('No letter yet:').querySelectorAll('a');
    expect([...names].map(({ textContent }) => textContent)).toEqual(['Fjord Wind', 'Helio Grid']);
  });

  test('a pasted posting adds the lead and opens its letter', async () => {
    const { user, paste } = await openPitches();
    await paste(
      'Platform Engineer | Northwind Traders | Bristol\n\nRequirements:\n- Kubernetes in production',
    );
    const letter = await field();
    expect(letter.value).toContain('Northwind Traders');
    const added = mockDb.leads.find(({ company }) => company === 'Northwind Traders');
    expect(added?.title).toBe('Platform Engineer');
    await user.type(letter, ' PS');
    await waitFor(() => expect(mockDb.pitches[0]?.leadId).toBe(added?.id));
  });

  test('a posting without its position or company opens the form, to pick them in it', async () => {
    const { paste } = await openPitches();
    await paste('Requirements:\n- Kubernetes in production\n- PostgreSQL under real load');
    expect(await screen.findByRole('heading', { name: 'Add Lead' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Lead Title / Position' })).toHaveFocus();
    expect(screen.getByText(/PostgreSQL under real load/)).toBeVisible();
  });
});

test('a letter that is being typed stays while the user is elsewhere', async () => {
  const { user, router, path } = await openPitches();
  await user.click(screen.getAllByRole('link', { name: /Baker/ })[0] as HTMLElement);
  await user.type(await field(), ' More');
  const letter = path();
  await act(() => router.navigate('/app'));
  await act(() => router.navigate(letter));
  expect((await field()).value).toMatch(/ More$/);
  await waitFor(() => expect(mockDb.pitches[0]?.content).toMatch(/ More$/));
});
