import { signOut } from '#features/auth/index.ts';
import { pitchReopened, selectPitchDraft } from '#features/pitches/index.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { followSession } from './followSession.ts';

test('leaves nothing of a user for the next one', async () => {
  const auth = fakeAuth();
  const store = createTestStore(auth);
  followSession(store, auth);
  store.dispatch(pitchReopened({ content: 'Dear Maja' } as Parameters<typeof pitchReopened>[0]));
  await store.dispatch(signOut());
  expect(selectPitchDraft(store.getState()).text).toBe('');
});
