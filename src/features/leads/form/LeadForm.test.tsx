import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch, PitchRequest } from '#domain/contract/pitches.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { MOCK_POST } from '#mocks/handlers/extraction.ts';
import { mockServer } from '#mocks/node.ts';
import { addLeadFailsScenario, updateFailsScenario } from '#mocks/scenarios/leads.ts';
import { pitchFailsScenario } from '#mocks/scenarios/pitches.ts';
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

    // The declined "Save and add another" leaves nothing to Save Lead.
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    const again = await screen.findByRole('alertdialog', { name: 'Save it again?' });
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await closed();
    expect(mockDb.leads).toHaveLength(2);
  });

  test('is filled in by Tab, and saves and closes on Enter in a field', async () => {
    const { user, closed } = openForm();
    await fill(user, 'Lead Description', 'Pipelines for wind farms.');
    await user.click(field('Lead Title / Position'));
    await user.paste('Data Engineer');
    await user.tab();
    await user.paste('Helio Grid');
    await user.keyboard('{Enter}');
    await closed();
    expect(savedLead()).toMatchObject({ title: 'Data Engineer', company: 'Helio Grid' });
  });

  test('stays for another lead, which a failed attempt leaves to the next one', async () => {
    const { user, closed } = openForm();
    const saveAndAddAnother = () =>
      user.click(screen.getByRole('button', { name: 'Save and add another' }));
    await fill(user, 'Found Where', 'A friend');
    await fillRequired(user);
    await saveAndAddAnother();
    await waitFor(() => expect(field('Lead Title / Position')).toHaveValue(''));
    expect(field('Lead Title / Position')).toHaveFocus();
    expect(field('Found Where')).toHaveValue('A friend');

    await saveAndAddAnother();
    await screen.findByText('Lead Title / Position is required.');
    await fillRequired(user);
    await save(user);
    await closed();
  });

  test('saves everything that was typed, and closes', async () => {
    const { user, closed } = openForm();
    await fillRequired(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Sales Lead');
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'New',
      'Contacted',
      'Qualified',
      'Proposal',
      'Applied',
      'Closed-Won',
      'Closed-Lost',
    ]);
    await user.selectOptions(status, 'Contacted');
    await fill(user, 'Found Where', 'A friend');
    await fill(user, 'Applied Where', 'Company site');
    await fill(user, 'Posting URL', 'helio.example/jobs');
    await fill(user, 'Compensation Range', '€70k');
    fireEvent.change(field('Deadline'), { target: { value: '2026-12-24' } });
    await fill(user, 'Contact Email', 'jens@helio.example');
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

  test('preserves the input when the server rejects it', async () => {
    const { user } = openForm();
    mockServer.use(...addLeadFailsScenario(500));
    await fillRequired(user);
    await save(user);
    expect(
      await screen.findByText('Error adding lead: Server error. Please try again later.'),
    ).toBeVisible();
    expect(field('Company / Organization')).toHaveValue('Helio Grid');
  });

  test('adds one lead when the response is lost and Save is pressed again', async () => {
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
    await save(user);
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[1]).toBe(ids[0]);
  });

  test('rejects bad values', async () => {
    const { user } = openForm();
    for (const [label, typed, message] of [
      [
        'Posting URL',
        'javascript:alert(1)',
        'Posting URL must be a web address such as https://example.com/job.',
      ],
      ['Contact Email', 'jens', 'Contact Email must be an email address such as name@example.com.'],
      ['Contact Phone', '1'.repeat(51), 'Contact Phone must be 50 characters or fewer.'],
    ] as const) {
      await fill(user, label, typed);
      await user.tab();
      expect(await screen.findByText(message)).toBeVisible();
    }
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

  test('shows why the server rejected it', async () => {
    const { user } = openForm(makeLead());
    mockServer.use(...updateFailsScenario(400, 'location must be 200 characters or fewer.'));
    await user.type(field('Location'), '!');
    await save(user);
    expect(
      await screen.findByText('Error updating lead: location must be 200 characters or fewer.'),
    ).toBeVisible();
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
    expect(review.getAllByRole('heading', { level: 3 })).toHaveLength(1);
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
  test('closes at once when nothing was typed', async () => {
    const { user, closed } = openForm();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
  });

  test('asks before it discards typed text, and can keep it', async () => {
    const { user, closed } = openForm();
    await user.type(field('Location'), 'Berlin');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(field('Location')).toHaveValue('Berlin');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await closed();
  });

  test('by a link asks first, and follows the link after Discard', async () => {
    const { user } = openForm();
    await fill(user, 'Location', 'Berlin');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});

describe('importing a LinkedIn post', () => {
  const importPost = async (user: User, url: string) => {
    if (url) await fill(user, 'LinkedIn post URL', url);
    await user.click(screen.getByRole('button', { name: 'Import' }));
  };

  test('checks the URL', async () => {
    const { user } = openForm();
    await importPost(user, '');
    expect(screen.getByText('Please enter a LinkedIn post URL')).toBeVisible();
    await importPost(user, 'https://example.com/posts/1');
    expect(
      screen.getByText(
        'Please enter a valid LinkedIn post URL starting with https://www.linkedin.com/posts/',
      ),
    ).toBeVisible();
  });

  test('shows why it failed', async () => {
    mockServer.use(
      http.post('*/api/extract/linkedin-post', () =>
        HttpResponse.json({ error: 'No.' }, { status: 422 }),
      ),
    );
    const { user } = openForm();
    await importPost(user, POST_URL);
    expect(
      await screen.findByText('Failed to extract LinkedIn post. Please try again.'),
    ).toBeVisible();
  });

  test('shows a message when nothing could be extracted', async () => {
    mockServer.use(
      http.post('*/api/extract/linkedin-post', () =>
        HttpResponse.json({ success: false, data: null }),
      ),
    );
    const { user } = openForm();
    await importPost(user, POST_URL);
    expect(
      await screen.findByText(
        'Failed to extract LinkedIn post. Please check the URL and try again.',
      ),
    ).toBeVisible();
  });

  test('asks which text to keep where both differ, and saves the author’s profile', async () => {
    const { user, closed } = openForm();
    await fillRequired(user);
    await fill(user, 'Found Where', 'A friend');
    await importPost(user, POST_URL);
    expect(await screen.findByText(/2 fields differ from the post\./)).toBeVisible();
    expect(field('Lead Title / Position')).toHaveValue(' Data Engineer ');
    expect(field('Lead Description')).toHaveValue('Pipelines for wind farms.');
    expect(field('Contact Name')).toHaveValue(MOCK_POST.author);
    const review = within(screen.getByRole('list', { name: 'Fields that differ from the post' }));
    expect(review.getByText('Pipelines for wind farms.')).toBeVisible();
    const title = within(review.getByRole('group', { name: 'Lead Title / Position' }));
    await user.click(title.getByRole('radio', { name: 'Use post' }));
    await user.click(screen.getByRole('button', { name: 'Apply Choices' }));
    expect(field('Lead Title / Position')).toHaveValue('Platform engineer');
    expect(field('Lead Description')).toHaveValue('Pipelines for wind farms.');
    await save(user);
    await closed();
    expect(savedLead()).toMatchObject({
      title: 'Platform engineer',
      source: 'A friend',
      contactInfo: { name: MOCK_POST.author, linkedin: MOCK_POST.authorProfileUrl },
    });
  });

  test('fills in what the post has and keeps the rest', async () => {
    const data = {
      title: 'Data Engineer',
      author: 'Ada Moreno',
      content: 'Come and join.',
      authorProfileUrl: '',
      location: '',
    };
    mockServer.use(
      http.post('*/api/extract/linkedin-post', () => HttpResponse.json({ success: true, data })),
    );
    const { user } = openForm();
    await user.type(field('Location'), 'Berlin');
    await importPost(user, POST_URL);
    await waitFor(() => expect(field('Lead Title / Position')).toHaveValue('Data Engineer'));
    expect(field('Lead Description')).toHaveValue('Come and join.');
    expect(field('Contact Name')).toHaveValue('Ada Moreno');
    expect(field('Posting URL')).toHaveValue(POST_URL);
    expect(field('Location')).toHaveValue('Berlin');
  });
});

test('a posting that is pasted into the first field fills in what it says for certain', async () => {
  const { user, closed } = openForm();
  const posting = 'Senior Accountant | Harbor & Pine, LLC | Boston, MA\n\nOwn the month-end close.';
  expect(field('Lead Title / Position')).toHaveFocus();
  await user.paste(posting);
  expect(screen.getByText('Posting pasted.').closest('[role="status"]')).toHaveTextContent(
    'Filled in: Lead Title / Position, Company / Organization, Lead Description, Location.',
  );
  await save(user);
  await closed();
  expect(savedLead()).toMatchObject({
    title: 'Senior Accountant',
    company: 'Harbor & Pine, LLC',
    description: posting,
    location: 'Boston, MA',
  });
});

test('a posting never replaces typed text, and a line stays in its field', async () => {
  const { user } = openForm();
  await fill(user, 'Lead Title / Position', 'Accountant');
  await fill(user, 'Lead Description', 'Senior Accountant | Harbor & Pine\nOwn the close.');
  expect(field('Lead Title / Position')).toHaveValue('Accountant');
  expect(field('Company / Organization')).toHaveValue('Harbor & Pine');
  expect(screen.getByText(/^Filled in: .* 1 field differs from the post/)).toBeVisible();
});

test('the text of a posting fills the description, and a model finds the other fields in it', async () => {
  const { user } = openForm();
  mockDb.reset({ leads: [], model: 'llama' });
  const facts = {
    title: 'Baker',
    company: 'Quay',
    location: 'Cork',
    compensationRange: '',
    notice: '',
  };
  mockServer.use(
    http.post('*/api/extract/page', () => HttpResponse.json({ success: true, data: facts })),
  );
  await fill(user, 'Location', 'Dublin');
  await fill(user, 'LinkedIn post URL', 'Baker at Quay\n\nCork');
  expect(field('Lead Description')).toHaveValue('Baker at Quay\n\nCork');
  // The first field that the posting doesn't fill.
  await waitFor(() => expect(field('Lead Title / Position')).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Read with AI' }));
  await waitFor(() => expect(field('Lead Title / Position')).toHaveValue('Baker'));
  expect(field('Company / Organization')).toHaveValue('Quay');
  expect(field('Location')).toHaveValue('Dublin');
});

describe('the pitch', () => {
  const generate = (user: User) =>
    user.click(screen.getByRole('button', { name: 'Write a starting draft' }));

  test('is generated with the default settings and fills in the field', async () => {
    let sent: PitchRequest | undefined;
    mockServer.use(
      http.post('*/api/pitches/generate-from-company', async ({ request }) => {
        sent = (await request.json()) as PitchRequest;
        const data = JSON.stringify({ pitch: makePitch({ content: 'Dear Helio' }) });
        return new HttpResponse(`event: done\ndata: ${data}\n\n`);
      }),
    );
    const { user } = openForm();
    await fillRequired(user);
    await generate(user);
    await waitFor(() => expect(field('Pitch')).toHaveValue('Dear Helio'));
    expect(sent).toMatchObject({
      type: 'email',
      tone: 'professional',
      length: 'medium',
      platform: 'general',
      category: 'job-application',
      company: 'Helio Grid',
      position: 'Data Engineer',
      userId: 'mock-user',
    });
  });

  test("is sent the lead's tags and belongs to the lead", async () => {
    let sent: PitchRequest | undefined;
    mockServer.use(
      http.post('*/api/pitches/generate-from-company', async ({ request }) => {
        sent = (await request.clone().json()) as PitchRequest;
      }),
    );
    const lead = makeLead({ tags: ['energy'], category: 'sales-lead' });
    const { user } = openForm(lead);
    await generate(user);
    await waitFor(() => expect(field('Pitch')).toHaveDisplayValue(/^Hello/));
    expect(sent).toMatchObject({ tags: ['energy'], category: 'sales-lead', leadId: lead.id });
  });

  test('says that it is a starting draft, and names its claims', async () => {
    const content = 'Dear Helio, I led 80 people.';
    const claim = { text: '80', start: 19, end: 21 };
    const lead = makeLead({ pitch: content });
    const pitch = makePitch({
      content,
      leadId: lead.id,
      writer: 'template',
      unsupportedClaims: [claim],
    });
    const { user } = openForm({ ...lead, pitchId: pitch.id }, [pitch]);
    expect(await screen.findByText(/^Written without AI/)).toBeVisible();
    expect(screen.getByText('1 claim to check')).toBeVisible();
    await user.clear(field('Pitch'));
    await user.paste('Dear Helio, I led people.');
    expect(screen.queryByText('1 claim to check')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore original' }));
    expect(field('Pitch')).toHaveValue(content);
  });

  test('is given to the new lead, as edited, when the lead is saved', async () => {
    const { user, closed } = openForm();
    await fillRequired(user);
    await generate(user);
    await waitFor(() => expect(field('Pitch')).toHaveDisplayValue(/^Hello/));
    await fill(user, 'Pitch', ' See you!');
    await save(user);
    await closed();
    expect(mockDb.pitches[0]).toMatchObject({
      leadId: savedLead().id,
      content: expect.stringMatching(/See you!$/),
      originalContent: expect.stringMatching(/^Hello/),
    });
  });

  test('shows an error beside the button', async () => {
    mockServer.use(...pitchFailsScenario(429, "You've used all 20 pitches for today."));
    const { user } = openForm();
    await generate(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "You've used all 20 pitches for today.",
    );
  });

  test('asks before it replaces a typed pitch, but not a generated one', async () => {
    const { user } = openForm(makeLead({ pitch: 'My own words' }));
    const ask = () => screen.queryByRole('alertdialog', { name: 'Replace the pitch?' });
    await generate(user);
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(field('Pitch')).toHaveValue('My own words');
    await generate(user);
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(field('Pitch')).toHaveDisplayValue(/^Hello/));
    await generate(user);
    expect(ask()).not.toBeInTheDocument();
  });

  test('shows a message when the response is empty', async () => {
    mockServer.use(
      http.post(
        '*/api/pitches/generate-from-company',
        () =>
          new HttpResponse(
            'event: done\ndata: {"pitch":{"id":"p1","content":""},"rateLimit":{}}\n\n',
          ),
      ),
    );
    const { user } = openForm();
    await generate(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate pitch: No content received.',
    );
  });

  test("can't be emailed without a contact email", async () => {
    openForm();
    expect(screen.getByRole('button', { name: 'Send via Email' })).toBeDisabled();
    expect(screen.getByText('Please provide a contact email to send the pitch')).toBeVisible();
  });

  test("can't be emailed while it is empty", async () => {
    openForm(makeLead({ pitch: ' ' }));
    expect(screen.getByRole('button', { name: 'Send via Email' })).toBeDisabled();
    expect(screen.getByText('Write or generate a pitch first.')).toBeVisible();
  });

  test('opens an email draft with subject and body', async () => {
    openForm(makeLead({ title: 'Data & ML', company: 'Helio', pitch: 'Dear Maja,\nhello' }));
    expect(screen.getByRole('link', { name: 'Send via Email' })).toHaveAttribute(
      'href',
      'mailto:maja.lindqvist@northwind.example?subject=Data%20%26%20ML%20at%20Helio&body=Dear%20Maja%2C%0Ahello',
    );
  });
});
