import { type SessionUser, shownName } from '#domain/auth/auth.ts';
import { readText, storeSetting } from '#ui/browserSetting.ts';

const STORAGE_KEY = 'leadside.userName';

/** Remembers the name of the user's profile for the public site, which doesn't load the profile. */
export const storeUserName = (uid: string, name: string): void =>
  storeSetting(STORAGE_KEY, `${uid} ${name}`);

/** Forgets the name of the user who signs out. */
export const forgetUserName = (): void => storeSetting(STORAGE_KEY, '');

/** The remembered name of the user, or else the start of the email address. */
export function storedUserName(user: SessionUser): string {
  const [uid, ...name] = (readText(STORAGE_KEY) ?? '').split(' ');
  return shownName(user, uid === user.uid ? name.join(' ') : '');
}
