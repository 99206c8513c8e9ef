import { Mail } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { plainMessage } from '#domain/messages/plainMessage.ts';
import { toastShown } from '#features/shell/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { SpinnerMark } from '#ui/feedback/SpinnerMark.tsx';
import { useDocumentEvents } from '#ui/hooks/useDocumentEvents.ts';
import { color, layer, media, radius, space, text } from '#ui/theme.ts';
import { useAddMessages } from './useAddMessages.ts';

/** Above the page while an email is dragged over it. */
const Overlay = styled.p`
  position: absolute;
  z-index: ${layer.floating};
  inset: 0;
  display: grid;
  place-items: start center;
  padding-top: 30vh;
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${color.selected} 88%, transparent);
  ${text.sectionTitle}
  color: ${color.accentText};
  pointer-events: none;
`;

const Zone = styled.div<{ $over: boolean }>`
  position: relative;
  min-width: 0;
  min-height: 100%;
  ${({ $over }) =>
    $over &&
    css`
      border-radius: ${radius.card};
      outline: 2px dashed ${color.accent};
      outline-offset: 4px;
    `}
`;

/** A row that is always there: a click puts the focus into it, for pasting. */
const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 44px;
  margin-bottom: ${space[4]};
  padding-inline: ${space[5]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.card};
  cursor: text;
  ${text.small}
  &:focus-within {
    outline: 2px solid ${color.accent};
  }
  input {
    flex: 0 1 17rem;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    font: inherit;
    font-weight: 500;
    color: ${color.ink};
    text-overflow: ellipsis;
    &::placeholder {
      opacity: 1;
      color: inherit;
    }
  }
  span {
    color: ${color.ink3};
  }
  ${media.single} {
    padding-inline: ${space[4]};
    input {
      flex: 1;
    }
    span {
      display: none;
    }
  }
`;

const isEmailFile = ({ name, type }: File): boolean =>
  /\.(?:eml|ics|txt)$/i.test(name) || /^(?:message\/rfc822|text\/(?:calendar|plain))$/.test(type);

/** A file or a text, and not a link or a card of the board. */
const mayBeEmail = ({ types }: DataTransfer): boolean =>
  types.includes('Files') || (types.includes('text/plain') && !types.includes('text/uri-list'));

/** The emails in what was pasted or dropped: files, or a text. In a field, only one that starts as an email does. */
function emailsIn(transfer: DataTransfer, isInField: boolean): (File | string)[] {
  const emails = [...transfer.files].filter(isEmailFile);
  const text = transfer.getData('text/plain').trim();
  // A word alone, or a link, is none.
  if (emails.length > 0 || !/\s/.test(text)) return emails;
  return isInField && plainMessage(text).fromAddress === '' ? [] : [text];
}

/** Where what is dropped or pasted has another meaning. */
const OTHERS = 'input:not([data-emails]), textarea, [contenteditable], [role$=dialog]';

interface MessageDropProps {
  /** `null` to find the lead. */
  leadId: string | null;
  children: ReactNode;
}

/** Takes emails that are dropped or pasted anywhere on the page, also into a field of its content. */
export function MessageDrop({ leadId, children }: MessageDropProps) {
  const { add, isReading } = useAddMessages(leadId);
  const dispatch = useAppDispatch();
  const [isOver, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);

  function take(event: DragEvent | ClipboardEvent, transfer: DataTransfer | null) {
    setOver(false);
    const around = (event.target as Element).closest(OTHERS);
    const isInField = around !== null && !around.contains(zone.current);
    if (!transfer || event.defaultPrevented || (isInField && !zone.current?.contains(around)))
      return;
    const emails = emailsIn(transfer, isInField);
    const isOtherFile = event.type === 'drop' && ![...transfer.files].every(isEmailFile);
    if (emails.length === 0 && !isOtherFile) return;
    // Otherwise, the browser opens the file.
    event.preventDefault();
    if (emails.length > 0) void add(emails);
    if (!isOtherFile) return;
    const text = 'Only emails (.eml), invitations (.ics) and texts can be added.';
    dispatch(toastShown({ tone: 'error', text }));
  }

  useDocumentEvents({
    drop: (event) => take(event, event.dataTransfer),
    paste: (event) => take(event, event.clipboardData),
    dragover: (event) => {
      const { target, dataTransfer, defaultPrevented } = event;
      if (defaultPrevented || !dataTransfer || !mayBeEmail(dataTransfer)) return;
      setOver(true);
      // A field takes texts anyway, also those that are moved within it.
      const isField = (target as Element).closest('input, textarea, [contenteditable]') !== null;
      if (!isField || dataTransfer.types.includes('Files')) event.preventDefault();
    },
    // Out of the window.
    dragleave: ({ relatedTarget }) => relatedTarget === null && setOver(false),
  });

  return (
    <Zone ref={zone} $over={isOver} data-over={isOver || undefined}>
      {leadId === null && (
        <Row>
          {isReading ? <SpinnerMark /> : <Icon of={Mail} />}
          <input
            data-emails
            value=""
            aria-label="Drop or paste an employer’s email here"
            placeholder="Drop or paste an employer’s email here"
            // Only for pasting.
            onChange={() => {}}
          />
          <span role="status">
            {isReading ? 'Reading…' : 'It goes to its lead, and you decide what changes.'}
          </span>
        </Row>
      )}
      {isOver && <Overlay role="status">Drop the email here</Overlay>}
      {leadId !== null && isReading && (
        <Row as="p" role="status">
          <SpinnerMark /> Reading…
        </Row>
      )}
      {children}
    </Zone>
  );
}
