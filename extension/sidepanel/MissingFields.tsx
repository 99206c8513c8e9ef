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

interface MissingFieldsProps {
  /** Their labels. */
  fields: readonly string[];
  children: ReactNode;
}

/** The fields that the page doesn't state, and a way to find them. */
export function MissingFields({ fields, children }: MissingFieldsProps) {
  return (
    <Box $justify="space-between">
      <p>Not found: {new Intl.ListFormat('en-US').format(fields)}</p>
      {children}
    </Box>
  );
}
