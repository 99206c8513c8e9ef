import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { hasProfile } from '#domain/profile.ts';
import { ProfileView } from '#features/profile/ProfileView.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/Button.tsx';
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
        <LoadingError title="Error loading profile" error={error} onRetry={refetch} />
      )}
    </>
  );
}
