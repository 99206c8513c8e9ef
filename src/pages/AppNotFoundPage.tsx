import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** Shown in the app shell for unknown URLs under /app. */
export const AppNotFoundPage = () => (
  <>
    <PageHeader title="Page not found" />
    <EmptyState
      icon={SearchX}
      title="This page doesn't exist or has moved."
      text="Check the address, or go to your dashboard."
      action={
        <Button asChild>
          <Link to="/app">Go to Dashboard</Link>
        </Button>
      }
    />
  </>
);
