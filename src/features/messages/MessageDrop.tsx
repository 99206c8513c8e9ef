import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { plainMessage } from '#domain/messages/plainMessage.ts';
import { color, radius } from '#ui/theme.ts';
import { useAddMessages } from './useAddMessages.ts';

const Zone = styled.div<{ $over: boolean }>`
  min-width: 0;
  ${({ $over }) =>
    $over &&
    css`
      border-radius: ${radius.card};
      outline: 2px dashed ${color.accent};
      outline-offset: 4px;
    `}
`;

const isEmailFile = ({ name, type }: File): boolean =>
  /\.(?:eml|ics|txt)$/i.test(name) || /^(?:message\/rfc822|text\/(?:calendar|plain))$/.test(type);

/** The emails in what was pasted or dropped: files, or a text that starts as an email does. */
function emailsIn({ files, getData }: Pick<DataTransfer, 'files' | 'getData'>, takesAny: boolean) {
  const emails = [...files].filter(isEmailFile);
  if (emails.length > 0) return emails;
  const text = getData('text/plain');
  const isEmail = takesAny ? text.trim() !== '' : plainMessage(text).fromAddress !== '';
  return isEmail ? [text] : [];
}

interface MessageDropProps {
  /** `null` to find the lead. */
  leadId: string | null;
  children: ReactNode;
}

/** Takes emails that are dropped on its content, and those that are pasted, also into a field. */
export function MessageDrop({ leadId, children }: MessageDropProps) {
  const add = useAddMessages(leadId);
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);

  const enter = (event: DragEvent, change: number) => {
    // Cards of the board are dragged, too.
    if (!event.dataTransfer.types.some((type) => type === 'Files' || type === 'text/plain')) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    depth.current = 0;
    setOver(false);
    const emails = emailsIn(transferOf(event.dataTransfer), true);
    if (emails.length === 0) return;
    event.preventDefault();
    void add(emails);
  };
  const paste = (event: ClipboardEvent) => {
    const emails = emailsIn(transferOf(event.clipboardData), false);
    if (emails.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void add(emails);
  };

  return (
    <Zone
      $over={isOver}
      data-over={isOver || undefined}
      onDragEnter={(event) => enter(event, 1)}
      onDragOver={(event) => enter(event, 0)}
      onDragLeave={(event) => enter(event, -1)}
      onDrop={drop}
      onPasteCapture={paste}
    >
      {isOver && <p role="status">Drop the email here</p>}
      {children}
    </Zone>
  );
}

const transferOf = (transfer: DataTransfer) => ({
  files: transfer.files,
  getData: (type: string) => transfer.getData(type),
});
