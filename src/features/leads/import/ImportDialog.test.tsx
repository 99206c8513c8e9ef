import { File as NodeFile } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { api } from '#api/api.ts';
import { newId } from '#domain/newId.ts';
import { userChanged } from '#features/auth/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { selectUndo, undoRequested } from '#features/shell/undoSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { OTHER_USER } from '#test/fakeAuth.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { selectLeads } from '../leadSelectors.ts';
import { addImportedLeads } from './addImportedLeads.ts';
import { selectImportStep } from './leadImportSlice.ts';

describe('ImportDialog', () => {
  /** The dialog after a file was chosen. */
  async function openFile(content: string | Uint8Array) {
    const { user, store } = renderFeature(null);
    const open = () => act(() => void store.dispatch(dialogOpened({ kind: 'importLeads' })));
    open();
    // jsdom's files have no `arrayBuffer`.
    const file = new NodeFile([content as Uint8Array<ArrayBuffer>], 'jobs.csv');
    await user.upload(
      await screen.findByLabelText('Choose a CSV or ZIP file'),
      file as unknown as File,
    );
    await screen.findByRole('heading', { name: 'Columns' });
    return {
      user,
      store,
      open,
      press: (name: string) => user.click(screen.getByRole('button', { name })),
      /** The row that shows a lead before it is imported. */
      findRow: async (name: string) => {
        await screen.findByRole('button', { name: /^Import \d/ });
        const rows = screen.getAllByRole('listitem');
        const row = rows.find(({ textContent }) => textContent?.includes(name));
        if (!row) throw new Error(`No row “${name}”`);
        return within(row);
      },
    };
  }

  beforeEach(() =>
    mockDb.reset({ leads: [makeLead({ title: 'Head baker', company: 'Quay Street Bakery' })] }),
  );

  test('reads the file again in the encoding that the user chooses, beside the values', async () => {
    const company = [0xca, 0xe8, 0xe5, 0xe2];
    const { user } = await openFile(
      Uint8Array.from([...Buffer.from('Title,Company\nA,'), ...company]),
    );
    const choose = (encoding: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), encoding);
    await choose('Greek (Windows)');
    expect(await screen.findByText('Κθεβ')).toBeVisible();
    await choose('Cyrillic (Windows)');
    expect(await screen.findByText('Киев')).toBeVisible();
  });

  test('asks the model for columns whose headings say nothing, and imports nothing it is unsure of', async () => {
    mockDb.reset({ leads: [], model: 'llama' });
    let asked: unknown;
    mockServer.use(
      http.post('*/api/leads/import/columns', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({ data: { fields: ['location', null], notice: '' } });
      }),
    );
    await openFile('Company,Title,Xq,Zz\nMill Lane Foods,Baker,Upper Town,77\n');
    expect(asked).toEqual({
      columns: [
        { heading: 'Xq', values: ['Upper Town'] },
        { heading: 'Zz', values: ['77'] },
      ],
    });
    expect(screen.getByRole('combobox', { name: 'Import Xq as' })).toHaveDisplayValue('Location');
    expect(screen.getByRole('combobox', { name: 'Import Zz as' })).toHaveDisplayValue(
      "Don't import",
    );
    expect(screen.getByRole('combobox', { name: 'Import Title as' })).toHaveDisplayValue('Title');
  });

  test("doesn't ask for what the file says", async () => {
    await openFile('Company,Title,Status\nMill Lane Foods,Baker,Applied');
    const names = screen
      .getAllByRole('combobox')
      .map((select) => select.getAttribute('aria-label'));
    expect(names).toEqual([
      'Import Company as',
      'Import Title as',
      'Import Status as',
      'Status for Applied',
    ]);
    expect(screen.queryByText('Please check')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('asks once for titles, and for each unknown status with a proposal', async () => {
    const { user, press, findRow } = await openFile(
      'Company,Status\nMill Lane Foods,Lukewarm\nHarbor Clinic,Lukewarm\nFennel Foods,Offer',
    );
    expect(screen.getByText('No column is a title.')).toBeVisible();
    const unknown = screen.getByRole('combobox', { name: 'Status for Lukewarm' });
    expect(unknown).toHaveDisplayValue('New');
    expect(screen.getAllByText('Please check')).toHaveLength(1);
    await user.selectOptions(unknown, 'Contacted');
    await press('Continue');
    const row = await findRow('Harbor Clinic: Application at Harbor Clinic');
    expect(row.getByText('Contacted')).toBeVisible();
    expect(row.getByText('Status: Lukewarm')).toBeVisible();

    await press('Back');
    await user.click(screen.getByRole('radio', { name: 'Use the same title for all rows' }));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Baker');
    await press('Continue');
    for (const company of ['Mill Lane Foods', 'Harbor Clinic', 'Fennel Foods'])
      expect((await findRow(`${company}: Baker`)).getByRole('checkbox')).toBeChecked();
  });

  test('keeps the answers when it is closed, and forgets the file with its user', async () => {
    const columns = 'Company,Title,Xq\nMill Lane Foods,Baker,Upper Town\n';
    const { user, store, open, press } = await openFile(columns);
    const select = () => screen.getByRole('combobox', { name: 'Import Xq as' });
    await user.selectOptions(select(), 'Location');
    await press('Continue');
    await screen.findByRole('button', { name: 'Import 1 lead' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    open();
    await screen.findByRole('heading', { name: 'Columns' });
    expect(select()).toHaveDisplayValue('Location');

    act(() => void store.dispatch(userChanged(OTHER_USER)));
    expect(selectImportStep(store.getState())).toEqual({ kind: 'file' });
  });

  test('imports what is ticked, says what is in the notes, and undoes it', async () => {
    const { user, press, findRow } = await openFile(
      [
        'Company,Title,Deadline',
        'Quay Street Bakery,Head Baker,',
        'Mill Lane Foods,Baker,soon',
        'Fennel Foods,Shift planner,2099-01-31',
      ].join('\n'),
    );
    await press('Continue');
    const row = await findRow('Mill Lane Foods: Baker');
    expect(row.getByText('In the notes: Deadline')).toBeVisible();
    expect(row.getByText('Deadline: soon')).toBeVisible();
    expect(screen.getByText(/^Values that don't fit a field/)).toHaveTextContent('Deadline (1).');
    const duplicate = await findRow('Quay Street Bakery: Head Baker');
    expect(duplicate.getByText(/looks like your lead “Head baker”/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 3 leads' })).toBeVisible();
    await user.click(duplicate.getByRole('checkbox'));

    await press('Import 2 leads');
    expect(await screen.findByText('2 leads imported.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const titles = () => mockDb.leads.map(({ title }) => title).toSorted();
    expect(titles()).toEqual(['Baker', 'Head baker', 'Shift planner']);
    expect(mockDb.leads.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual([
      'Deadline: soon',
    ]);

    await press('Undo');
    expect(await screen.findByText(/^Undone/)).toBeVisible();
    expect(titles()).toEqual(['Head baker']);
  });
});

describe('addImportedLeads', () => {
  const newLeads = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: newId(),
      title: `Engineer ${index}`,
      company: 'Helio Grid',
    }));

  async function openStore() {
    mockDb.reset({ leads: [makeLead({ title: 'Mine' })] });
    const store = createTestStore();
    await store.dispatch(api.endpoints.getLeads.initiate());
    const lastToast = () => store.getState().toasts.at(-1)?.text;
    return {
      store,
      lastToast,
      titles: () => selectLeads(store.getState()).map(({ title }) => title),
    };
  }

  test('imports, and one undo removes everything', async () => {
    const { store, lastToast, titles } = await openStore();
    const leads = newLeads(501);
    expect(await store.dispatch(addImportedLeads(leads))).toBe(true);
    expect(lastToast()).toBe('501 leads imported.');
    await waitFor(() => expect(titles()).toHaveLength(502));

    const undo = selectUndo(store.getState());
    if (!undo) throw new Error('No undo was offered');
    // A lead that was changed since stays.
    mockDb.leads = mockDb.leads.map((lead) =>
      lead.id === leads[7]?.id ? { ...lead, version: 2 } : lead,
    );
    store.dispatch(undoRequested(undo));
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!lastToast()?.startsWith('Undone')) return;
        stop();
        resolve();
      });
    });
    expect(lastToast()).toBe('Undone. 1 lead that you changed since stayed.');
    await waitFor(() => expect(titles().toSorted()).toEqual(['Engineer 7', 'Mine']));
  });

  test('says why nothing was added, and that it can be repeated', async () => {
    const { store, lastToast, titles } = await openStore();
    const error = 'You have reached the limit of 500 leads. Delete one to add another.';
    mockServer.use(
      http.post('*/api/leads/import', () => HttpResponse.json({ error }, { status: 409 })),
    );
    expect(await store.dispatch(addImportedLeads(newLeads(2)))).toBe(false);
    expect(lastToast()).toBe(
      `Error importing leads: ${error} You can import again: no lead is added twice.`,
    );
    expect(titles()).toEqual(['Mine']);
    expect(selectUndo(store.getState())).toBeNull();
  });
});
