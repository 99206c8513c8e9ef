import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { IconDisc } from '../display/IconDisc.tsx';
import { focusWhenLost } from '../hooks/focusWhenLost.ts';
import { useDocumentEvents } from '../hooks/useDocumentEvents.ts';
import { color, layer, media, motion, radius, space, text } from '../theme.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { FieldError } from './Field.tsx';

const Zone = styled.label<{ $over: boolean; $isButton: boolean }>`
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
  ${({ $isButton }) =>
    $isButton &&
    css`
      gap: ${space[2]};
      min-height: 36px;
      padding: 5px 13px;
      border-color: transparent;
      border-radius: ${radius.control};
      color: ${color.ink2};
      strong + span {
        ${visuallyHidden}
      }
      ${media.touch} {
        min-height: 44px;
      }
    `}
  ${({ $over }) =>
    $over &&
    css`
      border-color: ${color.accent};
      background: ${color.accentSoft};
      /* A file can be dropped anywhere. */
      &::after {
        content: '';
        position: fixed;
        inset: ${space[2]};
        z-index: ${layer.overlay};
        border: 2px dashed ${color.accent};
        border-radius: ${radius.card};
        pointer-events: none;
      }
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

const FileError = styled(FieldError)`
  margin-top: 6px;
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
  /** Looks like a button: only screen readers present the hint. */
  isButton?: boolean;
  onFile: (file: File) => void;
}

/** Takes one file, chosen or dropped anywhere in the window. */
export function FileDrop({
  label,
  hint,
  icon,
  accept,
  error,
  isBack = false,
  isButton = false,
  onFile,
}: FileDropProps) {
  const [over, setOver] = useState(false);
  const id = useId();
  const handleFiles = (files: FileList | undefined | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser opens the file.
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') handleFiles(event.dataTransfer.files);
  };
  useDocumentEvents({ dragover: handleDrag, dragleave: handleDrag, drop: handleDrag });
  return (
    <div>
      <Zone $over={over} $isButton={isButton}>
        {isButton ? <Icon of={icon} /> : <IconDisc icon={icon} />}
        <Text>
          <strong id={`${id}-name`}>{label}</strong>
          <span id={`${id}-hint`}>{hint}</span>
        </Text>
        <Input
          ref={isBack ? focusWhenLost : undefined}
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
          {error}
        </FileError>
      )}
    </div>
  );
}
