import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '#api/api.ts';
import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { EmailPitch } from './EmailPitch.tsx';
import { PitchAllowance } from './list/LettersPage.tsx';
import { rememberStyle, styleFor } from './pitchStyle.ts';

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
    const { purpose: _, messageId: __, ...style } = DEFAULT_PITCH_SETTINGS;
    expect(styleFor(lead)).toEqual({ ...style, type });
  });

  test('remembers the last settings of each kind, and ignores unknown ones', () => {
    const { purpose: _, messageId: __, ...style } = DEFAULT_PITCH_SETTINGS;
    const last = { ...style, tone: 'casual', length: 'short', platform: 'email' } as const;
    rememberStyle(JOB, last);
    expect(styleFor(makeLead({ category: 'job-application' }))).toEqual(last);
    expect(styleFor(CONTACT).type).toBe('linkedin');
    localStorage.setItem('leadside.pitch.job-application.tone', 'rude');
    expect(styleFor(JOB)).toEqual({ ...last, tone: 'professional' });
  });
});
