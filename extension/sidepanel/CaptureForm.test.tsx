import { screen, waitFor } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { addLeadFailsScenario } from '#mocks/scenarios/leads.ts';
import { makeDraft, PAGE, renderPanel } from '../testing/renderPanel.tsx';

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.findByRole('button', { name: 'Save Lead' });
const titles = () => mockDb.leads.map(({ title }) => title);

beforeEach(() => mockDb.reset({ leads: [] }));

test('fills the form from the page and saves what the user edited', async () => {
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft({ employmentType: 'Full-time', closesAt: '2026-12-24' }));
  expect(await field('Company / Organization')).toHaveValue('Kestrel Coffee');
  expect(await field('Lead Description')).toHaveValue('Own the warehouse.');
  await user.type(await field('Location'), 'Oslo');
  await user.click(await save());
  expect(await screen.findByText('Already tracked')).toBeVisible();
  expect(mockDb.leads).toMatchObject([
    {
      title: 'Staff Data Engineer',
      location: 'Oslo',
      postUrl: PAGE,
      employmentType: 'Full-time',
      closesAt: '2026-12-24',
    },
  ]);
});

test('says what is missing and keeps the form open', async () => {
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft({ company: '' }));
  await user.click(await save());
  expect(await screen.findByText('Company / Organization is required.')).toBeVisible();
  expect(titles()).toEqual([]);
});

test('says what is missing before it saves and writes a pitch', async () => {
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft({ company: '' }));
  await user.click(await screen.findByRole('button', { name: 'Save and write pitch' }));
  expect(await screen.findByText('Company / Organization is required.')).toBeVisible();
  expect(titles()).toEqual([]);
});

test('shows the captured page in place of the details of another lead', async () => {
  mockDb.reset({ leads: [makeLead({ title: 'Barista', company: 'Bean Bar' })] });
  const { user, capturePage } = renderPanel();
  await user.click(await screen.findByRole('button', { name: /Barista/ }));
  await screen.findByRole('button', { name: 'Edit Lead' });
  await capturePage(makeDraft());
  expect(await field('Company / Organization')).toHaveValue('Kestrel Coffee');
});

test('asks before it saves a likely duplicate', async () => {
  mockDb.reset({
    leads: [makeLead({ title: 'Data Engineer, Staff', company: 'Kestrel Coffee', postUrl: '' })],
  });
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await save());
  expect(await screen.findByRole('alertdialog', { name: 'Save it again?' })).toBeVisible();
  expect(titles()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
});

test('keeps the form when the server rejects the lead', async () => {
  mockServer.use(...addLeadFailsScenario(400));
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await save());
  expect(await screen.findByText(/^Error saving lead: /)).toBeVisible();
  expect(await field('Lead Title / Position')).toHaveValue('Staff Data Engineer');
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('says so when Chrome protects the page', async () => {
  const { capturePage } = renderPanel();
  await capturePage(null);
  expect(await screen.findByText(/Chrome doesn't allow reading this page/)).toBeVisible();
});

test('shows the lead of a page that is already tracked', async () => {
  mockDb.reset({
    leads: [makeLead({ title: 'Platform Engineer', postUrl: `${PAGE}?utm_source=x` })],
  });
  const { capturePage } = renderPanel();
  await capturePage(makeDraft());
  expect(await screen.findByText('Already tracked')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Tracked lead' })).toHaveTextContent(
    'Platform Engineer',
  );
  expect(screen.queryByRole('button', { name: 'Save Lead' })).not.toBeInTheDocument();
});
