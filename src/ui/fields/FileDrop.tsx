import { AlertCircle, type LucideIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { IconDisc } from '../display/IconDisc.tsx';
import { useFocusWhenLost } from '../hooks/useFocusWhenLost.ts';
import { color, motion, radius, space, text } from '../theme.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { ErrorText } from './Field.tsx';

const Zone = styled.label<{ $over: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.card};
  cursor: pointer;
  transition:
    background ${motion.fast},
    border-color ${motion.fast};

  &:hover {
    background: ${color.hover};
  }
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${({ $over }) =>
    $over &&
    css`
      border-color: ${color.accent};
      background: ${color.accentSoft};
    `}
`;

const Input = styled.input`
  ${visuallyHidden}
`;

const Text = styled.span`
  min-width: 0;
  > strong {
    display: block;
    font-weight: 500;
  }
  > span {
    ${text.small}
    color: ${color.ink3};
  }
`;

const FileError = styled(ErrorText)`
  margin-top: 6px;
  overflow-wrap: anywhere;
`;

interface FileDropProps {
  /** Also the accessible name. */
  label: string;
  hint: ReactNode;
  icon: LucideIcon;
  /** The `accept` attribute of the input. It doesn't filter dropped files. */
  accept: string;
  error?: string | undefined;
  /** It replaces an element that may have had the focus. */
  isBack?: boolean | undefined;
  onFile: (file: File) => void;
}

/** Takes one file, chosen or dropped. */
export function FileDrop({
  label,
  hint,
  icon,
  accept,
  error,
  isBack = false,
  onFile,
}: FileDropProps) {
  const input = useFocusWhenLost<HTMLInputElement>(isBack);
  const [over, setOver] = useState(false);
  const id = useId();
  const handleDrag = (event: DragEvent, isOver: boolean) => {
    // Otherwise the browser opens the file.
    event.preventDefault();
    setOver(isOver);
  };
  const handleFiles = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div>
      <Zone
        $over={over}
        onDragEnter={(event) => handleDrag(event, true)}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={(event) => {
          handleDrag(event, false);
          handleFiles(event.dataTransfer.files);
        }}
      >
        <IconDisc icon={icon} />
        <Text>
          <strong id={`${id}-name`}>{label}</strong>
          <span id={`${id}-hint`}>{hint}</span>
        </Text>
        <Input
          ref={input}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            handleFiles(target.files);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </Zone>
      {error && (
        <FileError id={`${id}-error`} role="alert">
          <Icon of={AlertCircle} size={14} />
          {error}
        </FileError>
      )}
    </div>
  );
}
