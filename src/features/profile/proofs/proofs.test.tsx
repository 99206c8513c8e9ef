import { screen, waitFor, within } from '@testing-library/react';
import { api, useGetProfileQuery } from '#api/api.ts';
import type { StoredProfile } from '#domain/contract/profile.ts';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { mockServer } from '#mocks/node.ts';
import { profileSaveFailsScenario } from '#mocks/scenarios/profile.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { ProofsView } from './ProofsView.tsx';
import { changeProofs, saveProof } from './proofThunks.ts';

function Loaded() {
  const { data } = useGetProfileQuery();
  return data ? <ProofsView profile={data} /> : null;
}

const [job] = makeProfile().experience;

async function open(overrides: Partial<StoredProfile>, description = '') {
  const experience = job ? [{ ...job, description }] : [];
  const additionalInfo = { languages: [], interests: [], achievements: [] };
  const profile = makeProfile({ experience, projects: [], additionalInfo, ...overrides });
  mockDb.reset({ profile });
  const view = renderFeature(<Loaded />);
  await screen.findByRole('heading', { name: 'Answers' });
  return view;
}

const stored = () => mockDb.profile ?? makeProfile();
const suggestions = () => screen.getByRole('region', { name: 'From your resume: check these' });
const row = (name: string) => within(screen.getByRole('listitem', { name }));

const LINES =
  '• Led a team of nine\n• Ran the three shop clusters\n• Aufbau des Portals für Stadtwerke';
const LED = 'At Fjordline Logistics I led a team of nine.';
const RAN = 'Ran the three shop clusters';

test('keeps, drops and words suggestions, moves the focus on, and ends with the last', async () => {
  const worded = { source: 'Led a team of nine', text: LED, dropped: false };
  const { user } = await open({ proofs: [], suggestions: [worded] }, LINES);
  expect(within(suggestions()).getByText('3 left')).toBeVisible();
  await user.click(row(LED).getByRole('button', { name: 'Keep' }));
  expect(row(RAN).getByRole('button', { name: 'Put into words' })).toHaveFocus();
  await user.click(row(RAN).getByRole('button', { name: 'Drop' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('listitem', { name: RAN });
  await user.click(row(RAN).getByRole('button', { name: 'Drop' }));
  await user.click(screen.getByRole('button', { name: 'Put into words' }));
  const field = screen.getByRole('textbox', { name: 'Your sentence' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Aufbau des Portals für Stadtwerke');
  await user.clear(field);
  await user.type(field, 'I built the portal.{Enter}');
  await waitFor(() => expect(screen.queryByText(/left$/)).not.toBeInTheDocument());
  await waitFor(() =>
    expect(stored()).toMatchObject({
      proofs: [
        { text: LED, source: 'Led a team of nine' },
        { text: 'I built the portal.', source: 'Aufbau des Portals für Stadtwerke' },
      ],
      suggestions: [{ source: 'Led a team of nine' }, { source: RAN, dropped: true }],
    }),
  );
});

test('adds the first proof', async () => {
  const { user } = await open({ proofs: [] });
  expect(screen.getByRole('heading', { name: 'No proofs yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload Resume' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(screen.getByRole('textbox', { name: 'New proof' }), '<script>alert(1)</script>');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible();
  await waitFor(() =>
    expect(stored().proofs).toMatchObject([{ text: '<script>alert(1)</script>' }]),
  );
});

const PROOFS = [
  {
    id: 'a',
    text: 'At Fjordline Logistics I led nine.',
    source: 'Led nine people',
    starred: false,
  },
  { id: 'b', text: 'I ran a shop.', source: '', starred: false },
];

test('groups proofs by experience; they can be starred, edited and deleted', async () => {
  const { user } = await open({ proofs: PROOFS }, 'Led nine people');
  const group = within(screen.getByRole('list', { name: 'Fjordline Logistics' }));
  expect(group.getAllByRole('listitem')).toHaveLength(1);
  await user.click(group.getByRole('button', { name: 'Star' }));
  expect(group.getByRole('button', { name: 'Star', pressed: true })).toBeVisible();
  await user.click(row('I ran a shop.').getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'Proof' }), ' Twice.{Enter}');
  await user.click(group.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Proof deleted.')).toBeVisible();
  expect(stored()).toMatchObject({
    proofs: [{ id: 'b', text: 'I ran a shop. Twice.' }],
    suggestions: [{ source: 'Led nine people', dropped: true }],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored().proofs).toHaveLength(2));
  expect(stored().suggestions).toEqual([]);
});

test('an edit that can’t be saved stays in the field, and Escape cancels it', async () => {
  mockServer.use(...profileSaveFailsScenario(500, 'The profile was not saved.'));
  const { user } = await open({ proofs: PROOFS });
  await user.click(row('I ran a shop.').getByRole('button', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Proof' });
  await user.type(field, ' Twice.{Enter}');
  expect(await screen.findByText(/^Error updating profile:/)).toBeVisible();
  expect(field).toHaveValue('I ran a shop. Twice.');
  await user.type(field, 'x'.repeat(300));
  expect(screen.getByText(/300 characters or fewer; this one has 320/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByText('I ran a shop.')).toBeVisible();
});

test('answers are saved when their field is left', async () => {
  const { user } = await open({ proofs: PROOFS });
  const field = screen.getByRole('textbox', { name: 'Salary' });
  await user.type(field, 'NOK 980,000');
  await user.tab();
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Never' }));
  await waitFor(() =>
    expect(stored().answers).toMatchObject({ salary: 'NOK 980,000', salaryWhen: 'never' }),
  );
});

test.each([
  ['unavailable', 0],
  ['available', 1],
] as const)('offers wording where the browser’s model is %s', async (availability, buttons) => {
  const checked = jest.fn(async () => availability);
  Object.assign(globalThis, { LanguageModel: { availability: checked } });
  await open({ proofs: [] }, LINES);
  await waitFor(() => expect(checked).toHaveBeenCalled());
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Word with AI' })).toHaveLength(buttons),
  );
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

describe('proofThunks', () => {
  async function loaded() {
    const store = createTestStore();
    await store.dispatch(api.endpoints.getProfile.initiate());
    const cached = () => api.endpoints.getProfile.select()(store.getState()).data;
    const toasts = () => store.getState().toasts.map(({ text }) => text);
    return { dispatch: store.dispatch, cached, toasts };
  }

  beforeEach(() => mockDb.reset({ profile: makeProfile({ proofs: [], suggestions: [] }) }));

  test('saves sentences and an answer at the same time, with what another tab saved before', async () => {
    const { dispatch, cached, toasts } = await loaded();
    const elsewhere = { id: 'theirs', text: 'I wrote a book.', source: '', starred: true };
    mockDb.profile = makeProfile({ proofs: [elsewhere], version: 5 });
    const saving = Promise.all([
      dispatch(saveProof({ text: ' I led a team. ', source: 'Led a team' })),
      dispatch(saveProof({ text: 'I ran a shop.' })),
      dispatch(changeProofs({ answers: { start: '1 March' } })),
    ]);
    expect(cached()?.proofs).toMatchObject([{ text: 'I led a team.' }, { text: 'I ran a shop.' }]);
    await saving;
    expect(toasts()).toEqual([]);
    expect(mockDb.profile.proofs.map(({ text }) => text).toSorted()).toEqual([
      'I led a team.',
      'I ran a shop.',
      'I wrote a book.',
    ]);
    expect(mockDb.profile.answers.start).toBe('1 March');
    expect(cached()).toEqual(mockDb.profile);
  });

  test('takes a sentence back that the server rejects, and says why', async () => {
    mockServer.use(...profileSaveFailsScenario(400, 'proofs must have 60 entries or fewer.'));
    const { dispatch, cached, toasts } = await loaded();
    expect(await dispatch(saveProof({ text: 'I led a team.' }))).toBeNull();
    expect(cached()?.proofs).toEqual([]);
    expect(toasts()).toEqual(['Error updating profile: proofs must have 60 entries or fewer.']);
  });
});
