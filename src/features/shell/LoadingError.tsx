import { errorMessage } from '#api/errorMessages.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBlock } from '#ui/ErrorBlock.tsx';

interface LoadingErrorProps {
  /** 'Error loading leads' and its like (product spec, section 8). */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where something could not be loaded: why, and the way to try again. */
export const LoadingError = ({ title, error, onRetry }: LoadingErrorProps) => (
  <ErrorBlock
    title={title}
    text={errorMessage(error)}
    action={<Button onClick={onRetry}>Try Again</Button>}
  />
);
