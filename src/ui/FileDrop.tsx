import { AlertCircle, type LucideIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, motion, radius, space, text } from './theme.ts';
import { useFocusWhenLost } from './useFocusWhenLost.ts';
import { visuallyHidden } from './visuallyHidden.ts';

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

const Disc = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

const Words = styled.span`
  min-width: 0;
  strong {
    display: block;
    font-weight: 500;
  }
`;

const Hint = styled.span`
  ${text.small}
  color: ${color.ink3};
`;

const Problem = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  ${text.small}
  color: ${color.dangerText};
  overflow-wrap: anywhere;
  svg {
    margin-top: 3px;
  }
`;

interface FileDropProps {
  /** What to choose: the control's accessible name. */
  label: string;
  hint: ReactNode;
  icon: LucideIcon;
  /** As the `accept` of a file input; what is dropped is not filtered by it. */
  accept: string;
  error?: string | undefined;
  /** It comes back in place of something that may have had the focus. */
  isBack?: boolean | undefined;
  onFile: (file: File) => void;
}

/** Takes one file, picked or dropped. */
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
  const drag = (event: DragEvent, isOver: boolean) => {
    // Without this the browser would open the file instead.
    event.preventDefault();
    setOver(isOver);
  };
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div>
      <Zone
        $over={over}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <Disc>
          <Icon of={icon} size={18} />
        </Disc>
        <Words>
          <strong id={`${id}-name`}>{label}</strong>
          <Hint id={`${id}-hint`}>{hint}</Hint>
        </Words>
        <Input
          ref={input}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            take(target.files);
            // So that the same file can be picked once more.
            target.value = '';
          }}
        />
      </Zone>
      {error && (
        <Problem id={`${id}-error`} role="alert">
          <Icon of={AlertCircle} size={14} />
          {error}
        </Problem>
      )}
    </div>
  );
}
