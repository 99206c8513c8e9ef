import styled from 'styled-components';
import { space } from '../theme.ts';
import { Row } from './Stack.tsx';

/** The title of a section of a sheet, with what can be added to it. */
export const SectionHead = styled(Row).attrs({ $justify: 'space-between' })`
  min-height: 32px;
  margin-bottom: ${space[2]};
  /* The words end where the lines do. */
  > button:last-child,
  > div > button:last-child {
    margin-right: -13px;
  }
`;
