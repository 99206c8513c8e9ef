import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton.tsx';
import { Stack } from '../layout/Stack.tsx';
import { color, media, radius, space, text } from '../theme.ts';

const Sheet = styled.fieldset`
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.line};
`;

const Title = styled.h3`
  flex: 1;
  min-width: 0;
  ${text.cardTitle}
  overflow-wrap: anywhere;
`;

const Body = styled(Stack)`
  padding: ${space[4]};
  ${media.narrow} {
    padding: ${space[3]};
  }
`;

interface RepeatableEntryProps {
  /** Also part of the accessible names of the buttons. */
  title: string;
  /** Focuses the first field when the entry appears. */
  focusFirst: boolean;
  /** `null` for the first entry. */
  onMoveUp: (() => void) | null;
  /** `null` for the last entry. */
  onMoveDown: (() => void) | null;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a repeatable section, with buttons to move and remove it. */
export function RepeatableEntry({
  title,
  focusFirst,
  onMoveUp,
  onMoveDown,
  onRemove,
  children,
}: RepeatableEntryProps) {
  const sheet = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focusFirst) sheet.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [focusFirst]);
  return (
    <Sheet ref={sheet} aria-label={title}>
      <Head>
        <Title>{title}</Title>
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
      </Head>
      <Body>{children}</Body>
    </Sheet>
  );
}
