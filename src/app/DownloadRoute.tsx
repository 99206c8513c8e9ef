import { DownloadPage } from '#pages/DownloadPage.tsx';
import { config } from './config.ts';

/** Where the server offers the built extension; it writes the address into every page. */
function readExtensionZipUrl(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="extension-zip"]');
  return meta?.content.startsWith('/') ? meta.content : null;
}

/** /download with its settings. */
export const DownloadRoute = ({ earlyAccessUrl }: { earlyAccessUrl: string | undefined }) => (
  <DownloadPage
    earlyAccessUrl={earlyAccessUrl}
    storeUrl={config.extensionStoreUrl || null}
    extensionZipUrl={readExtensionZipUrl()}
  />
);
