import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { http } from 'msw/http';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { calendarDateOf, followUpIn } from '#domain/leads/followUp.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { updateFailsScenario } from '#mocks/scenarios/leads.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderDetails } from '#test/renderDetails.tsx';
import { leadOpened } from '../leadsViewSlice.ts';
import { parseFact, parseValue } from './detailTexts.ts';

const BRAND = '00000000-0000-4000-8000-0000000000aa';

const ID = '00000000-0000-4000-8000-0000000000bb';
const stored = () => mockDb.leads.find(({ id }) => id === ID);
const sheet = (title = 'Data Engineer') => screen.findByRole('dialog', { name: title });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const STORED_RESUME = {
  id: BRAND,
  name: 'new.pdf',
  size: 4,
  content: new Blob(['%PDF']),
  createdAt: '2026-01-12T09:30:00.000Z',
};

/** Adds a fact that isn't set. */
async function addFact({ user, details }: Awaited<ReturnType<typeof renderDetails>>, name: string) {
  await user.click(details.getByRole('button', { name: 'Add a fact' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Opens the details of the first of two leads. */
async function openDetails(fields: Parameters<typeof makeLead>[0] = {}) {
  mockDb.reset({
    leads: [
      makeLead({
        id: ID,
        title: 'Data Engineer',
        updatedAt: '2026-02-02T00:00:00.000Z',
        ...fields,
      }),
      makeLead({ id: BRAND, title: 'Brand refresh' }),
    ],
    resumes: [STORED_RESUME],
  });
  const feature = await renderDetails(ID);
  const openAgain = () => act(() => void feature.store.dispatch(leadOpened(ID)));
  return { ...feature, openAgain };
}

describe('a text in the details', () => {
  test('is saved by Enter, and the focus stays', async () => {
    const { user, details } = await openDetails({ value: 0, category: 'sales-lead' });
    expect(details.queryByText('$0')).not.toBeInTheDocument();
    await user.click(details.getByRole('button', { name: 'Add value' }));
    await user.keyboard('$14,400{Enter}');
    expect(details.getByRole('button', { name: 'Value: $14,400' })).toHaveFocus();
    await waitFor(() => expect(stored()?.value).toBe(14_400));
  });

  test('is left as it was by Escape, which keeps the details open', async () => {
    const { user, details } = await openDetails({ score: 72 });
    await user.click(details.getByRole('button', { name: 'Score: 72/100' }));
    await user.keyboard('5{Escape}');
    expect(details.getByRole('button', { name: 'Score: 72/100' })).toHaveFocus();
    expect(stored()?.score).toBe(72);
  });

  test('the resume that went with the lead is chosen, and named after its file is deleted', async () => {
    const { user, details } = await openDetails({ resume: { id: ID, name: 'old.pdf' } });
    await user.click(details.getByRole('button', { name: 'Resume: old.pdf' }));
    const menu = within(await screen.findByRole('menu', { name: 'Resume' }));
    expect(menu.getByRole('menuitemradio', { name: 'old.pdf not stored' })).toBeChecked();
    await user.click(await menu.findByRole('menuitemradio', { name: /^new.pdf/ }));
    await waitFor(() => expect(stored()?.resume).toEqual({ id: BRAND, name: 'new.pdf' }));
  });

  test('a resume is chosen beside Write pitch', async () => {
    const { user, details } = await openDetails({ resume: null });
    await user.click(details.getByRole('button', { name: 'Resume' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /^new.pdf/ }));
    await waitFor(() => expect(stored()?.resume).toEqual({ id: BRAND, name: 'new.pdf' }));
    expect(details.getByRole('button', { name: 'Resume: new.pdf' })).toBeVisible();
  });

  test('says what is wrong with it, and keeps it', async () => {
    const { user, details } = await openDetails({ score: 72 });
    await user.click(details.getByRole('button', { name: 'Score: 72/100' }));
    await user.keyboard('101{Enter}');
    const problem = 'Enter a whole number from 0 to 100.';
    expect(details.getByRole('alert')).toHaveTextContent(problem);
    expect(details.getByDisplayValue('101')).toHaveAccessibleDescription(problem);
    expect(stored()?.version).toBe(1);
  });

  test('returns with the error when the server rejects it', async () => {
    mockServer.use(...updateFailsScenario());
    const { user, details } = await openDetails({ score: 72 });
    await user.click(details.getByRole('button', { name: 'Score: 72/100' }));
    await user.keyboard('90{Enter}');
    expect(await details.findByRole('alert')).toHaveTextContent(
      'Error updating lead: Server error. Please try again later.',
    );
    expect(details.getByRole('textbox', { name: 'Score' })).toHaveValue('90');
    await user.click(details.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(details.getByRole('textbox', { name: 'Score' })).toHaveValue('90');
  });

  test('that fails after the details were closed is there when they are opened again', async () => {
    mockServer.use(
      http.put('*/api/leads/:id', async () => {
        await delay(50);
      }),
      ...updateFailsScenario(),
    );
    const { user, details, openAgain } = await openDetails({ score: 72 });
    await user.click(details.getByRole('button', { name: 'Score: 72/100' }));
    await user.keyboard('90{Enter}');
    await user.click(details.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^Error updating lead:/)).toBeVisible();
    openAgain();
    expect(await screen.findByRole('textbox', { name: 'Score' })).toHaveValue('90');
  });
});

test('shows every fact of a complete lead, with links', async () => {
  const { user, details } = await openDetails({
    score: 72,
    isQualified: true,
    pitch: 'Dear Maja',
    qualificationNotes: 'Budget confirmed',
    employmentType: 'Full-time',
    closesAt: '2024-12-24',
    nextFollowUpAt: '2026-02-01T09:00:00Z',
    contactInfo: {
      name: 'Maja',
      email: 'maja@example.com',
      phone: '+47 22 00',
      linkedin: 'https://www.linkedin.com/in/maja',
      website: 'https://maja.example',
    },
  });
  const texts = ['Job Application', '72/100', 'Yes', '$12,000', 'Budget confirmed', 'Full-time'];
  for (const text of [...texts, 'Next Follow-up', 'Dec 24, 2024']) {
    expect(details.getByText(text)).toBeVisible();
  }
  await user.click(details.getByText('Pitch', { selector: 'h3' }));
  expect(details.getByText('Dear Maja')).toBeVisible();
  expect(details.queryByText('Last Contact')).not.toBeInTheDocument();
  expect(details.queryByText('Posted')).not.toBeInTheDocument();
  for (const [name, href] of [
    ['maja@example.com', 'mailto:maja@example.com'],
    ['+47 22 00', 'tel:+472200'],
    ['View Profile', 'https://www.linkedin.com/in/maja'],
    ['Visit Site', 'https://maja.example'],
  ]) {
    expect(details.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await user.click(details.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaves out what is empty, and never links to a script', async () => {
  const { details } = await openDetails({
    source: '',
    location: '',
    score: null,
    postUrl: 'javascript:alert(1)',
    applicationUrl: '',
    contactInfo: { name: '', email: '', phone: '' },
  });
  for (const label of ['Contact', 'Email', 'Source', 'Score', 'Qualified']) {
    expect(details.queryByText(label)).not.toBeInTheDocument();
  }
  // Only links within the app.
  for (const link of details.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/app\//);
});

test('lists what is set; the rest is added from one menu', async () => {
  const opened = await openDetails({
    qualificationNotes: '',
    score: null,
    isQualified: false,
    value: 0,
  });
  const { user, details } = opened;
  for (const label of ['Score', 'Qualified', 'Qualification Notes', 'Deadline', 'Value']) {
    expect(details.queryByText(label)).not.toBeInTheDocument();
  }
  await addFact(opened, 'Qualification Notes');
  expect(details.getByRole('textbox', { name: 'Qualification Notes' })).toHaveFocus();
  await user.keyboard('Has a budget.{Enter}Decides in March.');
  await user.tab();
  await waitFor(() =>
    expect(stored()?.qualificationNotes).toBe('Has a budget.\nDecides in March.'),
  );
  expect(details.getByRole('button', { name: /^Qualification Notes: Has a budget/ })).toBeVisible();
  await addFact(opened, 'Qualified');
  await waitFor(() => expect(stored()?.isQualified).toBe(true));
  await addFact(opened, 'Value');
  await user.keyboard('14400{Enter}');
  expect(details.getByRole('button', { name: 'Value: $14,400' })).toBeVisible();
  await addFact(opened, 'Deadline');
  await user.keyboard('2099-01-31{Enter}');
  await waitFor(() => expect(stored()?.closesAt).toBe('2099-01-31'));
});

test('a contact gets a website, which becomes a link, and loses it', async () => {
  const opened = await openDetails();
  const { user, details } = opened;
  await addFact(opened, 'Website');
  await user.keyboard('northwind.example{Enter}');
  expect(await details.findByRole('link', { name: 'Visit Site' })).toHaveAttribute(
    'href',
    'https://northwind.example',
  );
  await user.click(details.getByRole('button', { name: 'Edit Website' }));
  await user.clear(details.getByRole('textbox', { name: 'Website' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored()?.contactInfo.website ?? '').toBe(''));
  expect(stored()?.contactInfo.name).toBe('Maja Lindqvist');
});

test('status, priority and whether it is qualified are saved when they are chosen', async () => {
  const { user, details } = await openDetails({ status: 'new', isQualified: true });
  await user.click(details.getByRole('button', { name: 'Status: New' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Offer' }));
  await user.click(details.getByRole('button', { name: 'Priority: Medium' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Urgent' }));
  await user.click(details.getByRole('button', { name: 'Qualified: Yes' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'No' }));
  await waitFor(() =>
    expect(stored()).toMatchObject({ status: 'offer', priority: 'urgent', isQualified: false }),
  );
  expect(await details.findByText('was New')).toBeVisible();
});

test('the date of an application is set by hand, up to the next status change', async () => {
  const { user, details } = await openDetails({ status: 'new' });
  await user.click(details.getByRole('button', { name: 'Status: New' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Applied' }));
  await user.click(await details.findByRole('button', { name: 'Edit Applied' }));
  fireEvent.change(details.getByLabelText('Applied'), { target: { value: '2999-01-01' } });
  await user.keyboard('{Enter}');
  expect(await details.findByText("Choose a day that isn't in the future.")).toBeVisible();
  fireEvent.change(details.getByLabelText('Applied'), { target: { value: '2026-01-05' } });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(mockDb.statusChanges[0]).toMatchObject({
      toStatus: 'applied',
      changedAt: new Date('2026-01-05T12:00').toISOString(),
    }),
  );
});

test('a choice that the server rejects is undone, with a message', async () => {
  mockServer.use(...updateFailsScenario());
  const opened = await openDetails({ isQualified: false });
  await addFact(opened, 'Qualified');
  expect(await screen.findByText(/^Error updating lead: Server error/)).toBeVisible();
  expect(opened.details.queryByText('Qualified')).not.toBeInTheDocument();
});

describe('what was changed elsewhere', () => {
  const changeElsewhere = (changes: Partial<Lead>) => {
    mockDb.leads = mockDb.leads.map((lead) => ({ ...lead, ...changes, version: 2 }));
  };

  test('is not overwritten by a choice in the same field', async () => {
    const { user, details } = await openDetails({ status: 'new' });
    changeElsewhere({ status: 'offer' });
    await user.click(details.getByRole('button', { name: 'Status: New' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Interviewing' }));
    expect(await screen.findByText(/^Error updating lead: This was changed/)).toBeVisible();
    expect(details.getByRole('button', { name: 'Status: Offer' })).toBeVisible();
    expect(stored()?.status).toBe('offer');
  });

  test('shows beside a typed text, which is saved on request', async () => {
    const { user, details } = await openDetails({ score: 72 });
    await user.click(details.getByRole('button', { name: 'Score: 72/100' }));
    changeElsewhere({ score: 60 });
    await user.keyboard('90{Enter}');
    expect(await details.findByRole('alert')).toHaveTextContent('Changed elsewhere to “60”.');
    expect(stored()?.score).toBe(60);
    await user.type(details.getByRole('textbox', { name: 'Score' }), '{Enter}');
    await waitFor(() => expect(stored()?.score).toBe(90));
  });
});

test('a lead that was deleted elsewhere has no controls, and can be restored', async () => {
  const { user, details, store } = await openDetails({ score: 72 });
  await user.type(details.getByRole('textbox', { name: 'Note' }), 'Ask about the budget');
  await createTestStore().dispatch(api.endpoints.deleteLeads.initiate([ID]));
  await act(() =>
    store.dispatch(api.endpoints.getLeads.initiate(undefined, { forceRefetch: true })),
  );
  expect(await details.findByRole('alert')).toHaveTextContent('This lead was deleted');
  expect(details.queryByRole('button', { name: 'Edit Lead' })).not.toBeInTheDocument();
  expect(details.getByRole('button', { name: 'Score: 72/100' })).toBeDisabled();
  expect(details.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask about the budget');
  await user.click(details.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(stored()).toMatchObject({ score: 72 }));
  await waitFor(() => expect(screen.queryByText('This lead was deleted')).toBeNull());
});

describe('the next follow-up', () => {
  const choose = async (
    { user, details }: Awaited<ReturnType<typeof renderDetails>>,
    name: string,
  ) => {
    await user.click(details.getByRole('button', { name: /^Next Follow-up:/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  test('is set from a menu, and cleared', async () => {
    const opened = await openDetails();
    await choose(opened, '3 days');
    const day = calendarDateOf(followUpIn(3));
    await waitFor(() => expect(calendarDateOf(stored()?.nextFollowUpAt ?? null)).toBe(day));
    await choose(opened, 'Clear follow-up');
    await waitFor(() => expect(stored()?.nextFollowUpAt).toBeNull());
  });

  test('is set to a day and a time, but not to a past day', async () => {
    const opened = await openDetails();
    const { user } = opened;
    await choose(opened, 'Pick a date');
    const dialog = within(await screen.findByRole('dialog', { name: 'Next follow-up' }));
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2020-01-31' } });
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '14:30' } });
    await user.click(dialog.getByRole('button', { name: 'Set follow-up' }));
    expect(dialog.getByText('This day is in the past.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2099-01-31' } });
    await user.click(dialog.getByRole('button', { name: 'Set follow-up' }));
    const followUp = new Date(2099, 0, 31, 14, 30).toISOString();
    await waitFor(() => expect(stored()?.nextFollowUpAt).toBe(followUp));
  });
});

test('a step to the next lead keeps a note that is being written for when the lead is opened again', async () => {
  const { user } = await openDetails();
  const note = () => screen.getByRole('textbox', { name: 'Note' });
  expect(await screen.findByText('1 of 2')).toBeVisible();
  await user.type(note(), 'Ask about the budget');
  await user.click(button('Next lead'));
  await sheet('Brand refresh');
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(button('Next lead')).toHaveAttribute('aria-disabled', 'true');
  expect(note()).toHaveValue('');
  await user.click(button('Previous lead'));
  await sheet();
  expect(note()).toHaveValue('Ask about the budget');
});

test('asks before it closes with an unsaved note, and discards it then', async () => {
  const { user, router, openAgain } = await openDetails();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ask about the budget');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await user.click(button('Keep Editing'));
  await act(() => router.navigate('/app'));
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await user.click(button('Keep Editing'));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask about the budget');
  await user.click(button('Close'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  openAgain();
  await sheet();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('copies the link to the lead', async () => {
  const { user, details } = await openDetails();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(details.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(copy).toHaveBeenCalledWith(`${window.location.origin}/app/leads?lead=${ID}`);
});

test('Write pitch leads to Pitches with the lead, after asking about unsaved text', async () => {
  const { user, details, router } = await openDetails();
  await user.type(details.getByRole('textbox', { name: 'Note' }), 'Half a note');
  act(() => details.getByRole('link', { name: 'Write pitch' }).focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await user.click(button('Keep Editing'));
  expect(details.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a note');
  await user.click(details.getByRole('link', { name: 'Write pitch' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/app/pitches?lead=${ID}`);
});

describe('detailTexts', () => {
  test.each([
    [parseFact('score'), '101', 'Enter a whole number from 0 to 100.'],
    [parseValue('USD', 'USD'), 'much', 'Enter an amount, such as 14,400 or €14,400.'],
    [parseValue('USD', 'USD'), '85.000', 'Is it 85,000 or 85? Please enter one of them.'],
    [
      parseFact('contactWebsite'),
      'Maja',
      'Website must be a web address such as https://example.com/job.',
    ],
    [
      parseFact('contactEmail'),
      'Maja',
      'Contact Email must be an email address such as name@example.com.',
    ],
    [parseFact('tags'), 'x'.repeat(51), 'A tag must be 50 characters or fewer.'],
  ])('says what is wrong, case %#', (parse, typed, error) => {
    expect(parse(typed)).toEqual({ error });
  });

  test('a value keeps its currency until another is typed', () => {
    const parse = parseValue('NOK', 'USD');
    expect(parse('12.500,50')).toEqual({ changes: { value: 12_500.5, currency: 'NOK' } });
    expect(parse('€1,5')).toEqual({ changes: { value: 1.5, currency: 'EUR' } });
  });

  test('a field of the form is saved where the lead has it', () => {
    expect(parseFact('foundWhere')('Referral')).toEqual({ changes: { source: 'Referral' } });
    expect(parseFact('contactLinkedin')('linkedin.com/in/maja')).toEqual({
      changes: { contactInfo: { linkedin: 'https://linkedin.com/in/maja' } },
    });
  });

  test('tags are separated by commas, each once', () => {
    expect(parseFact('tags')('remote, Go,, go ')).toEqual({ changes: { tags: ['remote', 'Go'] } });
  });
});
