import type { AddressInfo } from 'node:net';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { callAs } from '../testing/callAs.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { TEST_PASSWORD } from '../testing/testServer.ts';

let firebase: FirebaseApp;
let auth: Auth;

const { server } = suiteServer();
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  firebase = initializeApp({ apiKey: 'none', projectId: 'leadside' });
  auth = initializeAuth(firebase, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
});
afterAll(() => deleteApp(firebase));

describe('the Firebase web SDK', () => {
  it('signs in, refreshes its token and signs out', async () => {
    const { email, uid } = await server.createUser();
    const { user } = await signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    expect(user).toMatchObject({ uid, email, displayName: null, isAnonymous: false });
    await user.reload();
    const { refreshToken } = user;
    for (const token of [await user.getIdToken(), await user.getIdToken(true)]) {
      expect(await callAs(server, { token })('GET', '/api/leads')).toMatchObject({ status: 200 });
    }
    expect(user.refreshToken).not.toBe(refreshToken);
    const { claims, signInProvider } = await user.getIdTokenResult();
    expect({ claims, signInProvider }).toMatchObject({
      claims: { sub: uid, email },
      signInProvider: 'password',
    });
    await auth.signOut();
    expect(auth.currentUser).toBeNull();
  });

  it('signs out when its session has ended', async () => {
    const { email } = await server.createUser();
    const { user } = await signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    const { refreshToken } = user;
    await callAs(server, null)('POST', '/api/auth/sign-out', { refreshToken });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();
  });

  it('reports too many failed attempts as auth/too-many-requests', async () => {
    const { email } = await server.createUser();
    const attempt = () => signInWithEmailAndPassword(auth, email, 'wrong horse');
    for (let attempts = 0; attempts < 5; attempts += 1) {
      await expect(attempt()).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    }
    await expect(attempt()).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  });
});
