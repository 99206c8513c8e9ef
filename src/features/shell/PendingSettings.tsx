import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { LoadingError } from './LoadingError.tsx';

interface PendingSettingsProps {
  /** For example 'AI settings'. */
  name: string;
  error: unknown;
  onRetry: () => void;
}

/** A page of the settings without its data: the frame while it loads, or why it can't. */
export function PendingSettings({ name, error, onRetry }: PendingSettingsProps) {
  if (error)
    return <LoadingError title={`Error loading ${name}`} error={error} onRetry={onRetry} />;
  return (
    <Stack aria-busy aria-label={`Loading ${name}...`}>
      <Card>
        <Skeleton height="420px" />
      </Card>
      <Card>
        <Skeleton height="220px" />
      </Card>
    </Stack>
  );
}
