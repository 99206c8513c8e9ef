import { ClipboardCheck } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { counted } from '#domain/counted.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { textLink } from '#ui/buttons/textLink.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { color, radius, space, tone, text as typography } from '#ui/theme.ts';
import { useFormReading } from './useReading.ts';

export const ReadingLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 68px;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.selected};
  outline: none;
  > svg {
    color: ${color.accentText};
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
    padding-inline: ${space[2]};
  }
  strong {
    font-weight: 600;
  }
`;

const ToCheck = styled.button`
  ${textLink}
  ${typography.small}
  font-weight: 500;
  color: ${tone.progress.fg};
`;

/** 'Company and deadline are still empty.' */
function emptyText([first = '', ...others]: readonly string[]): string {
  if (first === '') return '';
  const names = [first, ...others.map((name) => name.toLowerCase())];
  const list = new Intl.ListFormat('en-US').format(names);
  return `${list} ${others.length > 0 ? 'are' : 'is'} still empty. `;
}

/** Says what was read, and leads to the next field to check. */
export function ReadLine({
  line,
  onAgain,
}: {
  line: RefObject<HTMLDivElement | null>;
  onAgain: () => void;
}) {
  const form = useFormReading();
  if (!form?.reading) return null;
  const { source, values, isChecked, kept, notice } = form.reading;
  const [next] = form.toCheck;
  const goToNext = () =>
    line.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(`[data-field='${next}'] :is(input, textarea, [aria-expanded])`)
      ?.focus();
  return (
    <ReadingLine ref={line} tabIndex={-1}>
      <Icon of={ClipboardCheck} size={20} />
      <div>
        <strong role="status">Read from {source}</strong>
        <Muted>
          {counted(Object.keys(values).length - kept.length, 'field')} filled.{' '}
          {emptyText(form.empty)}
          {kept.length > 0 && `${counted(kept.length, 'field')} kept as typed. `}
          {next && (
            <ToCheck type="button" onClick={goToNext}>
              {counted(form.toCheck.length, 'field')} to check
            </ToCheck>
          )}
          {!next && isChecked && 'All checked.'} {notice}
        </Muted>
      </div>
      <Button variant="ghost" onClick={onAgain}>
        Paste another
      </Button>
    </ReadingLine>
  );
}
