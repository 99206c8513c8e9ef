import { BriefcaseBusiness, Plus, SearchX, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { filtersCleared } from './leadFiltersSlice.ts';

/** Shown without leads: the profile comes first, then the first lead (product spec, section 2). */
export function LeadsEmptyState({ profileExists }: { profileExists: boolean }) {
  if (!profileExists) {
    return (
      <EmptyState
        icon={UserRound}
        title="Get Started with Leads"
        text="Start with your profile; we use it to write your pitches. Then add the jobs, projects and contacts you're pursuing."
        action={
          <Button asChild variant="primary">
            <Link to="/app/edit-profile">Complete Your Profile First</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title="No Leads Yet"
      text="Add a job, project or contact to track its status, notes and follow-ups in one place."
      action={
        <Button asChild variant="primary" icon={Plus}>
          <Link to="/app/leads?add">Add Your First Lead</Link>
        </Button>
      }
    />
  );
}

/** Shown when no lead matches the search and the filters. */
export function NoMatchingLeads() {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={SearchX}
      title="No matching leads"
      text="Try a different search or clear your filters."
      action={<Button onClick={() => dispatch(filtersCleared())}>Clear filters</Button>}
    />
  );
}
