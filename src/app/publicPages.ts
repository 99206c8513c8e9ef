import type { ComponentType } from 'react';
import type { PUBLIC_PATHS } from '#domain/pagePaths.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** The public pages by path; each is loaded on its first visit. */
export const publicPages: Record<(typeof PUBLIC_PATHS)[number] | '*', LoadPage> = {
  '/': async () => ({ default: (await import('#pages/HomePage.tsx')).HomePage }),
  '/login': async () => ({ default: (await import('./LoginRoute.tsx')).LoginRoute }),
  '/privacy': async () => ({ default: (await import('#pages/PrivacyPage.tsx')).PrivacyPage }),
  '/download': async () => ({ default: (await import('./DownloadRoute.tsx')).DownloadRoute }),
  '*': async () => ({ default: (await import('#pages/NotFoundPage.tsx')).NotFoundPage }),
};
