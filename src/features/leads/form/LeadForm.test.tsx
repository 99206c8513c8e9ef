import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import type { PageFacts } from '#domain/contract/extraction.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { MOCK_PAGE, MOCK_POST } from '#mocks/handlers/extraction.ts';
import { mockServer } from '#mocks/node.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { LeadForm } from './LeadForm.tsx';

const POST_URL = 'https://www.linkedin.com/posts/ada_hiring-1';
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
const savedLead = () => mockDb.leads[0] as Lead;

function openForm(lead?: Lead, pitches: Pitch[] = []) {
  mockDb.reset({ leads: lead ? [lead] : [], pitches });
  const close = jest.fn();
  const form = renderFeature(<LeadForm lead={lead} onClose={close} />);
  const closed = () => waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  return { ...form, closed };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function fill(user: User, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fillRequired(user: User) {
  await fill(user, 'Lead Title / Position', ' Data Engineer ');
  await fill(user, 'Company / Organization', 'Helio Grid');
  await fill(user, 'Lead Description', 'Pipelines for wind farms.');
}
const unfold = (user: User, title: 'More fields' | 'Pitch') =>
  user.click(screen.getByRole('heading', { name: title }));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save Lead' }));

describe('adding a lead', () => {
  test('names the missing fields and focuses the first one', async () => {
    const { user } = openForm();
    await user.type(field('Company / Organization'), '   ');
    await save(user);
    expect(await screen.findByText('Lead Title / Position is required.')).toBeVisible();
    expect(screen.getByText('Company / Organization is required.')).toBeVisible();
    expect(screen.getByText('Lead Description is required.')).toBeVisible();
    expect(field('Lead Title / Position')).toHaveFocus();
    expect(mockDb.leads).toEqual([]);
  });

  test('asks before it saves a likely duplicate, and keeps the form on Cancel', async () => {
    const { user, store, closed } = openForm();
    mockDb.reset({ leads: [makeLead({ title: 'Data engineer', company: 'Helio Grid' })] });
    await act(() => store.dispatch(api.endpoints.getLeads.initiate()));
    await fillRequired(user);
    await save(user);
    const question = await screen.findByRole('alertdialog', { name: 'Save it again?' });
    expect(question).toHaveTextContent('You already track “Data engineer” at Helio Grid.');
    expect(within(question).getByRole('link', { name: 'Open the existing lead' })).toHaveAttribute(
      'href',
      `/app/leads?lead=${savedLead().id}`,
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('Lead Description')).toHaveValue('Pipelines for wind farms.');
    expect(mockDb.leads).toHaveLength(1);

    // The declined "Save and write pitch" leaves nothing to Save Lead.
    await user.click(screen.getByRole('button', { name: 'Save and write pitch' }));
    const again = await screen.findByRole('alertdialog', { name: 'Save it again?' });
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await closed();
    expect(mockDb.leads).toHaveLength(2);
  });

  test('shows an earlier application to the same employer, and saves without a question', async () => {
    const { user, store, closed } = openForm();
    const earlier = makeLead({ title: 'Baker', company: 'Helio Grid GmbH', status: 'rejected' });
    mockDb.reset({ leads: [{ ...earlier, appliedAt: '2026-03-04T10:00:00.000Z' }] });
    await act(() => store.dispatch(api.endpoints.getLeads.initiate()));
    await fillRequired(user);
    expect(await screen.findByText(/You already track/)).toHaveTextContent(
      /You already track Baker here: Rejected, applied Mar 4\./,
    );
    await save(user);
    await closed();
    expect(mockDb.leads).toHaveLength(2);
  });

  test('is filled in by Tab, and saves and closes on Ctrl+S, not on Enter in a field', async () => {
    const { user, closed } = openForm();
    await fill(user, 'Lead Description', 'Pipelines for wind farms.');
    await user.click(field('Lead Title / Position'));
    await user.paste('Data Engineer');
    await user.tab();
    await user.paste('Helio Grid');
    await user.keyboard('{Enter}');
    expect(mockDb.leads).toEqual([]);
    await user.keyboard('{Control>}s{/Control}');
    await closed();
    expect(savedLead()).toMatchObject({ title: 'Data Engineer', company: 'Helio Grid' });
  });

  test.each(['Control', 'Meta'])('is saved by %s and Enter, wherever the focus is', async (key) => {
    const { user, closed } = openForm();
    await fillRequired(user);
    act(() => screen.getByLabelText('Type').focus());
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    await closed();
    expect(mockDb.leads).toHaveLength(1);
  });

  test('saves everything that was typed, and closes', async () => {
    const { user, closed } = openForm();
    await fillRequired(user);
    await fill(user, 'Found Where', 'A friend');
    await fill(user, 'Applied Where', 'Company site');
    await fill(user, 'Posting URL', 'helio.example/jobs');
    await fill(user, 'Compensation Range', '€70k');
    fireEvent.change(field('Deadline'), { target: { value: '2026-12-24' } });
    await fill(user, 'Contact Email', 'jens@helio.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Sales Lead');
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(within(status).getByRole('option', { name: 'Qualified' })).toBeVisible();
    expect(within(status).queryByRole('option', { name: 'Hired' })).not.toBeInTheDocument();
    await user.selectOptions(status, 'Contacted');
    // A sales lead has no such field, but this one has a value.
    expect(field('Applied Where')).toHaveValue('Company site');
    await save(user);
    await closed();
    expect(screen.getByText('Lead added.')).toBeVisible();
    expect(savedLead()).toMatchObject({
      title: 'Data Engineer',
      company: 'Helio Grid',
      type: 'lead',
      category: 'sales-lead',
      status: 'contacted',
      value: 0,
      priority: 'medium',
      source: 'A friend',
      appliedWhere: 'Company site',
      postUrl: 'https://helio.example/jobs',
      compensationRange: '€70k',
      closesAt: '2026-12-24',
      contactInfo: { name: '', email: 'jens@helio.example', phone: '' },
    });
  });

  test("offers the user's own statuses", async () => {
    const { user, closed } = openForm();
    const screening = { id: 'screen', status: 'interviewing', label: 'Phone screen' } as const;
    mockDb.profile = makeProfile({
      statuses: { 'job-application': [{ ...screening, isHidden: false }] },
    });
    await fillRequired(user);
    const status = screen.getByRole('combobox', { name: 'Status' });
    await within(status).findByRole('option', { name: 'Phone screen' });
    await user.selectOptions(status, 'Phone screen');
    await save(user);
    await closed();
    expect(savedLead()).toMatchObject({ status: 'interviewing', customStatus: 'screen' });
  });

  test('keeps what was typed when saving fails, and adds one lead when Save is pressed again', async () => {
    const ids: unknown[] = [];
    const { user } = openForm();
    mockServer.use(
      http.post('*/api/leads', async ({ request }) => {
        ids.push(((await request.json()) as { id: unknown }).id);
        return HttpResponse.error();
      }),
    );
    await fillRequired(user);
    await save(user);
    await screen.findByText('Error adding lead: Network error occurred');
    expect(field('Company / Organization')).toHaveValue('Helio Grid');
    await save(user);
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[1]).toBe(ids[0]);
  });

  test('rejects bad values', async () => {
    const { user } = openForm();
    await unfold(user, 'More fields');
    await fill(user, 'Posting URL', 'javascript:alert(1)');
    await user.tab();
    const message = 'Posting URL must be a web address such as https://example.com/job.';
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('editing a lead', () => {
  test('sends the changed fields only, and never resets value, priority, type or status', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      http.put('*/api/leads/:id', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    const { user, closed } = openForm(
      makeLead({
        type: 'contract',
        category: null,
        value: 900,
        priority: 'urgent',
        status: 'interviewing',
      }),
    );
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Interviewing');
    await user.clear(field('Location'));
    await user.type(field('Location'), 'Berlin');
    await save(user);
    await closed();
    expect(sent).toEqual([{ location: 'Berlin', version: 1 }]);
    await waitFor(() =>
      expect(savedLead()).toMatchObject({
        location: 'Berlin',
        type: 'contract',
        category: null,
        value: 900,
        priority: 'urgent',
        status: 'interviewing',
      }),
    );
  });
});

describe('a lead that is changed elsewhere', () => {
  const changeElsewhere = (changes: Partial<Lead>) => {
    mockDb.leads = mockDb.leads.map((lead) => ({ ...lead, ...changes, version: 2 }));
  };

  test('keeps the changes of both sides when they are in different fields', async () => {
    const { user, closed } = openForm(makeLead({ location: 'Oslo', status: 'new' }));
    await fill(user, 'Location', ' and Berlin');
    changeElsewhere({ status: 'applied' });
    await save(user);
    await closed();
    expect(savedLead()).toMatchObject({ location: 'Oslo and Berlin', status: 'applied' });
  });

  test('shows both values of a field that both changed, and merges the other ones', async () => {
    const lead = makeLead({ location: 'Oslo', source: 'LinkedIn', appliedWhere: '' });
    const { user, closed } = openForm(lead);
    await fill(user, 'Location', ' and Berlin');
    await fill(user, 'Applied Where', 'Company site');
    changeElsewhere({ location: 'Bergen', source: 'A friend' });
    await save(user);
    const review = within(
      await screen.findByRole('list', { name: 'Fields that differ from the saved lead' }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This lead was changed elsewhere');
    expect(review.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(review.getByText('Oslo and Berlin')).toBeVisible();
    expect(review.getByText('Bergen')).toBeVisible();
    expect(field('Found Where')).toHaveValue('A friend');
    expect(field('Location')).toHaveValue('Oslo and Berlin');
    expect(screen.getByRole('button', { name: 'Save Lead' })).toBeDisabled();
    expect(review.getByRole('radio', { name: 'Keep mine' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Apply Choices' })).toBeEnabled();
    await user.click(review.getByRole('radio', { name: 'Use saved lead' }));
    await user.click(screen.getByRole('button', { name: 'Apply Choices' }));
    expect(field('Location')).toHaveValue('Bergen');
    await save(user);
    await closed();
    expect(savedLead()).toMatchObject({
      location: 'Bergen',
      source: 'A friend',
      appliedWhere: 'Company site',
    });
  });
});

test('a lead that is deleted elsewhere is saved as a new one, with what was typed', async () => {
  const { user, store, closed } = openForm(
    makeLead({ location: 'Oslo', value: 900, tags: ['go'] }),
  );
  await act(() => store.dispatch(api.endpoints.getLeads.initiate()));
  await fill(user, 'Location', ' and Berlin');
  const { id } = savedLead();
  mockDb.leads = [];
  await save(user);
  expect(await screen.findByText('This lead was deleted')).toBeVisible();
  expect(field('Location')).toHaveValue('Oslo and Berlin');
  await user.click(screen.getByRole('button', { name: 'Save as new' }));
  await closed();
  expect(savedLead()).toMatchObject({ location: 'Oslo and Berlin', value: 900, tags: ['go'] });
  expect(savedLead().id).not.toBe(id);
});

describe('leaving the form', () => {
  test('by a link asks first, and follows the link after Discard', async () => {
    const { user } = openForm();
    await fill(user, 'Location', 'Berlin');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});

/** As the server answers for a page, with every fact that a test needs. */
const PAGE: PageFacts = {
  title: 'Ledger Engineer',
  company: 'Halden Pay',
  location: 'Bristol, hybrid',
  compensationRange: '£78,000 to £90,000',
  deadline: '2026-12-11',
  contactName: 'Priya Raman',
  contactEmail: 'priya@halden.example',
  contactLinkedin: '',
  employmentType: '',
  reference: '',
  description: 'Ledger Engineer (f/m/x) at Halden Pay. We pay 78-90k. Write to Priya Raman.',
  url: 'https://halden.example/jobs/1',
  quotes: {
    title: 'Ledger Engineer (f/m/x)',
    compensationRange: '78-90k',
    contactName: 'Priya Raman',
  },
  unsure: ['title', 'compensationRange'],
  readBy: 'model',
  notice: '',
};

const box = () => screen.getByRole('textbox', { name: 'Paste a posting, or its address' });
const answersWith = (facts: Partial<PageFacts>) =>
  http.post('*/api/extract/page', () =>
    HttpResponse.json({ success: true, data: { ...PAGE, ...facts } }),
  );

describe('reading a posting', () => {
  test('fills in the form from an address, marks it, and leads to what is to check', async () => {
    mockServer.use(answersWith({}));
    const { user, closed } = openForm();
    expect(box()).toHaveFocus();
    await user.paste('halden.example/jobs/1');
    expect(await screen.findByText('Read from halden.example')).toBeVisible();
    expect(field('Lead Title / Position')).toHaveValue('Ledger Engineer');
    expect(screen.getByText('(f/m/x)')).toBeVisible();
    expect(field('Compensation Range')).toHaveValue('£78,000 to £90,000');
    expect(field('Contact Name')).toHaveValue('Priya Raman');
    expect(field('Contact Email')).toHaveValue('priya@halden.example');
    expect(screen.getByText('78-90k', { selector: 'mark' })).toBeVisible();
    expect(screen.getByText(/^9 fields filled/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: '2 fields to check' }));
    expect(field('Lead Title / Position')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '2 fields to check' }));
    await user.clear(field('Compensation Range'));
    await user.type(field('Compensation Range'), '£80k{Tab}');
    expect(screen.getByText(/All checked/)).toBeVisible();
    await save(user);
    await closed();
    expect(savedLead()).toMatchObject({
      title: 'Ledger Engineer',
      compensationRange: '£80k',
      closesAt: '2026-12-11',
      postUrl: 'https://halden.example/jobs/1',
      contactInfo: { name: 'Priya Raman', email: 'priya@halden.example' },
    });
  });

  test("an address that can't be reached is named so, and stays as the posting's link", async () => {
    const error = "This page can't be reached. Copy its text and paste it here.";
    mockServer.use(
      http.post('*/api/extract/page', () => HttpResponse.json({ error }, { status: 502 })),
    );
    const { user, closed } = openForm();
    await user.paste('halden.example/jobs/1');
    expect(await screen.findByText(error)).toBeVisible();
    await fillRequired(user);
    await save(user);
    await closed();
    expect(savedLead()).toMatchObject({ postUrl: 'https://halden.example/jobs/1' });
  });

  test('never replaces typed text, which may be swapped for the posting’s', async () => {
    mockServer.use(answersWith({}));
    const { user } = openForm();
    await fill(user, 'Company / Organization', 'Halden');
    await fill(user, 'Contact Name', 'Ana');
    await fill(user, 'Paste a posting, or its address', 'halden.example/jobs/1');
    await screen.findByText('Read from halden.example');
    expect(field('Company / Organization')).toHaveValue('Halden');
    expect(field('Contact Name')).toHaveValue('Ana');
    // Not another person's address.
    expect(field('Contact Email')).toHaveValue('');
    const [theirs] = screen.getAllByRole('button', { name: 'Use theirs' });
    await user.click(theirs as HTMLElement);
    expect(field('Company / Organization')).toHaveValue('Halden Pay');
  });

  test('another posting replaces the values of the first one', async () => {
    mockServer.use(answersWith({}));
    const { user } = openForm();
    await user.paste('halden.example/jobs/1');
    await user.click(await screen.findByRole('button', { name: 'Paste another' }));
    mockServer.use(answersWith({ title: 'Auditor', location: '' }));
    await user.paste('halden.example/jobs/2');
    await waitFor(() => expect(field('Lead Title / Position')).toHaveValue('Auditor'));
    expect(field('Location')).toHaveValue('');
  });

  test('takes text that is pasted beside the fields, and focuses what it lacks', async () => {
    const { user } = openForm();
    await user.click(screen.getByRole('heading', { name: 'Add Lead' }));
    await user.paste('Senior Accountant | Harbor & Pine, LLC | Boston, MA\n\nOwn the close.');
    expect(await screen.findByText('Read from your text')).toBeVisible();
    expect(field('Company / Organization')).toHaveValue('Harbor & Pine, LLC');
    await user.click(screen.getByRole('button', { name: 'Paste another' }));
    await user.paste('Own the close.\n\nApply today.');
    await waitFor(() => expect(field('Lead Title / Position')).toHaveFocus());
  });

  test('stops, and keeps what was pasted', async () => {
    mockServer.use(http.post('*/api/extract/page', () => new Promise<never>(() => {})));
    const { user } = openForm();
    await user.paste('halden.example/jobs/1');
    expect(await screen.findByText('Reading halden.example…')).toBeVisible();
    await user.type(field('Company / Organization'), 'Halden');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(box()).toHaveValue('halden.example/jobs/1'));
    expect(field('Company / Organization')).toHaveValue('Halden');
  });

  test('waits for the posting before it saves', async () => {
    const sent = Promise.withResolvers<void>();
    mockServer.use(
      http.post('*/api/extract/page', async () => {
        await sent.promise;
        return HttpResponse.json({ success: true, data: PAGE });
      }),
    );
    const { user, closed } = openForm();
    await user.paste('halden.example/jobs/1');
    await save(user);
    expect(screen.queryByText('Lead Title / Position is required.')).not.toBeInTheDocument();
    sent.resolve();
    await closed();
    expect(savedLead().title).toBe('Ledger Engineer');
  });

  const drop = (file: File) =>
    fireEvent.drop(box(), { dataTransfer: { types: ['Files'], files: [file] } });

  test('reads a dropped text file', async () => {
    openForm();
    const text = 'Senior Accountant | Quay Bread | Cork\n\nOwn the close.';
    const file = new File([text], 'job.txt', { type: 'text/plain' });
    // jsdom has no File.text().
    file.text = () => Promise.resolve(text);
    drop(file);
    await waitFor(() => expect(field('Company / Organization')).toHaveValue('Quay Bread'));
  });

  test('reads a chosen PDF, and says why another one can’t be read', async () => {
    const file = (response: object, init = {}) =>
      mockServer.use(http.post('*/api/extract/file', () => HttpResponse.json(response, init)));
    file({ success: true, data: { text: MOCK_PAGE } });
    const { user } = openForm();
    await user.upload(screen.getByLabelText('Choose a file'), new File(['%PDF-'], 'grid.pdf'));
    expect(await screen.findByText('Read from grid.pdf')).toBeVisible();
    expect(field('Company / Organization')).toHaveValue('Fjord Grid');

    const error = "No text was found in the file. A scan can't be read.";
    file({ error }, { status: 422 });
    await user.click(screen.getByRole('button', { name: 'Paste another' }));
    drop(new File(['%PDF-'], 'scan.pdf'));
    expect(await screen.findByText(error)).toBeVisible();
    expect(field('Company / Organization')).toHaveValue('Fjord Grid');
  });
});

test('fills in what a LinkedIn post says, and its author as the contact', async () => {
  const { user, closed } = openForm();
  await user.paste(POST_URL);
  await waitFor(() => expect(field('Lead Title / Position')).toHaveValue('Platform engineer'));
  await fill(user, 'Company / Organization', 'Fjord');
  await save(user);
  await closed();
  expect(savedLead()).toMatchObject({
    title: 'Platform engineer',
    source: 'LinkedIn',
    postUrl: POST_URL,
    contactInfo: { name: MOCK_POST.author, linkedin: MOCK_POST.authorProfileUrl },
  });
});

describe('the pitch', () => {
  test.each([
    ['Please provide a contact email to send the pitch', undefined],
    ['Write or generate a pitch first.', makeLead({ pitch: ' ' })],
  ])("can't be emailed yet: %s", async (hint, lead) => {
    const { user } = openForm(lead);
    await unfold(user, 'Pitch');
    expect(screen.getByRole('button', { name: 'Send via Email' })).toBeDisabled();
    expect(screen.getByText(hint)).toBeVisible();
  });
});

test('says whom the user knows at the company', async () => {
  const { user } = openForm();
  mockDb.people = [
    makePerson({ name: 'Oskar Lund', company: 'Helio Grid' }),
    makePerson({ name: 'Mia Berg', company: 'Helio Grid GmbH', isListed: false }),
    makePerson({ name: 'Tom Ashdown', company: 'Kestrel' }),
  ];
  await fill(user, 'Company / Organization', 'Helio Grid');
  expect(await screen.findByText('You know 2 people at Helio Grid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mia Berg' })).toBeVisible();
  expect(screen.queryByText('Tom Ashdown')).not.toBeInTheDocument();
});
