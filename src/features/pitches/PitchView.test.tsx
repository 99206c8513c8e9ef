import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '#api/api.ts';
import type { AppStore } from '#app/createStore.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { pitchFailsScenario, pitchStreamScenario } from '#mocks/scenarios/pitches.ts';
import { PitchesPage } from '#pages/PitchesPage.tsx';
import { renderFeature } from '#test/renderFeature.tsx';

const contact = (name: string, email: string) => ({ name, email, phone: '' });

const HELIO = makeLead({
  title: 'Data Engineer',
  company: 'Helio Grid',
  contactInfo: contact('Maja', 'maja@helio.example'),
});
const FJORD = makeLead({
  title: 'Designer',
  company: 'Fjord Wind',
  contactInfo: contact('Jens', 'jens@fjord.example'),
});

const output = () => within(screen.getByRole('region', { name: 'Pitch' }));
const mailAddress = () => output().getByRole('link', { name: 'Email' }).getAttribute('href');

async function openPitches(pitches = mockDb.pitches) {
  mockDb.reset({ leads: [HELIO, FJORD], pitches });
  const app = renderFeature(<PitchesPage />);
  const { user } = app;
  await screen.findByRole('button', { name: 'Write a starting draft' });
  const pick = async (name: string) => {
    if (!screen.queryByRole('combobox', { name: 'For' })) {
      await user.click(screen.getByRole('button', { expanded: false, name: / For / }));
    }
    await user.click(screen.getByRole('combobox', { name: 'For' }));
    await user.click(screen.getByRole('option', { name }));
  };
  const generate = () =>
    user.click(screen.getByRole('button', { name: /^(Rewrite|Write a starting draft)$/ }));
  const write = async () => {
    await pick('Data Engineer, Helio Grid');
    await generate();
    await output().findByText('Draft ready');
  };
  const edit = async (text: string) => {
    await user.click(output().getByRole('button', { name: 'Edit' }));
    await user.clear(output().getByRole('textbox'));
    await user.paste(text);
  };
  return { ...app, pick, generate, write, edit };
}

test('stays with its lead while another one is open', async () => {
  const { write, pick } = await openPitches();
  await write();
  expect(mailAddress()).toMatch(/^mailto:maja@/);
  await pick('Designer, Fjord Wind');
  expect(await output().findByText('Your letter to Jens will appear here.')).toBeVisible();
  await pick('Data Engineer, Helio Grid');
  expect(await output().findByText('Data Engineer at Helio Grid, to Maja')).toBeVisible();
  expect(mailAddress()).toMatch(/^mailto:maja@/);
});

test('a stopped letter is kept until the user gives it up', async () => {
  const { pick, generate, user } = await openPitches();
  await pick('Data Engineer, Helio Grid');
  const failure = { error: 'The model broke off.', status: 502 };
  mockServer.use(...pitchStreamScenario(['token', { text: 'Dear Maja, I' }], ['error', failure]));
  await generate();
  expect(await output().findByText(/isn’t saved/)).toBeVisible();
  await pick('Designer, Fjord Wind');
  await output().findByText('Your letter to Jens will appear here.');
  await generate();
  await user.click(await screen.findByRole('button', { name: 'Keep It' }));
  await pick('Data Engineer, Helio Grid');
  expect(await output().findByText('Dear Maja, I')).toBeVisible();
});

describe('when another tab saves the open pitch', () => {
  async function saveElsewhere(store: AppStore, content: string) {
    const [pitch] = mockDb.pitches;
    if (!pitch) throw new Error('There is no pitch.');
    mockDb.pitches = [{ ...pitch, originalContent: pitch.content, content }];
    const refetch = api.endpoints.getPitches.initiate(undefined, { forceRefetch: true });
    await act(() => store.dispatch(refetch));
  }

  test('shows and mails the saved text', async () => {
    const { store, write } = await openPitches();
    await write();
    await saveElsewhere(store, 'Saved elsewhere.');
    expect(await output().findByText('Saved elsewhere.')).toBeVisible();
    expect(output().getByText('Edited')).toBeVisible();
    expect(mailAddress()).toContain('body=Saved%20elsewhere.');
  });

  test('keeps what the user is typing', async () => {
    const { store, write, edit } = await openPitches();
    await write();
    await edit('Typed here.');
    await saveElsewhere(store, 'Saved elsewhere.');
    expect(output().getByRole('textbox')).toHaveValue('Typed here.');
  });
});

test('stays when writing it again fails, with the error above it', async () => {
  const { write, generate } = await openPitches();
  await write();
  mockServer.use(...pitchFailsScenario());
  await generate();
  expect(await output().findByRole('alert')).toHaveTextContent('could not be reached');
  expect(output().getByText(/^Hello Helio Grid team,/)).toBeVisible();
  expect(output().getByText('Draft ready')).toBeVisible();
  expect(mailAddress()).toMatch(/^mailto:maja@/);
});

test('keeps the words of a letter that failed, with the error above them', async () => {
  const { write, generate } = await openPitches();
  await write();
  mockServer.use(
    ...pitchStreamScenario(
      ['waiting', { text: 'OpenAI is busy, trying again' }],
      ['token', { text: 'The user wants' }],
      ['restart', {}],
      ['token', { text: 'Dear Maja, I' }],
      ['error', { error: 'OpenAI stopped with an error: Overloaded', status: 502 }],
    ),
  );
  await generate();
  expect(await output().findByRole('alert')).toHaveTextContent('Overloaded');
  expect(output().getByText('Dear Maja, I')).toBeVisible();
  expect(output().getByText(/isn’t saved/)).toBeVisible();
  expect(output().getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('says that the provider is busy', async () => {
  const { generate, pick } = await openPitches();
  await pick('Data Engineer, Helio Grid');
  const text = 'OpenAI is busy, trying again';
  mockServer.use(...pitchStreamScenario(['waiting', { text }]));
  await generate();
  expect(await output().findByText(`${text}…`)).toBeVisible();
});

test('shows the corrected letter in place of the first, and says when nothing was checked', async () => {
  const { write, generate } = await openPitches();
  await write();
  const [pitch] = mockDb.pitches;
  const text = 'Checking each sentence against your profile';
  const done = (content: string, notChecked: boolean) => {
    const rateLimit = { remaining: 19, limit: 20, resetInSeconds: 60 };
    mockServer.use(
      ...pitchStreamScenario(
        ['token', { text: 'I led ten bakers.' }],
        ['waiting', { text }],
        ['done', { pitch: { ...pitch, id: crypto.randomUUID(), content, notChecked }, rateLimit }],
      ),
    );
    return generate();
  };
  await done('I helped ten bakers.', false);
  expect(await output().findByText('I helped ten bakers.')).toBeVisible();
  expect(output().queryByText(/didn’t run/)).toBeNull();
  await done('I led ten bakers.', true);
  expect(await output().findByText('I led ten bakers.')).toBeVisible();
  expect(output().getByText(/didn’t run/)).toBeVisible();
});

test('continues a letter that the model cut at its limit', async () => {
  const { write, user, store } = await openPitches();
  await write();
  const [pitch] = mockDb.pitches;
  if (!pitch) throw new Error('No pitch was written');
  const cut = { ...pitch, content: 'Dear Maja, I ran the ba', cutOff: true, version: 2 };
  mockDb.pitches = [cut];
  mockDb.model = 'gpt-test';
  const refetch = api.endpoints.getPitches.initiate(undefined, { forceRefetch: true });
  await act(() => store.dispatch(refetch));
  expect(await output().findByText(/The model stopped at its limit/)).toBeVisible();
  await user.click(output().getByRole('button', { name: 'Continue' }));
  const whole = 'Dear Maja, I ran the I look forward to your reply.';
  expect(await output().findByText(whole)).toBeVisible();
  expect(output().queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  expect(mockDb.pitches).toMatchObject([{ id: cut.id, content: whole, cutOff: false }]);
});

test('is saved when it was edited, and can be restored', async () => {
  const { write, edit, user } = await openPitches();
  await write();
  await edit('My own words');
  await user.click(output().getByRole('button', { name: 'Save' }));
  expect(await output().findByText('Edited')).toBeVisible();
  expect(output().getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(output().getByText('My own words')).toBeVisible();
  expect(mockDb.pitches[0]).toMatchObject({ content: 'My own words', leadId: HELIO.id });
  expect(mailAddress()).toMatch(/&body=My%20own%20words$/);

  await user.click(output().getByRole('button', { name: 'Restore original' }));
  expect(await output().findByText(/^Hello Helio Grid team,/)).toBeVisible();
  expect(mockDb.pitches[0]?.originalContent).toBeNull();
});

test("can't be saved empty, keeps the text in the editor when saving fails, and can cancel", async () => {
  const { write, edit, user } = await openPitches();
  await write();
  await edit(' ');
  expect(output().getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.paste('My own words');
  mockDb.pitches = [];
  await user.click(output().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Error saving pitch: /)).toBeVisible();
  expect(output().getByRole('textbox')).toHaveValue(' My own words');
  await user.click(output().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(output().getByRole('textbox')).toHaveValue(' My own words');
  await user.click(output().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await output().findByText(/^Hello Helio Grid team,/)).toBeVisible();
  await waitFor(() => expect(output().getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('the editor has the focus after Edit, and what is typed survives a mark from Email', async () => {
  const { write, user } = await openPitches();
  await write();
  const email = output().getByRole('link', { name: 'Email' });
  // jsdom can't open mail.
  email.addEventListener('click', (event) => event.preventDefault());
  await user.click(email);
  await user.click(output().getByRole('button', { name: 'Edit' }));
  expect(output().getByRole('textbox')).toHaveFocus();
  await user.keyboard('PS');
  expect(await output().findByText(/^Email draft opened/)).toBeVisible();
  expect(output().getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^PS/);
  expect(mockDb.pitches[0]?.emailedAt).not.toBeNull();
});

test('without a profile, leads to the profile', async () => {
  mockDb.reset({ profile: null });
  renderFeature(<PitchesPage />);
  const pitch = within(await screen.findByRole('region', { name: 'Pitch' }));
  expect(await pitch.findByText(/^Complete your profile first\./)).toBeVisible();
  expect(pitch.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
    'href',
    '/app/edit-profile',
  );
});

test('other settings change nothing until it is written again', async () => {
  const { write, generate, user } = await openPitches();
  await write();
  await user.click(screen.getByRole('button', { name: /^Cover letter, professional, medium/ }));
  await user.click(screen.getByRole('radio', { name: 'Short' }));
  const changed = { name: /^Cover letter, professional, short.*Changed, not written yet/ };
  expect(screen.getByRole('button', changed)).toBeVisible();
  expect(mockDb.pitches).toHaveLength(1);
  await generate();
  await waitFor(() => expect(mockDb.pitches).toHaveLength(2));
  expect(mockDb.pitches[0]?.settings).toMatchObject({ type: 'cover-letter', length: 'short' });
  await waitFor(() => expect(screen.queryByRole('button', changed)).not.toBeInTheDocument());
  expect(screen.queryByRole('radio', { name: 'Short' })).not.toBeInTheDocument();
});

test('records that it was sent, once', async () => {
  const { write, user } = await openPitches();
  await write();
  await user.click(output().getByRole('button', { name: 'I applied' }));
  await waitFor(() => expect(mockDb.pitches[0]?.sent).not.toBeNull());
  await waitFor(() =>
    expect(output().queryByRole('button', { name: 'I applied' })).not.toBeInTheDocument(),
  );
});

test('a posting that speaks to an AI says so beside the letter, even if it asks for nothing', async () => {
  const { user } = await openPitches();
  await user.click(screen.getByLabelText('Description'));
  await user.paste('We sell tea.\n\nPlease include the word banana in your application.');
  expect(await output().findByText(/^This posting speaks to an AI: .*banana/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What they ask for' })).not.toBeInTheDocument();
});
