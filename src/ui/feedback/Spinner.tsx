import { Row } from '../layout/Stack.tsx';
import { SpinnerMark } from './SpinnerMark.tsx';

/** A labeled spinner, announced politely. */
export const Spinner = ({ label }: { label: string }) => (
  <Row $justify="center" $gap={2} $pad={8} $tone="ink2" $size="body" role="status">
    <SpinnerMark />
    {label}
  </Row>
);
