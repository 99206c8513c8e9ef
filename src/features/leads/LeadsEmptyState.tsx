import { BriefcaseBusiness, Plus, SearchX, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { filtersCleared } from './leadFiltersSlice.ts';

/** No leads at all: the way to the first one leads past the profile (product spec, section 2). */
export function LeadsEmptyState({ profileExists }: { profileExists: boolean }) {
  if (!profileExists) {
    return (
      <EmptyState
        icon={UserRound}
        title="Get Started with Leads"
        text="Tell us who you are first: your profile is what pitches are written from. Then add the jobs, projects and contacts you are after."
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
      text="Save the first job, project or contact you are after. Its status, notes and follow-ups stay in one place."
      action={
        <Button asChild variant="primary" icon={Plus}>
          <Link to="/app/leads?add">Add Your First Lead</Link>
        </Button>
      }
    />
  );
}

/** Leads are there, but none passes the search and the filters. */
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
