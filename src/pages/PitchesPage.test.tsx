import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { type Pitch, type PitchRequest, pitchSettingsSchema } from '#domain/contract/pitches.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { MOCK_POST } from '#mocks/handlers/extraction.ts';
import { mockServer } from '#mocks/node.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { PitchesPage } from './PitchesPage.tsx';

const CONTENT = makePitch().content;
const RATE_LIMIT = { remaining: 16, limit: 20, resetInSeconds: 18_661 };

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream of these chunks that ends, or stays open. */
function streamOf(texts: string[], { open = false } = {}) {
  const body = new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      for (const text of texts) controller.enqueue(encoder.encode(text));
      if (!open) controller.close();
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
}

const WRITE = '*/api/pitches/generate-from-company';
const answersWith = (pitch: Pitch) =>
  http.post(WRITE, () =>
    streamOf([
      // Split inside an event, as networks do.
      event('token', { text: 'Dear ' }).slice(0, 9),
      event('token', { text: 'Dear ' }).slice(9),
      event('done', { pitch, rateLimit: RATE_LIMIT }),
    ]),
  );

beforeEach(() =>
  mockServer.use(
    http.get('*/api/pitches', () =>
      HttpResponse.json({ data: [], rateLimit: RATE_LIMIT, aiUses: [] }),
    ),
  ),
);

async function openPitches() {
  const app = renderFeature(<PitchesPage />);
  await screen.findByRole('button', { name: 'Write a starting draft' });
  const fill = async (label: string, text: string) => {
    await app.user.click(screen.getByLabelText(label, { selector: 'input, textarea' }));
    await app.user.paste(text);
  };
  const generate = () =>
    app.user.click(screen.getByRole('button', { name: /^(Rewrite|Write a starting draft)$/ }));
  const write = async () => {
    await fill('Company', 'Helio Grid');
    await fill('Position', 'Data Engineer');
    await app.user.keyboard('{Enter}');
  };
  return { ...app, fill, generate, write };
}

const output = () => within(screen.getByRole('region', { name: 'Pitch' }));

test('shows how many pitches of the server’s model are left today, and when that resets', async () => {
  mockServer.use(
    http.get('*/api/pitches', () =>
      HttpResponse.json({
        data: [],
        rateLimit: RATE_LIMIT,
        aiUses: [],
        model: 'gpt',
        isOwnModel: false,
      }),
    ),
  );
  renderFeature(<PitchesPage />);
  expect(await screen.findByText('16 of 20 left · resets in 5 h 12 min')).toBeVisible();
});

test('waits for a lead or a posting', async () => {
  const { fill } = await openPitches();
  expect(output().getByRole('heading', { name: 'Choose a lead or paste a posting' })).toBeVisible();
  const write = screen.getByRole('button', { name: 'Write a starting draft' });
  expect(write).toBeDisabled();
  await fill('Company', 'Helio Grid');
  await fill('Position', 'Data Engineer');
  expect(write).toBeEnabled();
});

test('opens the settings where one can’t be sent', async () => {
  const { user, fill, write } = await openPitches();
  await fill('Contact Email', 'none');
  await write();
  expect(await screen.findByLabelText('Contact Email')).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Proposal' })).toBeVisible());
  await user.keyboard('{Escape}');
  const summary = screen.getByRole('button', { name: /^Email, professional, medium/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveAttribute('aria-expanded', 'false');
});

test('fills in the opportunity from a lead, and sends it with the settings', async () => {
  let sent: PitchRequest | undefined;
  mockServer.use(
    http.post(WRITE, async ({ request }) => {
      sent = (await request.json()) as PitchRequest;
      return streamOf([
        event('done', { pitch: makePitch({ leadId: sent.leadId }), rateLimit: RATE_LIMIT }),
      ]);
    }),
  );
  const { user, generate } = await openPitches();
  await user.click(await screen.findByRole('combobox', { name: 'For' }));
  await user.click(screen.getByRole('option', { name: 'Data Engineer, Helio Grid' }));
  await user.click(screen.getByRole('button', { name: /^Cover letter, professional, medium/ }));
  await user.click(screen.getByRole('radio', { name: 'Proposal' }));
  await user.click(screen.getByRole('radio', { name: 'Friendly' }));
  await generate();
  expect(await output().findByText('Draft ready')).toBeVisible();
  expect(sent).toMatchObject({
    company: 'Helio Grid',
    position: 'Data Engineer',
    leadId: '00000000-0000-4000-9000-000000000003',
    category: 'job-application',
    tags: expect.any(Array),
    type: 'proposal',
    tone: 'friendly',
    contactInfo: { name: '' },
    length: 'medium',
    platform: 'general',
  });
});

test('sends the match of a sentence that was just typed for a posting that is no lead', async () => {
  const sent: PitchRequest[] = [];
  mockServer.use(
    http.post(WRITE, async ({ request }) => {
      sent.push((await request.json()) as PitchRequest);
      return streamOf([event('done', { pitch: makePitch(), rateLimit: RATE_LIMIT })]);
    }),
  );
  const { user, fill, generate } = await openPitches();
  const line = 'You have driven a snow groomer';
  await fill('Description', `Requirements\n- ${line}`);
  await fill('Company', 'Helio Grid');
  await fill('Position', 'Data Engineer');
  expect(await output().findByText(/^Nothing in your profile fits/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `Add a sentence for “${line}”` }));
  await user.paste('I kept twelve slopes open.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'What they ask for' })).toHaveTextContent('1 of 1'),
  );
  await generate();
  await waitFor(() => expect(sent).toHaveLength(1));
  const id = `proof:${mockDb.profile?.proofs.at(-1)?.id}`;
  expect(sent[0]?.addedMatches).toEqual([{ asked: line, evidence: id }]);
});

test('a lead is found by typing and chosen by keyboard', async () => {
  const others = Array.from({ length: 60 }, (_, index) =>
    makeLead({ title: `Role ${index}`, updatedAt: '2026-03-01T10:00:00Z' }),
  );
  const oldest = makeLead({
    title: 'Harbour Master',
    company: 'Hafen',
    tags: ['elbe'],
    updatedAt: '2020-01-01T10:00:00Z',
  });
  mockDb.reset({ leads: [...others, oldest] });
  const { user } = await openPitches();
  const picker = await screen.findByRole('combobox', { name: 'For' });
  expect(picker).toHaveAttribute('aria-expanded', 'false');
  await user.click(picker);
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(51);
  expect(screen.getByText('50 of 61 leads. Type to narrow them down.')).toBeVisible();

  await user.paste('elbe');
  const [option] = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(picker).toHaveAttribute('aria-activedescendant', option?.id);
  await user.keyboard('{Enter}');
  expect(await output().findByText(/^Harbour Master at Hafen/)).toBeVisible();
  expect(screen.getByRole('button', { name: /For Hafen\./ })).toHaveFocus();
  expect(screen.getByText('No pitch yet')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('streams the pitch, and can be stopped', async () => {
  let requests = 0;
  mockServer.use(
    http.post(WRITE, () => {
      requests++;
      return streamOf([event('token', { text: 'Dear Helio' })], { open: true });
    }),
  );
  const { user, write } = await openPitches();
  await write();
  expect(await output().findByText('Dear Helio')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await output().findByText('Stopped')).toBeVisible();
  expect(output().getByText('Dear Helio')).toBeVisible();
  expect(output().getByText(/^Stopped before the end, so it isn’t saved/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests).toBe(1);
});

test('marks unsupported claims until they are taken out', async () => {
  const start = CONTENT.indexOf('80');
  const claim = { text: '80 percent', start, end: start + 10 };
  mockServer.use(answersWith(makePitch({ unsupportedClaims: [claim] })));
  const { user, write } = await openPitches();
  await write();
  expect(await output().findByText('1 claim to check')).toBeVisible();
  expect(output().getByText('80 percent', { selector: 'mark' })).toHaveAttribute(
    'title',
    'Not found in your profile.',
  );
  await user.click(output().getByRole('button', { name: 'Edit' }));
  await user.clear(output().getByRole('textbox'));
  await user.paste('My own words');
  expect(output().queryByText('1 claim to check')).not.toBeInTheDocument();
});

test('asks before it replaces an edited pitch', async () => {
  mockServer.use(
    answersWith(makePitch()),
    http.get('*/api/pitches', () =>
      HttpResponse.json({
        data: [makePitch({ content: 'An older pitch', company: 'Fjord Wind' })],
        nextCursor: null,
        rateLimit: RATE_LIMIT,
        aiUses: [],
      }),
    ),
  );
  const { user, write, generate } = await openPitches();
  const dialog = () =>
    within(screen.getByRole('alertdialog', { name: 'Replace your edited pitch?' }));
  await write();
  await user.click(await output().findByRole('button', { name: 'Edit' }));
  await user.click(output().getByRole('textbox'));
  await user.paste('! ');
  await generate();
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(output().getByRole('textbox')).toHaveValue(`${CONTENT}! `);
  const earlier = screen.getByRole('button', { name: 'Earlier letters 1' });
  await user.click(earlier);
  await user.click(await screen.findByRole('button', { name: /Fjord Wind/ }));
  await user.click(dialog().getByRole('button', { name: 'Keep Editing' }));
  expect(output().getByRole('textbox')).toHaveValue(`${CONTENT}! `);
  await generate();
  await screen.findByRole('alertdialog');
  await user.click(dialog().getByRole('button', { name: 'Rewrite' }));
  expect(await output().findByText(/^Dear Helio/)).toBeVisible();
  expect(output().queryByLabelText('Edit the pitch')).not.toBeInTheDocument();
});

test('shows that a pitch is a starting draft', async () => {
  mockServer.use(answersWith(makePitch({ writer: 'template' })));
  const { write } = await openPitches();
  await write();
  expect(await output().findByText(/^Written without AI/)).toBeVisible();
});

test('says which wishes a starting draft did not follow', async () => {
  const settings = pitchSettingsSchema.parse({
    customPrompt: 'Include "I can start in May." Make it a haiku.',
  });
  mockServer.use(answersWith(makePitch({ writer: 'template', settings })));
  const { write } = await openPitches();
  await write();
  expect(await output().findByText('Not applied without a model: Make it a haiku.')).toBeVisible();
});

test('an import never replaces what was typed, and fills in the rest', async () => {
  let sent: PitchRequest | undefined;
  mockServer.use(
    http.post(WRITE, async ({ request }) => {
      sent = (await request.json()) as PitchRequest;
      return streamOf([event('done', { pitch: makePitch(), rateLimit: RATE_LIMIT })]);
    }),
  );
  const { user, fill, generate } = await openPitches();
  await fill('Company', 'Helio Grid');
  await fill('Position', 'Data Engineer');
  await user.click(screen.getByRole('button', { name: /^Email, professional/ }));
  await user.click(screen.getByRole('button', { name: 'Platform and template' }));
  await fill('Template', 'Hi {contact}, I am {name}.');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Opportunity Type' }),
    'Freelance Project',
  );
  await fill('Import from a LinkedIn post', 'https://www.linkedin.com/posts/ada-1');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(
    await screen.findByText(/^Filled in: Description, Contact Name, Contact LinkedIn\. 1 field/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine for all' }));
  await generate();
  await output().findByText('Draft ready');
  expect(sent).toMatchObject({
    position: 'Data Engineer',
    description: MOCK_POST.content,
    category: 'freelance-project',
    template: 'Hi {contact}, I am {name}.',
    contactInfo: { name: MOCK_POST.author, linkedin: MOCK_POST.authorProfileUrl },
  });
});

test('copies the pitch, and emails it once there is an address', async () => {
  mockServer.use(answersWith(makePitch()));
  const { user, write, fill } = await openPitches();
  await write();
  await output().findByText('Draft ready');
  expect(output().getByRole('button', { name: 'Email' })).toBeDisabled();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(output().getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(CONTENT);
  expect(await screen.findByText('Pitch copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: / For Helio Grid/ }));
  await fill('Contact Email', 'jens@helio.example');
  expect(output().getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^mailto:jens@helio\.example\?subject=Data%20Engineer%20at%20Helio%20Grid&body=Dear/,
    ),
  );
});

test.each([
  [
    'the model fails on the way',
    [event('error', { error: 'The model broke off.', status: 502 })],
    'The model broke off.',
  ],
  ['the stream breaks off', [event('token', { text: 'Dear' })], 'Failed to generate pitch.'],
  [
    'nothing was written',
    [event('done', { pitch: makePitch({ content: '' }), rateLimit: RATE_LIMIT })],
    'Failed to generate pitch: No content received.',
  ],
])('shows an error when %s', async (_what, events, message) => {
  mockServer.use(http.post(WRITE, () => streamOf(events)));
  const { write } = await openPitches();
  await write();
  // In place of the pitch, which is in view.
  expect(await output().findByRole('alert')).toHaveTextContent(message);
});

test('reopens a past pitch, and deletes it after asking', async () => {
  let kept = [makePitch({ content: 'An older pitch' }), makePitch({ id: 'b', company: 'Arbor' })];
  mockServer.use(
    http.get('*/api/pitches', () =>
      HttpResponse.json({ data: kept, rateLimit: RATE_LIMIT, aiUses: [] }),
    ),
    http.delete('*/api/pitches/:id', () => {
      kept = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await openPitches();
  await user.click(await screen.findByRole('button', { name: 'Earlier letters 2' }));
  await user.click(await screen.findByRole('button', { name: /Data Engineer, Helio Grid/ }));
  expect(await output().findByText('An older pitch')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Earlier letters/ }));
  const [remove] = screen.getAllByRole('button', { name: 'Delete Pitch' });
  await user.click(remove as HTMLElement);
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Pitch' }));
  expect(question.getByText(/“Data Engineer” at Helio Grid will be deleted/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete Pitch' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /, Helio Grid/ })).not.toBeInTheDocument(),
  );
});

test('deleting a pitch focuses the next one', async () => {
  let kept = [
    makePitch({ id: 'older', position: 'Data Engineer' }),
    makePitch({ id: 'oldest', position: 'Designer' }),
  ];
  mockServer.use(
    http.get('*/api/pitches', () =>
      HttpResponse.json({ data: kept, rateLimit: RATE_LIMIT, aiUses: [] }),
    ),
    http.delete('*/api/pitches/:id', ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await openPitches();
  const rowOf = (name: RegExp) =>
    within(screen.getByRole('button', { name }).closest('li') as HTMLElement);
  const confirm = async () => {
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Pitch' }));
    await user.click(question.getByRole('button', { name: 'Delete Pitch' }));
  };
  await user.click(await screen.findByRole('button', { name: 'Earlier letters 2' }));
  await screen.findByRole('dialog', { name: 'Earlier letters' });
  await user.click(rowOf(/Data Engineer/).getByRole('button', { name: 'Delete Pitch' }));
  await confirm();
  await waitFor(() => expect(screen.queryByText(/Data Engineer/)).not.toBeInTheDocument());
  const next = rowOf(/Designer/).getByRole('button', { name: 'Delete Pitch' });
  await waitFor(() => expect(next).toHaveFocus());
});

test('a failed import shows the server’s message', async () => {
  const error = 'This page shows no post.';
  mockServer.use(
    http.post('*/api/extract/linkedin-post', () => HttpResponse.json({ error }, { status: 422 })),
  );
  const { user, fill } = await openPitches();
  await fill('Import from a LinkedIn post', 'https://www.linkedin.com/posts/ada-1');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(error)).toBeVisible();
});
