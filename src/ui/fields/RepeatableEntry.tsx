import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton.tsx';
import { Fold } from '../layout/Fold.tsx';
import { Row, Stack } from '../layout/Stack.tsx';
import { media, space } from '../theme.ts';

const Body = styled(Stack)`
  padding: ${space[2]} ${space[5]} ${space[3]} calc(${space[5]} + 28px);
  ${media.narrow} {
    padding-inline: ${space[4]};
  }
`;

interface RepeatableEntryProps {
  /** Also part of the accessible names of the buttons. */
  title: string;
  about: [about: string, aside: string];
  /** Opens the entry and focuses its first field when it appears. */
  focusFirst: boolean;
  /** `null` for the first entry. */
  onMoveUp: (() => void) | null;
  /** `null` for the last entry. */
  onMoveDown: (() => void) | null;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a repeatable section, a line that opens in place, with buttons to move and remove it. */
export function RepeatableEntry({
  title,
  about: [about, aside],
  focusFirst,
  onMoveUp,
  onMoveDown,
  onRemove,
  children,
}: RepeatableEntryProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!focusFirst || !fold.current) return;
    fold.current.open = true;
    fold.current.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [focusFirst]);
  return (
    <Fold ref={fold} title={title} about={about} aside={aside} isEntry>
      <Body>
        {children}
        <Row $justify="end" $gap={1}>
          {/* `aria-disabled` instead of `disabled` keeps the focus on a pressed button. */}
          <IconButton
            label={`Move up: ${title}`}
            icon={ChevronUp}
            aria-disabled={!onMoveUp}
            onClick={() => onMoveUp?.()}
          />
          <IconButton
            label={`Move down: ${title}`}
            icon={ChevronDown}
            aria-disabled={!onMoveDown}
            onClick={() => onMoveDown?.()}
          />
          <IconButton label={`Remove: ${title}`} icon={Trash2} onClick={onRemove} />
        </Row>
      </Body>
    </Fold>
  );
}
