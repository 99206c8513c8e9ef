import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { hasProfile } from '#domain/profile.ts';
import { ProfileView } from '#features/profile/ProfileView.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorBlock } from '#ui/ErrorBlock.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Spinner } from '#ui/Spinner.tsx';

/** /app/settings: the profile to read, and the way to edit it. */
export function SettingsPage() {
  const { data: profile, error, refetch } = useGetProfileQuery();
  return (
    <>
      <PageHeader
        title="Settings"
        actions={
          profile !== undefined && (
            <Button asChild icon={Pencil}>
              <Link to="/app/edit-profile">
                {hasProfile(profile) ? 'Edit Profile' : 'Create Profile'}
              </Link>
            </Button>
          )
        }
      />
      {profile !== undefined && <ProfileView profile={profile} />}
      {profile === undefined && !error && <Spinner label="Loading..." />}
      {profile === undefined && error && (
        <ErrorBlock
          title="Error loading profile"
          text={errorMessage(error)}
          action={<Button onClick={refetch}>Try Again</Button>}
        />
      )}
    </>
  );
}
