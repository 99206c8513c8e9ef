import { Link } from 'react-router-dom';
import { CenteredPage } from '#features/site/CenteredPage.tsx';
import { downloadContent } from '#features/site/content/downloadContent.ts';
import { InstallGuide } from '#features/site/InstallGuide.tsx';
import { PublicLayout } from '#features/site/PublicLayout.tsx';
import { StoreRedirect } from '#features/site/StoreRedirect.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';

interface DownloadPageProps {
  earlyAccessUrl: string | undefined;
  /** The extension's page in the store; null without one. */
  storeUrl: string | null;
  /** The built extension on this server; null if it isn't built. */
  extensionZipUrl: string | null;
  /** Leaves for another site, without an entry in the history that would lead back here. */
  redirect?: (url: string) => void;
}

const leaveFor = (url: string) => window.location.replace(url);

/** /download: goes to the store, or offers the built extension (product spec, section 2). */
export function DownloadPage({
  earlyAccessUrl,
  storeUrl,
  extensionZipUrl,
  redirect = leaveFor,
}: DownloadPageProps) {
  const { title, manual, unavailable } = downloadContent;
  return (
    <PublicLayout earlyAccessUrl={earlyAccessUrl}>
      <DocumentTitle title="Download" />
      <CenteredPage>
        <h1>{title}</h1>
        {storeUrl && <StoreRedirect storeUrl={storeUrl} redirect={redirect} />}
        {!storeUrl && <p>{extensionZipUrl ? manual.text : unavailable}</p>}
        {!storeUrl && extensionZipUrl && <InstallGuide extensionZipUrl={extensionZipUrl} />}
        {!storeUrl && !extensionZipUrl && (
          <Button variant="primary" size="large" asChild>
            <Link to="/app">Open App</Link>
          </Button>
        )}
      </CenteredPage>
    </PublicLayout>
  );
}
