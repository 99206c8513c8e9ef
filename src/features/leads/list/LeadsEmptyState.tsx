import { BriefcaseBusiness, Plus, SearchX, Upload, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '#app/hooks.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextLink } from '#ui/buttons/textLink.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { filtersCleared } from '../leadFiltersSlice.ts';
import { AddSampleLeads } from '../SampleLeads.tsx';

const EXTENSION_LINK = (
  <TextLink href="/download" target="_blank">
    browser extension
  </TextLink>
);

/** Shown when there are no leads. The profile comes first (product spec, section 2). */
export function LeadsEmptyState({ profileExists }: { profileExists: boolean }) {
  const dispatch = useAppDispatch();
  if (!profileExists) {
    return (
      <EmptyState
        icon={UserRound}
        title="Get Started with Leads"
        text="Start with your profile; we use it to write your pitches. Upload a resume and review it, or enter it manually."
        action={
          <Row $justify="center">
            <Button asChild variant="primary">
              <Link to="/app/edit-profile">Complete Your Profile First</Link>
            </Button>
            <AddSampleLeads />
          </Row>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title="No Leads Yet"
      text={
        <>
          Paste a job posting to see what it asks for and get your letter, or add a project or
          contact. You can also save pages as you browse with the {EXTENSION_LINK}.
        </>
      }
      action={
        <Row $justify="center">
          <Button asChild variant="primary" icon={Plus}>
            <Link to="/app/leads?add">Add Your First Lead</Link>
          </Button>
          <Button icon={Upload} onClick={() => dispatch(dialogOpened({ kind: 'importLeads' }))}>
            Import leads
          </Button>
          <AddSampleLeads />
        </Row>
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
