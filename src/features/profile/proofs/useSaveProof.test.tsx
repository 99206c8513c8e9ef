import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { mockServer } from '#mocks/node.ts';
import { profileSaveFailsScenario } from '#mocks/scenarios/profile.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { useSaveAnswer, useSaveProof } from './useSaveProof.ts';

async function renderHooks() {
  const store = createTestStore();
  await store.dispatch(api.endpoints.getProfile.initiate());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => ({ save: useSaveProof(), answer: useSaveAnswer() }), {
    wrapper,
  });
  const cached = () => api.endpoints.getProfile.select()(store.getState()).data;
  const toasts = () => store.getState().toasts.map(({ text }) => text);
  return { result, cached, toasts };
}

beforeEach(() => mockDb.reset({ profile: makeProfile({ proofs: [], suggestions: [] }) }));

test('saves sentences and an answer at the same time, with what another tab saved before', async () => {
  const { result, cached, toasts } = await renderHooks();
  const elsewhere = { id: 'theirs', text: 'I wrote a book.', source: '', starred: true };
  mockDb.profile = makeProfile({ proofs: [elsewhere], version: 5 });
  let saving: Promise<unknown> = Promise.resolve();
  act(() => {
    saving = Promise.all([
      result.current.save({ text: ' I led a team. ', source: 'Led a team' }),
      result.current.save({ text: 'I ran a shop.' }),
      result.current.answer({ start: '1 March' }),
    ]);
  });
  expect(cached()?.proofs).toMatchObject([{ text: 'I led a team.' }, { text: 'I ran a shop.' }]);
  await act(() => saving);
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
  const { result, cached, toasts } = await renderHooks();
  expect(await act(() => result.current.save({ text: 'I led a team.' }))).toBeNull();
  expect(cached()?.proofs).toEqual([]);
  expect(toasts()).toEqual(['Error updating profile: proofs must have 60 entries or fewer.']);
});
