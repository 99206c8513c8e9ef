import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** Settings without a profile. */
export const ProfileEmptyState = () => (
  <EmptyState
    icon={UserRound}
    title="No profile yet"
    text="Your pitches are based on your experience. Upload a resume and review it, or enter it manually."
    action={
      <Button asChild variant="primary">
        <Link to="/app/edit-profile">Create Profile</Link>
      </Button>
    }
  />
);
