import type { ComponentType } from 'react';
import type { PUBLIC_PATHS } from '#domain/pagePaths.ts';
import { config } from './config.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

const earlyAccessUrl = config.earlyAccessUrl || undefined;

/** A page with the settings that are built in. */
const page =
  (load: () => Promise<ComponentType<{ earlyAccessUrl: string | undefined }>>): LoadPage =>
  async () => {
    const Page = await load();
    return { default: () => <Page earlyAccessUrl={earlyAccessUrl} /> };
  };

/** The public pages by path; each is loaded on its first visit. */
export const publicPages: Record<(typeof PUBLIC_PATHS)[number] | '*', LoadPage> = {
  '/': page(async () => (await import('#pages/HomePage.tsx')).HomePage),
  '/login': page(async () => (await import('./LoginRoute.tsx')).LoginRoute),
  '/privacy': page(async () => (await import('#pages/PrivacyPage.tsx')).PrivacyPage),
  '/download': page(async () => (await import('./DownloadRoute.tsx')).DownloadRoute),
  '*': page(async () => (await import('#pages/NotFoundPage.tsx')).NotFoundPage),
};
