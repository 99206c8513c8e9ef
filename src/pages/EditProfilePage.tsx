import { useLocation, useNavigate } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { ProfileForm } from '#features/profile/ProfileForm.tsx';
import { ResumeSection } from '#features/resume/ResumeSection.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { selectEditProfilePage } from './selectProfilePage.ts';

/** /app/edit-profile: creates the profile, or edits it. */
export function EditProfilePage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { refetch } = useGetProfileQuery();
  const { page, profile, nextPage } = useAppSelector(selectEditProfilePage);

  if (page.status === 'content' || page.status === 'empty') {
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
      {page.status === 'error' ? (
        <LoadingError title="Error loading profile" error={page.error} onRetry={refetch} />
      ) : (
        <Spinner label="Loading..." />
      )}
    </>
  );
}
