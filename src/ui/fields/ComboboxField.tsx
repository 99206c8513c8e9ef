import { Command } from 'cmdk';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { choiceStyles, floatingStyles } from '../overlays/floatingStyles.ts';
import { color, media, space, text } from '../theme.ts';
import { controlStyles, Field, type FieldProps } from './Field.tsx';
import type { Option } from './SelectControl.tsx';

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyles}
  padding-right: 36px;
  text-overflow: ellipsis;
`;

const Arrow = styled(Icon)`
  position: absolute;
  top: calc(50% - 8px);
  right: 12px;
  color: ${color.ink3};
  pointer-events: none;
`;

const Panel = styled(Popover.Content)`
  ${floatingStyles}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  width: var(--radix-popover-trigger-width);
  max-height: min(20rem, var(--radix-popover-content-available-height));
  outline: none;
`;

const List = styled.div`
  min-height: 0;
  overflow-y: auto;
`;

const Choice = styled.div`
  ${choiceStyles}
  padding-right: 32px;
  overflow-wrap: anywhere;

  > svg {
    position: absolute;
    right: 8px;
  }
`;

const Note = styled.p`
  padding: ${space[2]};
  ${text.smallest}
  font-weight: 500;
  color: ${color.ink3};
  ${media.narrow} {
    padding-inline: ${space[3]};
  }
`;

interface ComboboxFieldProps extends FieldProps {
  /** `undefined` when nothing is chosen. */
  chosen: Option | undefined;
  onValueChange: (value: string) => void;
  /** Called with the text that the options should match. */
  onSearchChange: (search: string) => void;
  options: readonly Option[];
  /** Shown below the options: that there are more, or none. */
  note?: string | undefined;
  placeholder?: string;
  /** Whether leaving the field chooses the text in it, which need not be one of the options. */
  allowsOther?: boolean;
  onFocus?: () => void;
}

/**
 * A choice from more options than a list can show: typing narrows them. It shows the choice while it is
 * closed and the search while it is open. Only a click on an option or Enter chooses.
 */
export function ComboboxField({
  chosen,
  onValueChange,
  onSearchChange,
  options,
  note,
  placeholder = 'Choose…',
  allowsOther = false,
  onFocus,
  ...field
}: ComboboxFieldProps) {
  const inputId = useId();
  // Ids of ours: cmdk would focus the list, as it doesn't know the field's, and names no option at first.
  const listId = useId();
  /** `null` while it's closed. */
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState('');
  const isOpen = search !== null;
  const optionId = (value: string) => `${listId}-${value}`;

  function show(text: string | null) {
    setSearch(text);
    if ((text ?? '') !== (search ?? '')) onSearchChange(text ?? '');
  }
  function choose(value: string) {
    onValueChange(value);
    show(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isOpen || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    // Enter never submits the form: one too many would save it.
    event.preventDefault();
    if (event.key !== 'Enter') show('');
  }

  return (
    <Field {...field} id={inputId}>
      {(attributes) => (
        <Command
          shouldFilter={false}
          vimBindings={false}
          loop
          value={active}
          onValueChange={setActive}
        >
          <Popover.Root open={isOpen}>
            <Popover.Anchor asChild>
              <Box>
                <Command.Input asChild value={search ?? ''} onValueChange={show}>
                  <Input
                    {...attributes}
                    // The label names the field by its `for` attribute.
                    aria-labelledby={undefined}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? listId : undefined}
                    aria-activedescendant={
                      isOpen && options.length > 0 ? optionId(active) : undefined
                    }
                    onKeyDown={onKeyDown}
                    onClick={() => isOpen || show('')}
                    onFocus={onFocus}
                    onBlur={() => {
                      if (allowsOther && search?.trim()) onValueChange(search.trim());
                      show(null);
                    }}
                    placeholder={(isOpen && chosen?.label) || placeholder}
                    value={search ?? chosen?.label ?? ''}
                  />
                </Command.Input>
                <Arrow of={ChevronDown} />
              </Box>
            </Popover.Anchor>
            <Panel
              role="presentation"
              sideOffset={4}
              collisionPadding={8}
              onEscapeKeyDown={() => show(null)}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              // A press on the list must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
            >
              <Command.List asChild label={field.label}>
                <List id={listId}>
                  {options.map(({ value, label }) => (
                    <Command.Item key={value} asChild value={value} onSelect={() => choose(value)}>
                      <Choice id={optionId(value)} aria-checked={value === chosen?.value}>
                        {label}
                        {value === chosen?.value && <Icon of={Check} />}
                      </Choice>
                    </Command.Item>
                  ))}
                </List>
              </Command.List>
              {note && <Note role="status">{note}</Note>}
            </Panel>
          </Popover.Root>
        </Command>
      )}
    </Field>
  );
}
