import { FileText } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetProfileQuery } from '#api/api.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { useLeadInView } from '#features/leads/useLeadInView.ts';
import { ResumeScreen } from '#features/resume/ResumeScreen.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** /app/leads/resume: a resume for the lead in `?lead=`, or for anyone. */
export function ResumePage() {
  const navigate = useNavigate();
  const leadId = useSearchParams()[0].get('lead');
  const { data: profile, error, refetch } = useGetProfileQuery();
  const lead = useLeadInView(leadId, () => void navigate('/app/leads', { replace: true }));
  if (hasProfile(profile) && (lead || leadId === null)) {
    return <ResumeScreen key={leadId} lead={lead ?? null} profile={profile} />;
  }
  if (profile !== undefined && !hasProfile(profile)) {
    return (
      <EmptyState
        icon={FileText}
        title="No profile yet"
        text="A resume is made from your profile."
        action={
          <Button asChild variant="primary">
            <Link to="/app/edit-profile">Create Profile</Link>
          </Button>
        }
      />
    );
  }
  if (error) return <LoadingError title="Error loading profile" error={error} onRetry={refetch} />;
  return (
    <div data-own-head>
      <Skeleton height="32rem" />
    </div>
  );
}
