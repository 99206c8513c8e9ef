import { errorMessage } from '#api/errorMessages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';

interface LoadingErrorProps {
  /** For example 'Error loading leads' (product spec, section 8). */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Why something could not be loaded, and a button to try again. */
export const LoadingError = ({ title, error, onRetry }: LoadingErrorProps) => (
  <ErrorBlock
    title={title}
    text={errorMessage(error)}
    action={<Button onClick={onRetry}>Try Again</Button>}
  />
);
