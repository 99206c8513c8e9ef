import styled from 'styled-components';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Text that only screen readers present. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
