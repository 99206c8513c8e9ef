import styled from 'styled-components';
import { color, space, text } from '../theme.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[8]};
  color: ${color.ink2};
  ${text.body}
`;

/** A labeled spinner, announced politely. */
export const Spinner = ({ label }: { label: string }) => (
  <Row role="status">
    <SpinnerMark />
    {label}
  </Row>
);
