declare const __FIREBASE_PROJECT_ID__: string;
declare const __FIREBASE_API_KEY__: string;
declare const __EARLY_ACCESS_URL__: string;
declare const __EXTENSION_STORE_URL__: string;

/** Build-time settings (`define` in vite.config.ts). An empty string means not set. */
export const config = {
  firebaseProjectId: __FIREBASE_PROJECT_ID__,
  firebaseApiKey: __FIREBASE_API_KEY__,
  earlyAccessUrl: __EARLY_ACCESS_URL__,
  extensionStoreUrl: __EXTENSION_STORE_URL__,
} as const;
