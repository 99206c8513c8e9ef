import { ClipboardPaste, FileText, ScanText } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { SpinnerMark } from '#ui/feedback/SpinnerMark.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { useDocumentEvents } from '#ui/hooks/useDocumentEvents.ts';
import { Row } from '#ui/layout/Stack.tsx';
import { color, media, radius, space } from '#ui/theme.ts';
import { ReadingLine, ReadLine } from './ReadLine.tsx';
import { useFormReading } from './useReading.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-height: 148px;
  padding: ${space[4]};
  border: 1px dashed ${color.accent};
  border-radius: ${radius.card};
  background: ${color.selected};
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }
  textarea {
    min-height: 28px;
    max-height: 30vh;
    border: 0;
    background: none;
    outline: none;
    resize: none;
    field-sizing: content;
    font-size: 1rem;
    &::placeholder {
      color: ${color.ink2};
      opacity: 1;
    }
  }
  ${media.narrow} {
    min-height: 112px;
  }
`;

interface PostingBoxProps {
  /** Takes a ZIP file, which has many leads. */
  onZip: (file: File) => void;
}

/** Takes a posting, its address or a file, and fills in the form around it (product spec, sections 5 and 8). */
export function PostingBox({ onZip }: PostingBoxProps) {
  const form = useFormReading();
  const [text, setText] = useState('');
  const [isAgain, setAgain] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLDivElement>(null);

  async function read(input: string, html = '') {
    setText(input);
    setAgain(false);
    if (await form?.read(input, html)) setText('');
  }

  function readFile(file: File) {
    if (/\.zip$/i.test(file.name)) onZip(file);
    else void form?.take({ text: '', file });
  }

  function take(data: DataTransfer | null, event: { preventDefault: () => void }) {
    const [file] = data?.files ?? [];
    const pasted = data?.getData('text') ?? '';
    if (!file && pasted.trim() === '') return;
    event.preventDefault();
    if (file) readFile(file);
    else void read(pasted, data?.getData('text/html'));
  }

  // What is pasted anywhere but into another field or a dialog.
  useDocumentEvents({
    paste: (event) => {
      const field = (event.target as Element).closest('input, textarea, [role$=dialog]');
      if (field === null || field === box.current) take(event.clipboardData, event);
    },
  });
  useEffect(() => {
    if (isAgain) box.current?.focus();
  }, [isAgain]);
  const isReading = form !== null && form.source !== '';
  // The focus was lost with the box. It goes on to what is still to type.
  useEffect(() => {
    if (!isReading) return;
    return () => {
      if (document.activeElement !== document.body) return;
      const fields = document.querySelectorAll<HTMLInputElement>('form [aria-required]');
      (box.current ?? [...fields].find(({ value }) => value === '') ?? line.current)?.focus();
    };
  }, [isReading]);

  /** Without permission, the user pastes into the box. */
  async function paste() {
    try {
      const [item] = await navigator.clipboard.read();
      const textOf = async (type: string) =>
        item?.types.includes(type) ? (await item.getType(type)).text() : '';
      await read(await textOf('text/plain'), await textOf('text/html'));
    } catch {
      box.current?.focus();
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || text.includes('\n')) return;
    event.preventDefault();
    void read(text);
  }
  function drop(event: DragEvent) {
    // Files can be dropped anywhere.
    if (event.dataTransfer.files.length === 0) take(event.dataTransfer, event);
  }

  if (!form) return null;
  if (isReading) {
    return (
      <ReadingLine>
        <SpinnerMark />
        <div role="status">
          <strong>Reading {form.source}…</strong>
        </div>
        <Button onClick={form.stop}>Stop</Button>
      </ReadingLine>
    );
  }
  if (form.reading && !isAgain && form.problem === '') {
    return <ReadLine line={line} onAgain={() => setAgain(true)} />;
  }
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <textarea
        ref={box}
        name="posting"
        rows={1}
        aria-label="Paste a posting, or its address"
        placeholder="Paste a posting, or its address"
        aria-invalid={form.problem !== '' || undefined}
        aria-describedby="posting-note"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      {form.problem ? (
        <ErrorText id="posting-note" role="alert">
          {form.problem}
        </ErrorText>
      ) : (
        <Muted id="posting-note">
          A LinkedIn post URL works too, and so does a PDF or Word file.
        </Muted>
      )}
      <Row $push="top" $pad={[2, 0, 0]}>
        {text === '' ? (
          <Button icon={ClipboardPaste} onClick={paste}>
            Paste
          </Button>
        ) : (
          <Button icon={ScanText} onClick={() => read(text)}>
            Read
          </Button>
        )}
        <FileDrop
          isButton
          label="Choose a file"
          hint="A PDF, Word or text file with the posting"
          icon={FileText}
          accept=".pdf,.doc,.docx,.txt,.md,.html,.eml,.zip"
          onFile={readFile}
        />
        <Muted>It fills the fields below. Nothing is saved yet.</Muted>
      </Row>
    </Box>
  );
}
