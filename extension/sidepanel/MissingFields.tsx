import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Row } from '#ui/layout/Stack.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Box = styled(Row)`
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${text.label}
`;

/** How many fields the page doesn't state, and a way to find them. */
export function MissingFields({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box $justify="space-between">
      <p>{count === 1 ? '1 field not found' : `${count} fields not found`}</p>
      {children}
    </Box>
  );
}
