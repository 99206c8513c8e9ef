import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { color, layer, media, radius, shadow, space, text } from '#ui/theme.ts';
import { selectionCleared } from './listSlice.ts';
import { NARROW_QUERY, useMediaQuery } from './useMediaQuery.ts';

const FloatingBar = styled.section`
  position: fixed;
  z-index: ${layer.bar};
  anchor-name: --bar;
  bottom: calc(${space[6]} + env(safe-area-inset-bottom));
  left: 50%;
  left: anchor(--main center, 50%);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  width: max-content;
  max-width: calc(100vw - ${space[8]});
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  transform: translateX(-50%);
  > strong {
    ${text.small}
    font-weight: 600;
  }
  > form {
    display: flex;
    align-items: end;
    gap: ${space[2]};
  }
  ${media.narrow} {
    bottom: calc(var(--foot, 0px) + ${space[2]});
    justify-content: space-between;
    max-width: calc(100vw - ${space[4]});
    > strong {
      /* Only the cross is beside it. */
      flex: 1 0 calc(100% - 60px);
    }
  }
`;

interface SelectionBarProps {
  label: string;
  /** How much is selected. */
  status: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** Changes what is selected. It floats over the list and doesn't block it. */
export function SelectionBar({ label, status, children }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  return (
    <FloatingBar aria-label={label}>
      <strong role="status">{status}</strong>
      <IconButton label="Clear selection" icon={X} onClick={() => dispatch(selectionCleared())} />
      {children}
    </FloatingBar>
  );
}

/** Only an icon on a phone, so that the bar covers little of the list. */
export function BarButton({ label, icon, ...props }: ComponentProps<typeof IconButton>) {
  const isNarrow = useMediaQuery(NARROW_QUERY);
  if (isNarrow) return <IconButton label={label} icon={icon} {...props} />;
  return (
    <Button icon={icon} {...props}>
      {label}
    </Button>
  );
}
