import { screen, waitFor } from '@testing-library/react';
import { api } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { EmailPitch } from './EmailPitch.tsx';

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
    expect(await link()).toHaveFocus();
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
