import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { color, space } from '#ui/theme.ts';
import { PublicHeader } from './PublicHeader.tsx';

const Main = styled.main`
  width: min(42rem, 100%);
  margin: 0 auto;
  padding: ${space[16]} ${space[4]};
  text-align: center;

  a[href] {
    color: ${color.accentText};
  }
`;

interface DownloadPageProps {
  /** The extension's page in the browser's store. */
  storeUrl: string | null;
  /** The built extension on this server. */
  extensionZipUrl: string | null;
}

/** /download: goes on to the extension's store page (product spec, section 2). */
export function DownloadPage({ storeUrl, extensionZipUrl }: DownloadPageProps) {
  useEffect(() => {
    if (storeUrl !== null) window.location.replace(storeUrl);
  }, [storeUrl]);
  return (
    <>
      <DocumentTitle title="Download" />
      <PublicHeader>
        <Button variant="ghost" asChild>
          <Link to="/">Back to Home</Link>
        </Button>
      </PublicHeader>
      <Main>
        {storeUrl !== null ? (
          <>
            <Spinner label="Redirecting..." />
            <p>
              {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the spec's words. */}
              If nothing happens, <a href={storeUrl}>click here</a>.
            </p>
          </>
        ) : extensionZipUrl !== null ? (
          <p>
            <a href={extensionZipUrl}>Download the extension</a>, unzip it, and load it at
            chrome://extensions with Developer mode and <b>Load unpacked</b>.
          </p>
        ) : (
          <p>The extension isn't available for download yet.</p>
        )}
      </Main>
    </>
  );
}
