import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Stands in the settings while there is no profile. */
export const ProfileEmptyState = () => (
  <EmptyState
    icon={UserRound}
    title="No profile yet"
    text="Pitches draw on what you have done. Upload a resume and check what was read from it, or type it in."
    action={
      <Button asChild variant="primary">
        <Link to="/app/edit-profile">Create Profile</Link>
      </Button>
    }
  />
);
