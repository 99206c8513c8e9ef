import { useLocation, useNavigate } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { selectLeads } from '#features/leads/index.ts';
import { ProfileForm } from '#features/profile/ProfileForm.tsx';
import { ResumeSection } from '#features/resume/ResumeSection.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** /app/edit-profile: creates the profile, or edits it. A new user goes on to the first lead. */
export function EditProfilePage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: profile, error, refetch } = useGetProfileQuery();
  const nextPage = useAppSelector(selectLeads).length > 0 ? '/app/settings' : '/app/leads';

  if (profile !== undefined) {
    return (
      <ProfileForm
        profile={profile}
        resume={
          <ResumeSection
            storedId={state?.resumeId}
            jsonResume={state?.jsonResume}
            isFirst={!hasProfile(profile)}
          />
        }
        onClose={() => navigate('/app/settings')}
        onCreated={() => navigate(nextPage)}
      />
    );
  }
  return (
    <>
      <PageHeader title="Edit Profile" />
      {error ? (
        <LoadingError title="Error loading profile" error={error} onRetry={refetch} />
      ) : (
        <Spinner label="Loading..." />
      )}
    </>
  );
}
