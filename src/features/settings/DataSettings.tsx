import { Download, FileJson } from 'lucide-react';
import { useGetProfileQuery } from '#api/api.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { useDownload } from '#features/shell/useDownload.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { loadPart } from '#ui/lazy.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { DeletedSection } from './DeletedSection.tsx';
import { RestoreButton } from './RestoreButton.tsx';

async function downloadProfile(profile: UserProfile): Promise<void> {
  const { toJsonResume } = await loadPart(() => import('#domain/resume/jsonResume.ts'));
  const json = JSON.stringify(toJsonResume(profile), null, 2);
  saveFile('resume.json', new Blob([json], { type: 'application/json' }));
}

/** Settings > Data: the archive of the user's data, and the deleted leads. */
export function DataSettings() {
  const { download, isDownloading } = useDownload();
  const { data: profile, isLoading } = useGetProfileQuery();
  const downloadArchive = () =>
    download({
      url: '/user/archive',
      name: `leadside-data-${new Date().toISOString().slice(0, 10)}.json`,
      failure: 'Error downloading your data',
    });
  return (
    <Stack>
      <SectionCard
        title="Your data"
        text="Download all your data as JSON, or add the data of such an archive to this account."
      >
        <Row>
          <Button
            icon={Download}
            busy={isDownloading}
            busyLabel="Collecting..."
            onClick={downloadArchive}
          >
            Download my data
          </Button>
          {(isLoading || hasProfile(profile)) && (
            <Button
              icon={FileJson}
              disabled={isLoading}
              onClick={() => profile && downloadProfile(profile)}
            >
              Profile as JSON Resume
            </Button>
          )}
          <RestoreButton />
        </Row>
      </SectionCard>
      <DeletedSection />
    </Stack>
  );
}
