import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { MOCK_TOKEN, MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { addLeadFailsScenario } from '#mocks/scenarios/leads.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import type { WaitingLead } from '../outbox/outboxSlice.ts';
import { makeDraft, PAGE, renderPanel } from '../testing/renderPanel.tsx';

describe('CaptureForm', () => {
  const field = (name: string) => screen.findByRole('textbox', { name });
  const save = () => screen.findByRole('button', { name: 'Save Lead' });
  const titles = () => mockDb.leads.map(({ title }) => title);

  beforeEach(() => mockDb.reset({ leads: [] }));

  test('fills the form from the page and saves what the user edited, also after the server rejected it', async () => {
    const { user, capturePage } = renderPanel();
    await capturePage(
      makeDraft({ kind: 'job', employmentType: 'Full-time', closesAt: '2099-12-24' }),
    );
    expect(await field('Company / Organization')).toHaveValue('Kestrel Coffee');
    expect(screen.getByText('A warehouse for sensor data.')).toBeVisible();
    expect(screen.getByText('Read from jobs.northwind.example')).toBeVisible();
    expect(screen.queryByText(/closed|no longer accepts|look/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read with AI' })).not.toBeInTheDocument();
    await user.type(await field('Location'), 'Oslo');
    mockServer.use(...addLeadFailsScenario(400));
    await user.click(await save());
    expect(await screen.findByText(/^Error adding lead: /)).toBeVisible();
    mockServer.resetHandlers();
    await user.click(await save());
    expect(await screen.findByRole('dialog', { name: 'Staff Data Engineer' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Tracked' })).toBeVisible();
    expect(mockDb.leads).toMatchObject([
      {
        title: 'Staff Data Engineer',
        location: 'Oslo',
        postUrl: PAGE,
        employmentType: 'Full-time',
        closesAt: '2099-12-24',
      },
    ]);
  });

  test('says what the page does not state, which may be picked in its text', async () => {
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft({ company: '', description: 'Kestrel Coffee\nIn Bergen.' }));
    expect(
      await screen.findByText(/Company, place, pay, deadline, and contact are still empty\./),
    ).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Kestrel Coffee' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Company/ }));
    expect(await field('Company / Organization')).toHaveValue('Kestrel Coffee');
    expect(screen.getByText(/Place, pay, deadline, and contact are still empty\./)).toBeVisible();
  });

  test('says what is wrong with a page, and saves it anyway', async () => {
    const { user, capturePage } = renderPanel();
    for (const [at, [facts, words]] of (
      [
        [{ isClosed: true }, 'This posting no longer accepts applications.'],
        [{ isClosed: true, closesAt: '2020-03-09' }, 'Applications closed Mar 9, 2020.'],
        [{ kind: 'other' }, "This doesn't look like a posting."],
        [{ kind: 'list' }, 'This looks like a list of postings.'],
        [{ kind: 'pdf' }, 'Download this PDF and drop it on Add Lead'],
        [{ closesAt: '2020-03-10' }, 'Applications closed Mar 10, 2020.'],
      ] as const
    ).entries()) {
      const postUrl = `https://jobs.example.com/${at}`;
      await capturePage(makeDraft({ ...facts, postUrl }), postUrl);
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
    }
    await user.click(await save());
    await waitFor(() => expect(titles()).toEqual(['Staff Data Engineer']));
  });

  describe('with a model on the server', () => {
    const respond = (company: string, notice = '') =>
      mockServer.use(
        http.post('*/api/extract/page', () => {
          const facts = {
            title: 'Baker',
            company,
            location: 'Cork',
            compensationRange: '',
            contactLinkedin: '',
            notice,
            description: 'Baker',
            url: '',
            quotes: {},
            unsure: [],
            readBy: 'model',
          };
          return HttpResponse.json({ success: true, data: facts });
        }),
      );

    test('fills the empty fields from the page and keeps the others', async () => {
      mockDb.reset({ leads: [], model: 'llama' });
      respond('Quay Street Bakery');
      const { user, capturePage } = renderPanel();
      await capturePage(makeDraft({ company: '', pageText: 'Baker at Quay Street Bakery, Cork' }));
      await user.click(await screen.findByRole('button', { name: 'Read with AI' }));
      await waitFor(async () => expect(await field('Location')).toHaveValue('Cork'));
      expect(await field('Company / Organization')).toHaveValue('Quay Street Bakery');
      expect(await field('Lead Title / Position')).toHaveValue('Staff Data Engineer');
    });

    test('says when the model could not read the page', async () => {
      mockDb.reset({ leads: [], model: 'llama' });
      const notice = "The AI model couldn't read this posting, so it was read by rules.";
      respond('', notice);
      const { user, capturePage } = renderPanel();
      await capturePage(makeDraft({ company: '', pageText: 'Baker' }));
      await user.click(await screen.findByRole('button', { name: 'Read with AI' }));
      expect(await screen.findByText(new RegExp(notice))).toBeVisible();
    });
  });

  test('says what is missing and keeps the form open', async () => {
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft({ company: '' }));
    await user.click(await save());
    expect(await screen.findByText('Company / Organization is required.')).toBeVisible();
    expect(titles()).toEqual([]);
  });

  test('shows the captured page in place of the details of another lead', async () => {
    mockDb.reset({ leads: [makeLead({ title: 'Barista', company: 'Bean Bar' })] });
    const { user, capturePage } = renderPanel();
    await user.click(await screen.findByRole('link', { name: 'Leads' }));
    await user.click(await screen.findByRole('link', { name: 'Barista' }));
    await screen.findByRole('button', { name: 'Edit Lead' });
    await capturePage(makeDraft());
    expect(await field('Company / Organization')).toHaveValue('Kestrel Coffee');
  });

  test('what was typed stays while the user looks at other pages, until Cancel', async () => {
    const other = 'https://jobs.example.com/other';
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await user.type(await field('Location'), 'Oslo');
    await user.click(screen.getByRole('link', { name: 'Today' }));
    await screen.findByRole('heading', { name: 'No Leads Yet' });
    await user.click(screen.getByRole('link', { name: 'Capture' }));
    expect(await field('Location')).toHaveValue('Oslo');
    await capturePage(makeDraft({ title: 'Barista', postUrl: other }), other);
    await waitFor(async () => expect(await field('Location')).toHaveValue(''));
    await capturePage(makeDraft());
    await waitFor(async () => expect(await field('Location')).toHaveValue('Oslo'));
    expect(await field('Lead Title / Position')).toHaveValue('Staff Data Engineer');
    const [cancel] = screen.getAllByRole('button', { name: 'Cancel' });
    await user.click(cancel as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await capturePage(makeDraft());
    expect(await field('Location')).toHaveValue('');
  });

  test("asks for the icon on a tab that it can't read, and names no other page", async () => {
    const { user, fake, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await field('Location');
    await act(async () => fake.switchTab({ id: 8 }));
    expect(await screen.findByText('Click the Leadside icon to use this page.')).toBeVisible();
    expect(screen.queryByText('jobs.northwind.example')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Capture/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Allow all sites' }));
    await user.click(await screen.findByRole('button', { name: 'Capture' }));
    expect(await save()).toBeVisible();
  });

  test('captures nothing when the panel opens on another tab than the last request', async () => {
    const { unmount, fake, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await save();
    unmount();
    fake.switchTab({ id: 8, url: 'https://jobs.example.com/other' });
    renderPanel({ fake });
    expect(await screen.findByText('jobs.example.com')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Lead' })).not.toBeInTheDocument();
  });

  test('keeps the form of a page when only the end of its address changes', async () => {
    const { fake, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await field('Location');
    await act(async () => fake.switchTab({ id: 7, url: `${PAGE}#apply` }));
    expect(await save()).toBeVisible();
  });

  test("doesn't offer to save a page again while its lead waits for the server", async () => {
    mockServer.use(http.post('http://localhost/api/leads', () => HttpResponse.error()));
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await user.click(await save());
    expect(await screen.findByText(/^Saved, not synced yet/)).toBeVisible();
    await capturePage(makeDraft());
    expect(await screen.findByText(/^Saved, not synced yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Lead' })).not.toBeInTheDocument();
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

  test('says so when Chrome protects the page', async () => {
    const { capturePage } = renderPanel();
    await capturePage(null);
    expect(await screen.findByText(/Your browser doesn't allow reading this page/)).toBeVisible();
  });

  test('shows the lead of a page that is already tracked', async () => {
    mockDb.reset({
      leads: [makeLead({ title: 'Platform Engineer', postUrl: `${PAGE}?utm_source=x` })],
    });
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft());
    expect(await screen.findByRole('dialog', { name: 'Platform Engineer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Lead' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Capture again' }));
    expect(await field('Lead Title / Position')).toHaveValue('Staff Data Engineer');
  });

  test('links to a posting in a frame of another site', async () => {
    const { capturePage } = renderPanel();
    const frameUrl = 'https://jobs.crumb.example/posting?in_iframe=1';
    await capturePage(makeDraft({ description: '', frameUrl }));
    expect(screen.getByText(/in a frame from jobs\.crumb\.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: /new tab to capture it/ })).toHaveAttribute(
      'href',
      frameUrl,
    );
  });
});

describe('OutboxLine', () => {
  const WAITS = 'Offline. 1 lead waits here and syncs later.';
  const LEADS = 'http://localhost/api/leads';
  const button = (name: string) => screen.findByRole('button', { name });

  /** Nothing waits any more. */
  const synced = () => waitFor(() => expect(screen.queryByText(/sync|Sending…/)).toBeNull());

  /** The next POSTs get this response; without one, the server can't be reached. */
  const serverResponds = (response: () => Response = () => HttpResponse.error()) =>
    mockServer.use(http.post(LEADS, response));

  beforeEach(() => mockDb.reset({ leads: [] }));

  async function saveOffline() {
    serverResponds();
    const panel = renderPanel();
    await panel.capturePage(makeDraft());
    await panel.user.click(await button('Save Lead'));
    await screen.findByText(WAITS);
    await button('Staff Data Engineer Kestrel Coffee');
    return panel;
  }

  /** The storage key of the waiting leads, and the first of them. */
  async function storedLead() {
    const key = `outbox/${MOCK_USER.uid}`;
    const { [key]: waiting } = await chrome.storage.local.get<Record<string, WaitingLead[]>>(key);
    return { key, lead: waiting?.[0]?.lead };
  }

  /** The server gets the waiting lead, and the browser doesn't learn about it. */
  async function saveUnnoticed() {
    mockServer.resetHandlers();
    await fetch(LEADS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${MOCK_TOKEN}` },
      body: JSON.stringify((await storedLead()).lead),
    });
    expect(mockDb.leads).toHaveLength(1);
  }

  /** Opens the panel again, which sends what waits. */
  function reopen({ unmount, fake }: Awaited<ReturnType<typeof saveOffline>>) {
    unmount();
    return renderPanel({ fake });
  }

  test('sends the leads that wait in the order in which they were saved', async () => {
    const { user, capturePage } = await saveOffline();
    const other = 'https://jobs.example.com/other';
    await capturePage(makeDraft({ title: 'Barista', company: 'Bean Bar', postUrl: other }), other);
    await user.click(await button('Save Lead'));
    await screen.findByText('Offline. 2 leads wait here and sync later.');
    mockServer.resetHandlers();
    await user.click(await button('Try now'));
    await synced();
    expect(mockDb.leads.map(({ title }) => title)).toEqual(['Staff Data Engineer', 'Barista']);
  });

  test("doesn't show the lead to another user", async () => {
    const { unmount, fake } = await saveOffline();
    unmount();
    renderPanel({ fake, auth: fakeAuth({ user: OTHER_USER }) });
    expect(await button('Account')).toBeVisible();
    await synced();
  });

  test('updates the lead if an earlier attempt had reached the server', async () => {
    const panel = await saveOffline();
    await saveUnnoticed();
    await panel.user.click(screen.getByRole('button', { name: /Staff Data Engineer/ }));
    await panel.user.type(await screen.findByRole('textbox', { name: 'Location' }), 'Oslo');
    await panel.user.click(await button('Save Lead'));
    await synced();
    expect(mockDb.leads).toMatchObject([{ location: 'Oslo' }]);
  });

  test("doesn't bring back a lead that was saved and then deleted elsewhere", async () => {
    const panel = await saveOffline();
    await saveUnnoticed();
    mockDb.leads = [];
    await panel.user.click(await button('Try now'));
    await synced();
    expect(mockDb.leads).toEqual([]);
  });

  test('a lead is sent though its cache entry goes while the server is asked about it', async () => {
    const { store, user } = await saveOffline();
    mockServer.resetHandlers();
    mockServer.use(
      http.get(`${LEADS}/:id/status-changes`, () => {
        // As when the live updates connect again.
        store.dispatch(api.util.invalidateTags(['leads']));
        return errorResponse(404, 'Lead not found.');
      }),
    );
    await user.click(await button('Try now'));
    await synced();
    expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer' }]);
  });

  test('a lead that the server rejects can be edited and sent again, or discarded', async () => {
    const panel = await saveOffline();
    const tooLong = { error: 'title must be shorter' };
    serverResponds(() => HttpResponse.json(tooLong, { status: 400 }));
    const { user } = reopen(panel);
    await user.click(await button('Edit'));
    expect(await screen.findByRole('alert')).toHaveTextContent(tooLong.error);
    await user.clear(screen.getByRole('textbox', { name: 'Lead Title / Position' }));
    await user.type(screen.getByRole('textbox', { name: 'Lead Title / Position' }), 'Engineer');
    await user.click(await button('Save Lead'));
    expect(await screen.findByText(/^Error adding lead/)).toBeVisible();
    mockServer.resetHandlers();
    await user.click(await button('Save Lead'));
    await synced();
    expect(mockDb.leads).toMatchObject([{ title: 'Engineer' }]);
  });

  test.each([
    ['of a proxy', () => new HttpResponse('<h1>Forbidden</h1>', { status: 413 })],
    ['that may pass', () => HttpResponse.json({ error: 'Too many requests.' }, { status: 429 })],
  ])('a lead waits after an error %s', async (_, response) => {
    serverResponds(response);
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await user.click(await button('Save Lead'));
    expect(
      await screen.findByText("The server can't save now. 1 lead waits here and syncs later."),
    ).toBeVisible();
    expect(await button('Try now')).toBeEnabled();
  });

  test('discards a lead that waits', async () => {
    const { user } = await saveOffline();
    await user.click(screen.getByRole('button', { name: /Staff Data Engineer/ }));
    await user.click(await button('Discard'));
    await synced();
  });

  test('counts a lead that waits as a duplicate', async () => {
    const { user, capturePage } = await saveOffline();
    await capturePage(makeDraft({ postUrl: '' }), 'https://jobs.example.com/other');
    await user.click(await button('Save Lead'));
    expect(await screen.findByRole('alertdialog', { name: 'Save it again?' })).toBeVisible();
  });

  test('says that a pitch has to wait for the lead, and offers it when the lead is sent', async () => {
    serverResponds();
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await user.click(await button('Save and write pitch'));
    expect(
      await screen.findByText(/^Saved in this browser\. You can write the pitch/),
    ).toBeVisible();
    expect(screen.getByText(`${WAITS} Then you can write the pitch.`)).toBeVisible();
    mockServer.resetHandlers();
    await user.click(await button('Try now'));
    const line = (await screen.findByText('“Staff Data Engineer” is saved.')).parentElement;
    await user.click(within(line as HTMLElement).getByRole('link', { name: 'Write pitch' }));
    expect(await screen.findByRole('textbox', { name: 'Letter' })).toBeVisible();
    expect(screen.queryByText('“Staff Data Engineer” is saved.')).not.toBeInTheDocument();
  });

  test('takes back the offer of a pitch that the user doesn’t want', async () => {
    serverResponds();
    const { user, capturePage } = renderPanel();
    await capturePage(makeDraft());
    await user.click(await button('Save and write pitch'));
    await screen.findByText(/^Saved in this browser\. You can write the pitch/);
    mockServer.resetHandlers();
    await user.click(await button('Try now'));
    const saved = await screen.findByText('“Staff Data Engineer” is saved.');
    await user.click(within(saved.parentElement as HTMLElement).getByRole('button'));
    expect(saved).not.toBeInTheDocument();
  });

  test('keeps the text when the storage of the browser is full', async () => {
    const { user, capturePage, fake } = renderPanel();
    await capturePage(makeDraft());
    await button('Save Lead');
    fake.isStorageFull = true;
    await user.click(await button('Save Lead'));
    expect(await screen.findByText(/no space left/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Lead Title / Position' })).toHaveValue(
      'Staff Data Engineer',
    );
  });

  test('asks before signing out discards leads that wait', async () => {
    const { user } = await saveOffline();
    const logOut = async () => {
      await user.click(await button('Account'));
      await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    };
    await logOut();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Staff Data Engineer');
    const { key } = await storedLead();
    await user.click(await button('Log out and discard'));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await waitFor(async () => expect(await chrome.storage.local.get(key)).toEqual({}));
  });
});
