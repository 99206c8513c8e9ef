import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, text } from '#ui/theme.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${text.label}
`;

/** How many fields the page doesn't state, and a way to find them. */
export function MissingFields({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box>
      <p>{count === 1 ? '1 field not found' : `${count} fields not found`}</p>
      {children}
    </Box>
  );
}
