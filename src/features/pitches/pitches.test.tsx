import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { api, useGetLeadsQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import { claimsIn } from '#domain/pitches/letter/claimsIn.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { AskedCard } from '#features/pitches/asked/AskedCard.tsx';
import { ChangedText } from '#features/pitches/versions/ChangedText.tsx';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { mockServer } from '#mocks/node.ts';
import { profileSaveFailsScenario } from '#mocks/scenarios/profile.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { useAsked } from './asked/useAsked.ts';
import { EmailPitch } from './EmailPitch.tsx';
import { ClaimNotice } from './letter/ClaimNotice.tsx';
import { useLetter } from './letter/useLetter.ts';
import { PitchAllowance } from './PitchAllowance.tsx';
import { PitchText } from './PitchText.tsx';
import { pitchReopened, selectPitchDraft } from './pitchDraftSlice.ts';
import { rememberStyle, styleFor, styleOf } from './pitchStyle.ts';

describe('AskedCard', () => {
  const DESCRIPTION = `Requirements:
- Kubernetes in production
- Kafka or another message broker under real load
- Forklift license`;

  const LEAD = makeLead({ description: DESCRIPTION });
  const PROOF = { id: 'p', text: 'I run three Kubernetes clusters.', source: '', starred: false };

  function Asked({ description = DESCRIPTION }) {
    useGetLeadsQuery();
    return <AskedCard asked={useAsked({ description, leadId: LEAD.id })} />;
  }

  async function openAsked(description = DESCRIPTION) {
    const profile = makeProfile({
      proofs: [PROOF],
      answers: EMPTY_PROFILE.answers,
      skills: { technicalSkills: ['React'], softSkills: [], certifications: [] },
      experience: [],
      projects: [],
    });
    mockDb.reset({ leads: [LEAD], profile });
    const { user } = renderFeature(<Asked description={description} />);
    const card = within(await screen.findByRole('region', { name: 'What they ask for' }));
    const row = (text: RegExp) => {
      const rows = card.getAllByRole('listitem');
      return within(rows.find(({ textContent }) => text.test(textContent)) as HTMLElement);
    };
    const add = async (name: RegExp, text: string) => {
      await user.click(card.getByRole('button', { name }));
      await user.keyboard(text);
    };
    return { user, card, row, add };
  }

  test('shows what covers each line, and what nothing covers yet', async () => {
    const { card, row } = await openAsked();
    expect(card.getByRole('status')).toHaveTextContent('You cover 1 of 3');
    expect(row(/production/).getByText(PROOF.text)).toBeVisible();
    expect(row(/Kafka/).getByRole('button', { name: /^Add a sentence for/ })).toBeVisible();
    expect(row(/Forklift/).getByRole('button', { name: /^Answer for/ })).toBeVisible();
  });

  test('a sentence for a line is kept as a proof, and an answer for all postings', async () => {
    const { user, card, add } = await openAsked();
    // No rule sees what it has to do with the line; the user does.
    await add(/^Add a sentence/, 'I kept a bank’s payments flowing.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('You cover 2 of 3'));
    expect(mockDb.profile?.proofs.at(-1)).toMatchObject({
      text: 'I kept a bank’s payments flowing.',
    });
    await waitFor(() => expect(mockDb.leads[0]?.addedMatches).toHaveLength(1));
    await add(/^Answer/, 'Forklift, class 2');
    await user.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(card.getByRole('status')).toHaveTextContent('You cover 3 of 3'));
    expect(mockDb.profile?.answers.licenses).toBe('Forklift, class 2');
  });

  test('what is typed stays after Escape and after an error', async () => {
    const { user, card, add } = await openAsked();
    await add(/^Add a sentence/, 'I ran Kafka.{Escape}');
    const link = card.getByRole('button', { name: /^Add a sentence/ });
    expect(link).toHaveFocus();
    mockServer.use(...profileSaveFailsScenario());
    await user.click(link);
    expect(card.getByRole('textbox')).toHaveValue('I ran Kafka.');
    await user.click(card.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating profile');
    expect(card.getByRole('textbox')).toHaveValue('I ran Kafka.');
  });

  test('a sentence may have 300 characters', async () => {
    const { user, card } = await openAsked();
    await user.click(card.getByRole('button', { name: /^Add a sentence/ }));
    await user.paste('x'.repeat(301));
    expect(card.getByRole('alert')).toHaveTextContent('Use 300 characters or fewer.');
    expect(card.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('a wrong match is removed for this lead', async () => {
    const { user, card, row } = await openAsked();
    await user.click(card.getByRole('button', { name: 'Correct matches' }));
    await user.click(row(/production/).getByRole('button', { name: 'Not a match' }));
    expect(row(/production/).queryByText(PROOF.text)).not.toBeInTheDocument();
    expect(card.getByRole('status')).toHaveTextContent('You cover 0 of 3');
    await waitFor(() =>
      expect(mockDb.leads[0]?.removedMatches).toEqual([
        { asked: 'Kubernetes in production', evidence: 'proof:p' },
      ]),
    );
  });

  test('shows the first rows of a long list, and all on request', async () => {
    const items = Array.from({ length: 14 }, (_, at) => `- Weld part ${at} of the hull by hand`);
    const { user, card } = await openAsked(`Requirements:\n${items.join('\n')}`);
    expect(card.getAllByRole('listitem')).toHaveLength(8);
    await user.click(card.getByRole('button', { name: 'Show 6 more' }));
    expect(card.getAllByRole('listitem')).toHaveLength(14);
    expect(card.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });
});

const proof = (id: string, text: string) => ({ id, text, source: '', starred: false });
const CLUSTERS = 'I run three Kubernetes clusters for a bank.';
const MOVED = 'I moved 40 services to Kubernetes.';
const TAUGHT = 'I taught math at a school.';
const DESCRIPTION = 'Requirements:\n- Kubernetes in production';
const CONTENT = `Hello,\n\n${CLUSTERS} I cut costs by 40% there.\n\nRegards`;
const claim = {
  text: '40%',
  start: CONTENT.indexOf('40%'),
  end: CONTENT.indexOf('40%') + '40%'.length,
};

/** The open pitch with what its posting asks for. */
function Letter() {
  useGetLeadsQuery();
  const dispatch = useAppDispatch();
  const { lines } = useAsked({ description: DESCRIPTION, leadId: null });
  useEffect(() => {
    const [pitch] = mockDb.pitches;
    if (pitch) dispatch(pitchReopened(pitch));
  }, [dispatch]);
  const { text, pitch } = useAppSelector(selectPitchDraft);
  return (
    <article aria-label="Letter">
      <PitchText content={text} writing={false} pitch={pitch} lines={lines} />
      <ClaimNotice
        claims={pitch ? claimsIn(text, pitch.unsupportedClaims) : []}
        letter={useLetter()}
      />
    </article>
  );
}

async function openLetter() {
  const profile = makeProfile({
    proofs: [proof('a', CLUSTERS), proof('b', MOVED), proof('c', TAUGHT)],
    experience: [],
    projects: [],
    education: [],
  });
  mockDb.reset({
    profile,
    pitches: [makePitch({ content: CONTENT, unsupportedClaims: [claim] })],
  });
  const { user } = renderFeature(<Letter />);
  const letter = within(await screen.findByRole('article', { name: 'Letter' }));
  const sentence = await letter.findByRole('button', { name: CLUSTERS });
  return { user, letter, sentence };
}

const saved = () => mockDb.pitches[0]?.content;

test('a sentence is swapped for one that fits its line as well', async () => {
  const { user, letter, sentence } = await openLetter();
  act(() => sentence.focus());
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', { name: 'Your sentence' }));
  const groups = menu.getAllByRole('group').map(({ textContent }) => textContent);
  expect(groups).toEqual([
    `Swap for one that fits as well${MOVED}`,
    `Swap for another sentence${TAUGHT}`,
  ]);
  await user.click(menu.getByRole('menuitem', { name: MOVED }));
  expect(await letter.findByRole('button', { name: MOVED })).toBeVisible();
  await waitFor(() => expect(saved()).toBe(CONTENT.replace(CLUSTERS, MOVED)));
});

test('an edited sentence stays in this letter, until its wording is kept for others', async () => {
  const { user, letter, sentence } = await openLetter();
  await user.click(sentence);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = letter.getByRole('textbox', { name: 'Edit this sentence' });
  await user.clear(field);
  await user.type(field, 'I run four clusters.{Enter}');
  await waitFor(() => expect(saved()).toContain('I run four clusters. I cut'));
  expect(mockDb.profile?.proofs[0]?.text).toBe(CLUSTERS);
  await user.click(letter.getByRole('button', { name: 'Keep this wording' }));
  await waitFor(() =>
    expect(mockDb.profile?.proofs[0]).toEqual(proof('a', 'I run four clusters.')),
  );
  expect(letter.queryByText('Edited')).not.toBeInTheDocument();
});

test('Escape leaves a sentence as it was', async () => {
  const { user, letter, sentence } = await openLetter();
  await user.click(sentence);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.keyboard(' and more{Escape}');
  expect(letter.getByRole('button', { name: CLUSTERS })).toBeVisible();
  expect(saved()).toBe(CONTENT);
});

test('a claim is taken out with its sentence', async () => {
  const { user, letter } = await openLetter();
  expect(letter.getByText('40%', { selector: 'mark' })).toHaveAttribute(
    'title',
    'Not found in your profile.',
  );
  await user.click(letter.getByRole('button', { name: 'Take out' }));
  await waitFor(() => expect(saved()).toBe(`Hello,\n\n${CLUSTERS}\n\nRegards`));
});

test('a claim that is true loses its mark, and its sentence can be kept as a proof', async () => {
  const { user, letter } = await openLetter();
  await user.click(letter.getByRole('button', { name: 'It’s true' }));
  await waitFor(() => expect(mockDb.pitches[0]?.unsupportedClaims).toEqual([]));
  await user.click(await letter.findByRole('button', { name: 'Keep as a proof' }));
  await waitFor(() =>
    expect(mockDb.profile?.proofs.at(-1)?.text).toBe('I cut costs by 40% there.'),
  );
  expect(saved()).toBe(CONTENT);
});

describe('EmailPitch', () => {
  const HINT = 'Please provide a contact email to send the pitch';

  /** A saved pitch for a lead that has this address. */
  async function openPitch(email: string, content = 'Dear Maja') {
    const lead = makeLead({
      description: 'Send your CV to jobs@helio.example.',
      contactInfo: { name: 'Maja', email, phone: '1' },
    });
    const pitch = makePitch({ leadId: lead.id, content });
    mockDb.reset({ leads: [lead], pitches: [pitch] });
    const mail = { ...pitch, contactEmail: '', pitch: content };
    const view = renderFeature(
      <EmailPitch mail={mail} pitchId={pitch.id}>
        Email
      </EmailPitch>,
      (store) => void store.dispatch(api.endpoints.getLeads.initiate()),
    );
    await waitFor(() => expect(view.store.getState().api.queries).not.toEqual({}));
    await screen.findByText(/^Email$/);
    return view;
  }

  const link = () => screen.findByRole('link', { name: 'Email' });

  describe('without an address', () => {
    test('asks for one beside the button, and saves it as the contact of the lead', async () => {
      const { user } = await openPitch('N/A');
      expect(screen.getByRole('button', { name: 'Email' })).toBeDisabled();
      await user.type(screen.getByLabelText(HINT), 'maja@{Enter}');
      expect(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible();
      await user.type(screen.getByLabelText(HINT), 'helio.example{Enter}');
      expect(await link()).toHaveAttribute('href', expect.stringMatching(/^mailto:maja@helio/));
      await waitFor(() => expect(screen.getByRole('link', { name: 'Email' })).toHaveFocus());
      await waitFor(() =>
        expect(mockDb.leads[0]?.contactInfo).toEqual({
          name: 'Maja',
          email: 'maja@helio.example',
          phone: '1',
        }),
      );
    });

    test("offers the posting's with one click", async () => {
      const { user } = await openPitch('');
      await user.click(
        await screen.findByRole('button', { name: 'Use jobs@helio.example from the posting' }),
      );
      expect(await link()).toHaveAttribute('href', expect.stringMatching(/^mailto:jobs@helio/));
    });
  });

  describe('a letter that is too long for a link', () => {
    const LONG = 'word '.repeat(600);

    test('is on the clipboard, with a sentence that says so', async () => {
      const open = jest.spyOn(window, 'open').mockReturnValue(null);
      const { user } = await openPitch('maja@helio.example', LONG);
      const copy = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(await link());
      expect(
        await screen.findByText(/It's on your clipboard: paste it into the email\.$/),
      ).toBeVisible();
      expect(copy).toHaveBeenCalledWith(LONG);
      expect(open).toHaveBeenCalledWith(
        expect.stringMatching(/^mailto:maja@.*subject=[^&]*$/),
        '_self',
      );
      await waitFor(() => expect(mockDb.pitches[0]?.emailedAt).not.toBeNull());
    });

    test('is not recorded as emailed when it could not be copied', async () => {
      jest.spyOn(window, 'open').mockReturnValue(null);
      const { user } = await openPitch('maja@helio.example', LONG);
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
      await user.click(await link());
      expect(await screen.findByText(/Couldn't copy it\. Select the text/)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^I / })).not.toBeInTheDocument();
      expect(mockDb.pitches[0]?.emailedAt).toBeNull();
    });
  });
});

describe('PitchAllowance', () => {
  const MINUTE = 60_000;

  test('counts down hours and minutes, then fetches the allowance again', async () => {
    jest.useFakeTimers();
    const requests = recordRequests();
    const store = createTestStore();
    const rateLimit = { remaining: 3, limit: 20, resetInSeconds: 3_660 };
    await store.dispatch(
      api.util.upsertQueryData('getPitchUsage', undefined, {
        total: 0,
        rateLimit,
        model: 'gpt',
        isOwnModel: false,
        aiUses: [],
      }),
    );
    const { unmount } = render(
      <Provider store={store}>
        <PitchAllowance />
      </Provider>,
    );
    expect(screen.getByText('3 of 20 left · resets in 1 h 1 min')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4 * MINUTE));
    expect(screen.getByText('3 of 20 left · resets in 57 min')).toBeVisible();
    expect(requests).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(57 * MINUTE + 1_000));
    expect(requests).toEqual(['GET /pitches']);
    unmount();
  });

  test("isn't shown for the user's own model, which has no limit", async () => {
    const store = createTestStore();
    const rateLimit = { remaining: 0, limit: 20, resetInSeconds: 60 };
    const usage = { total: 0, rateLimit, model: 'gpt-5-mini', isOwnModel: true, aiUses: [] };
    await store.dispatch(api.util.upsertQueryData('getPitchUsage', undefined, usage));
    const { container } = render(
      <Provider store={store}>
        <PitchAllowance />
      </Provider>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('pitchStyle', () => {
  afterEach(() => localStorage.clear());

  const contact = (linkedin?: string) => ({ name: 'Maja', email: '', phone: '', linkedin });
  const PROFILE = 'https://www.linkedin.com/in/maja';
  const CONTACT = makeLead({ category: 'networking', contactInfo: contact(PROFILE), source: '' });
  const JOB = makeLead({ category: 'job-application', contactInfo: contact(PROFILE) });

  test.each([
    ['a job application', JOB, 'cover-letter'],
    ['an older lead without a kind', makeLead({ category: null }), 'cover-letter'],
    ['a sale', makeLead({ category: 'sales-lead' }), 'email'],
    ['a freelance project', makeLead({ category: 'freelance-project' }), 'proposal'],
    ['a contact with a LinkedIn profile', CONTACT, 'linkedin'],
    [
      'a contact found on LinkedIn',
      makeLead({ category: 'networking', source: 'LinkedIn', contactInfo: contact() }),
      'linkedin',
    ],
    [
      'another contact',
      makeLead({ category: 'networking', source: 'Meetup', contactInfo: contact() }),
      'email',
    ],
  ])('the first letter for %s has its type', (_kind, lead, type) => {
    expect(styleFor(lead)).toEqual({ ...styleOf(DEFAULT_PITCH_SETTINGS), type });
  });

  test('remembers the last settings of each kind, and ignores unknown ones', () => {
    const last = { type: 'email', tone: 'casual', length: 'short', platform: 'email' } as const;
    rememberStyle(JOB, last);
    expect(styleFor(makeLead({ category: 'job-application' }))).toEqual(last);
    expect(styleFor(CONTACT).type).toBe('linkedin');
    localStorage.setItem('leadside.pitch.job-application.tone', 'rude');
    expect(styleFor(JOB)).toEqual({ ...last, tone: 'professional' });
  });
});

describe('ChangedText', () => {
  const wordsLike = (word: string) =>
    Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(' ');

  test('shows two texts with little in common as a whole, since comparing them takes too long', () => {
    const [before, after] = [wordsLike('a'), wordsLike('b')];
    render(<ChangedText before={before} after={after} />);
    expect(screen.getByRole('deletion').textContent).toBe(before);
    expect(screen.getByRole('insertion').textContent).toBe(after);
  });
});

const PITCH = makePitch({
  version: 3,
  content: 'Dear Maja, I cut costs.',
  originalContent: 'Dear team, I cut costs.',
  createdAt: '2026-01-01T08:00:00.000Z',
  versions: [
    {
      at: '2026-01-02T08:00:00.000Z',
      content: 'Dear team, I cut costs.',
      sent: { channel: 'email', resume: { id: crypto.randomUUID(), name: 'ada.pdf' } },
    },
    { at: '2026-01-03T08:00:00.000Z', content: 'Dear Maja, I cut costs.', sent: null },
  ],
});

test('shows what was sent and changed, and restores a version', async () => {
  mockDb.reset({ pitches: [PITCH] });
  const { user, store } = renderFeature(null);
  act(() => void store.dispatch(dialogOpened({ kind: 'pitchVersions', pitchId: PITCH.id })));
  const list = within(await screen.findByRole('list', { name: 'Versions' }));
  const titles = () =>
    list.getAllByRole('button').map((button) => button.querySelector('strong')?.textContent);
  expect(titles()).toEqual(['Edited', 'Sent · by email', 'As written']);

  const shown = within(screen.getByRole('region', { name: 'Text of this version' }));
  expect(shown.getByRole('insertion').textContent).toBe('Maja');
  expect(shown.getByRole('deletion').textContent).toBe('team');
  expect(shown.queryByRole('button')).not.toBeInTheDocument();

  await user.click(list.getByRole('button', { name: /Sent/ }));
  expect(shown.getByText(/ada\.pdf/)).toBeVisible();
  expect(shown.queryByRole('insertion')).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(shown.getByText('This is the current text.')).toBeVisible());
  expect(mockDb.pitches[0]?.content).toBe('Dear team, I cut costs.');
  await waitFor(() =>
    expect(titles()).toEqual(['Edited', 'Edited', 'Sent · by email', 'As written']),
  );
});
