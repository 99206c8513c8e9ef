import { Download, FileJson, KeyRound, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useGetPasswordStateQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { SessionUser } from '#domain/auth/auth.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { selectUser } from '#features/auth/index.ts';
import { dialogOpened } from '#features/shell/index.ts';
import { loadPart } from '#features/shell/loadPart.ts';
import { useDownload } from '#features/shell/useDownload.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { color, media, space, text } from '#ui/theme.ts';
import { RestoreButton } from './RestoreButton.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  & + & {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  > :first-child {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
  h3 {
    font-weight: 500;
  }
  p {
    ${text.small}
    color: ${color.ink3};
    text-wrap: pretty;
  }
  ${media.narrow} {
    flex-direction: column;
    align-items: stretch;
    > :first-child {
      flex: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.narrow} {
    > * {
      flex: auto;
    }
  }
`;

const PASSWORD = {
  set: { label: 'Change password', text: 'Changing it signs you out everywhere else.' },
  none: { label: 'Set a password', text: 'To sign in with your email address, too.' },
};

export interface AccountSectionProps {
  /** A Firebase project manages its passwords itself. */
  canChangePassword: boolean;
}

/** The signed-in account: change its password, download its data or delete it. */
export function AccountSection(props: AccountSectionProps) {
  const user = useAppSelector(selectUser);
  return user && <Account user={user} {...props} />;
}

function Account({ user, canChangePassword }: { user: SessionUser } & AccountSectionProps) {
  const dispatch = useAppDispatch();
  const { download, isDownloading } = useDownload();
  const { data: profile } = useGetProfileQuery();
  const { data: password = 'off' } = useGetPasswordStateQuery(undefined, {
    skip: !canChangePassword,
  });

  const downloadArchive = () =>
    download({
      url: '/user/archive',
      name: `leadside-data-${new Date().toISOString().slice(0, 10)}.json`,
      failure: 'Error downloading your data',
    });

  async function downloadProfile(downloaded: UserProfile) {
    const { toJsonResume } = await loadPart(() => import('#domain/resume/jsonResume.ts'));
    const json = JSON.stringify(toJsonResume(downloaded), null, 2);
    saveFile('resume.json', new Blob([json], { type: 'application/json' }));
  }

  return (
    <SectionCard title="Account">
      <Row>
        <div>
          <h3>Signed in as</h3>
          <p>{user.email}</p>
        </div>
      </Row>
      {password !== 'off' && (
        <Row>
          <div>
            <h3>Password</h3>
            <p>{PASSWORD[password].text}</p>
          </div>
          <Button
            icon={KeyRound}
            onClick={() => dispatch(dialogOpened({ kind: 'changePassword' }))}
          >
            {PASSWORD[password].label}
          </Button>
        </Row>
      )}
      <Row>
        <div>
          <h3>Your data</h3>
          <p>Download all your data as JSON, or add the data of such an archive to this account.</p>
        </div>
        <Actions>
          <Button
            icon={Download}
            busy={isDownloading}
            busyLabel="Collecting..."
            onClick={downloadArchive}
          >
            Download my data
          </Button>
          {profile && hasProfile(profile) && (
            <Button icon={FileJson} onClick={() => downloadProfile(profile)}>
              Profile as JSON Resume
            </Button>
          )}
          <RestoreButton />
        </Actions>
      </Row>
      <Row>
        <div>
          <h3>Delete account</h3>
          <p>Permanently delete your account and data.</p>
        </div>
        <Button icon={Trash2} onClick={() => dispatch(dialogOpened({ kind: 'deleteAccount' }))}>
          Delete account
        </Button>
      </Row>
    </SectionCard>
  );
}
