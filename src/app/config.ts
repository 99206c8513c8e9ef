declare const __FIREBASE_PROJECT_ID__: string;
declare const __FIREBASE_API_KEY__: string;
declare const __EARLY_ACCESS_URL__: string;

/** Settings that are fixed when the web app is built (`define` in vite.config.ts). Empty: not set. */
export const config = {
  firebaseProjectId: __FIREBASE_PROJECT_ID__,
  firebaseApiKey: __FIREBASE_API_KEY__,
  earlyAccessUrl: __EARLY_ACCESS_URL__,
} as const;
