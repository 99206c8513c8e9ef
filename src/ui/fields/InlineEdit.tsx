import { Pencil } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton.tsx';
import { CANCELS_ON_ESCAPE } from '../overlays/DialogShell.tsx';
import { color, media, motion, radius, space } from '../theme.ts';
import { controlStyles, FieldError } from './Field.tsx';

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  /* The pencil is as tall as a line of text, so that rows stay even. */
  > button[aria-label] {
    margin: -8px -6px;
  }
`;

/** Text that turns into a field when it is pressed. */
const Trigger = styled.button<{ $adds: boolean }>`
  max-width: calc(100% + 12px);
  margin: -3px -6px;
  padding: 3px 6px;
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-align: left;
  ${({ $adds }) =>
    $adds
      ? `color: ${color.accentText};`
      : `text-decoration: underline dotted ${color.control} 1px; text-underline-offset: 4px;`}
  transition: background ${motion.fast};
  &:hover {
    background: ${color.hover};
  }
  ${media.touch} {
    min-width: 44px;
    margin-block: -12px;
    padding-block: 12px;
  }
`;

const Problem = styled(FieldError)`
  margin-top: ${space[1]};
`;

const Editor = styled.div<{ $wide: boolean }>`
  min-width: 0;
  max-width: ${({ $wide }) => ($wide ? 'none' : '16rem')};
`;

const Input = styled.input`
  ${controlStyles}
  && {
    min-height: 32px;
    padding: 3px ${space[2]};
    ${media.touch} {
      min-height: 44px;
    }
  }
`;

/** A text that is edited in place, as `InlineEdit` and its owner share it. */
export interface InlineText {
  /** The text in the field; `null` while the value is shown. */
  text: string | null;
  error: string | null;
  start: () => void;
  change: (text: string) => void;
  cancel: () => void;
  /** Saves the text. */
  commit: () => void;
}

interface InlineTextOptions {
  /** What is wrong with a text; it isn't saved then. */
  problemOf?: (text: string) => string | null;
  /** Gets the trimmed text, if it differs. If it resolves to what is wrong, the text returns with that. */
  save: (text: string) => Promise<unknown>;
  /** Called when the field was left and the text is saved, or without a change. */
  onEnd?: () => void;
}

/** The state of an `InlineEdit` whose new text shows while it's saved. */
export function useInlineText(
  current: string,
  { problemOf, save, onEnd }: InlineTextOptions,
): { value: string; edit: InlineText; saving: string | null } {
  const [text, setText] = useState<string | null>(null);
  const [saving, setSaving] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  function show(newText: string | null, newError: string | null = null) {
    setText(newText);
    setError(newError);
  }
  function cancel() {
    show(null);
    onEnd?.();
  }
  return {
    value: saving || current,
    saving,
    edit: {
      text,
      error,
      start: () => show(current),
      change: show,
      cancel,
      commit() {
        if (text === null) return;
        const typed = text.trim();
        if (typed === current) return cancel();
        const problem = problemOf?.(typed);
        if (problem) return setError(problem);
        show(null);
        setSaving(typed);
        void save(typed)
          .then((rejected) => {
            if (typeof rejected !== 'string') return;
            setError(rejected);
            setText((newer) => newer || typed);
          })
          .finally(() => {
            setSaving(null);
            onEnd?.();
          });
      },
    },
  };
}

interface InlineEditProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    'inputMode' | 'placeholder' | 'type' | 'max' | 'maxLength'
  > {
  label: string;
  edit: InlineText;
  /** Several lines: Enter starts a new one, and Ctrl+Enter or leaving the field saves. */
  multiline?: boolean;
  /** Starts with the field. */
  autoStart?: boolean;
  /** The value as text: the button that starts editing. */
  value?: string;
  /** The button's text when there is no value. */
  addLabel?: string;
  /** The value as something to use, such as a link, with a button for editing beside it. */
  children?: ReactNode;
}

/** A value that is edited in place: Enter and leaving the field save it, Escape cancels. */
export function InlineEdit({
  label,
  edit,
  multiline = false,
  autoStart = false,
  value,
  addLabel,
  children,
  ...input
}: InlineEditProps) {
  const { text, error } = edit;
  const noteId = useId();
  const root = useRef<HTMLDivElement>(null);
  // The field replaces the button and the other way round; the focus follows after the next render.
  const movesFocus = useRef(false);
  // A passive effect of an earlier render could run before the next one, and move the focus too soon.
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const control = root.current?.querySelector<HTMLElement>('input, textarea, button');
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  });
  const start = () => {
    movesFocus.current = true;
    edit.start();
  };
  const handleMount = useEffectEvent(() => {
    if (autoStart) start();
  });
  useEffect(() => handleMount(), []);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isEnter = event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey);
    if (!isEnter && event.key !== 'Escape') return;
    // Escape closes nothing else, Enter submits nothing.
    event.preventDefault();
    movesFocus.current = true;
    if (isEnter) edit.commit();
    else edit.cancel();
  }

  return (
    <Editor ref={root} $wide={multiline || text === null}>
      {text !== null && (
        <Input
          {...input}
          {...(multiline && { as: 'textarea', rows: 4 })}
          {...CANCELS_ON_ESCAPE}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          value={text}
          onChange={(event) => edit.change(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={edit.commit}
        />
      )}
      {text !== null && error && (
        <Problem id={noteId} role="alert">
          {error}
        </Problem>
      )}
      {text === null && children && (
        <Value>
          {children}
          <IconButton label={`Edit ${label}`} icon={Pencil} onClick={start} />
        </Value>
      )}
      {text === null && !children && (
        <Trigger
          type="button"
          $adds={addLabel !== undefined}
          aria-label={addLabel ? undefined : `${label}: ${value}`}
          onClick={start}
        >
          {addLabel ?? value}
        </Trigger>
      )}
    </Editor>
  );
}
