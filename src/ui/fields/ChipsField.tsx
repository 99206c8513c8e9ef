import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { color, media, radius, space, text } from '../theme.ts';
import { controlStyles, Field, type FieldProps } from './Field.tsx';

const Box = styled.div`
  ${controlStyles}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: 4px;
  cursor: text;

  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 28px;
  padding-left: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  ${text.small}
  overflow-wrap: anywhere;

  ${media.touch} {
    min-height: 44px;
  }
`;

const Remove = styled.button`
  display: flex;
  align-self: stretch;
  align-items: center;
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  color: ${color.ink3};

  &:hover {
    color: ${color.ink};
  }
  &:focus {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
  ${media.touch} {
    justify-content: center;
    width: 44px;
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 8rem;
  padding: 3px ${space[2]};
  border: 0;
  outline: none;
  background: none;
  ${media.touch} {
    min-height: 44px;
  }

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
`;

const unique = (items: readonly string[]): string[] => [...new Set(items)];

const endsWith = (items: readonly string[], end: readonly string[]): boolean =>
  end.length > 0 && end.every((item, index) => items.at(index - end.length) === item);

export interface ChipsFieldProps extends FieldProps {
  items: readonly string[];
  onItemsChange: (items: string[]) => void;
  /** Splits typed text into items. */
  parse: (typed: string) => string[];
  placeholder?: string;
  name?: string;
  onBlur?: (event: React.FocusEvent) => void;
}

/**
 * A list of short texts. A comma or Enter ends an item, Backspace and the arrow keys reach the last one,
 * and Delete removes it. What is typed counts as an item before it has ended. Memoized, because Formik
 * renders all fields on each keystroke.
 */
export const ChipsField = memo(function ChipsField({
  items,
  onItemsChange,
  parse,
  placeholder,
  name,
  onBlur,
  ...field
}: ChipsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const pending = parse(typed);
  // The list can change from outside, for example when a resume fills in the form.
  const isTyping = endsWith(items, pending);
  const chips = isTyping ? items.slice(0, -pending.length) : [...items];
  const text = isTyping || pending.length === 0 ? typed : '';

  const change = (ended: readonly string[], rest: string) => {
    setTyped(rest);
    onItemsChange([...unique(ended), ...parse(rest)]);
  };

  function remove(index: number) {
    // The next chip takes the focus with the place.
    if (index === chips.length - 1) input.current?.focus();
    change(chips.toSpliced(index, 1), text);
  }

  function type(value: string) {
    // After a digit, the next character decides: "$1,200" is one item.
    const isEnded = /(?<!\d),\s*$/.test(value);
    const parts = parse(value);
    const rest = isEnded || parts.length < 2 ? '' : (parts.at(-1) ?? '');
    if (isEnded) change([...chips, ...parts], '');
    else if (rest) change([...chips, ...parts.slice(0, -1)], rest);
    else change(chips, value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, target } = event;
    const controls = [...currentTarget.querySelectorAll<HTMLElement>('button, input')];
    const index = controls.indexOf(target as HTMLElement);
    const isInput = target === input.current;
    if (isInput && key === 'Enter') {
      // Never submits the form: one Enter too many would save it.
      event.preventDefault();
      change([...chips, ...parse(text)], '');
    }
    // In the text, the keys belong to it.
    if (isInput && input.current?.selectionEnd !== 0) return;
    if (key === 'ArrowLeft') controls[index - 1]?.focus();
    if (key === 'ArrowRight' && !isInput) controls[index + 1]?.focus();
    if (isInput ? key === 'Backspace' : key === 'Backspace' || key === 'Delete') {
      event.preventDefault();
      if (chips.length > 0) remove(isInput ? index - 1 : index);
    }
  }

  function onPaste(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text').split('\n');
    if (lines.length < 2) return;
    event.preventDefault();
    change([...chips, ...parse(text), ...lines.flatMap(parse)], '');
  }

  return (
    <Field {...field}>
      {(attributes) => (
        <Box onKeyDown={onKeyDown}>
          {chips.map((item, index) => (
            <Chip
              // Items can repeat until they are committed.
              // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies an item.
              key={index}
            >
              {item}
              <Remove
                type="button"
                tabIndex={-1}
                aria-label={`Remove ${item}`}
                onClick={() => remove(index)}
              >
                <Icon of={X} size={12} />
              </Remove>
            </Chip>
          ))}
          <Input
            {...attributes}
            ref={input}
            type="text"
            name={name}
            value={text}
            placeholder={chips.length === 0 ? placeholder : undefined}
            onChange={({ target }) => type(target.value)}
            onPaste={onPaste}
            onBlur={(event) => {
              change([...chips, ...parse(text)], '');
              onBlur?.(event);
            }}
          />
        </Box>
      )}
    </Field>
  );
});
