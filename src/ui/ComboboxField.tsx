import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldProps } from './Field.tsx';
import { choiceLabelStyles, choiceStyles, floatingStyles } from './floatingStyles.ts';
import { Icon } from './Icon.tsx';
import type { Option } from './SelectList.tsx';
import { color, space } from './theme.ts';
import { useOptionKeys } from './useOptionKeys.ts';

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

const Sheet = styled(Popover.Content)`
  ${floatingStyles}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  width: var(--radix-popover-trigger-width);
  max-height: min(20rem, var(--radix-popover-content-available-height));
  outline: none;
`;

/** Scrolls itself: what scrolls is then part of the field, which the keyboard is in. */
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
  ${choiceLabelStyles}
  padding-bottom: ${space[2]};
`;

interface ComboboxFieldProps extends FieldProps {
  /** What is chosen; `undefined` when nothing is. */
  chosen: Option | undefined;
  onValueChange: (value: string) => void;
  search: string;
  onSearchChange: (search: string) => void;
  /** The choices that match the search. */
  options: readonly Option[];
  /** Stands below the choices: that there are more, or that there are none. */
  note?: string | undefined;
  placeholder?: string;
}

/**
 * A choice from more than a list can hold: what is typed narrows it. The combobox pattern of the
 * ARIA Authoring Practices, editable with a list: the focus stays in the field, the arrow keys move
 * through the choices, Enter takes one, Escape and leaving the field go back to what was chosen.
 */
export function ComboboxField({
  chosen,
  onValueChange,
  search,
  onSearchChange,
  options,
  note,
  placeholder = 'Choose…',
  ...field
}: ComboboxFieldProps) {
  const [isOpen, setOpen] = useState(false);

  function toggle(open: boolean) {
    setOpen(open);
    onSearchChange('');
  }
  function choose({ value }: Option) {
    toggle(false);
    onValueChange(value);
  }
  const { listId, optionId, active, setActive, onKeyDown } = useOptionKeys({
    options,
    isOpen,
    onToggle: toggle,
    onChoose: choose,
  });

  return (
    <Field {...field}>
      {(attributes) => (
        <Popover.Root open={isOpen}>
          <Popover.Anchor asChild>
            <Box>
              <Input
                {...attributes}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-activedescendant={isOpen && options[active] ? optionId(active) : undefined}
                autoComplete="off"
                placeholder={chosen && isOpen ? chosen.label : placeholder}
                value={isOpen ? search : (chosen?.label ?? '')}
                onChange={({ target }) => {
                  setOpen(true);
                  setActive(0);
                  onSearchChange(target.value);
                }}
                onClick={() => !isOpen && toggle(true)}
                onBlur={() => isOpen && toggle(false)}
                onKeyDown={onKeyDown}
              />
              <Arrow of={ChevronDown} />
            </Box>
          </Popover.Anchor>
          <Sheet
            role="presentation"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            // A press on a choice must not take the focus out of the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            <List id={listId} role="listbox" aria-label={field.label}>
              {options.map((option, index) => (
                <Choice
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={option.value === chosen?.value}
                  data-highlighted={index === active ? '' : undefined}
                  onMouseMove={() => setActive(index)}
                  onClick={() => choose(option)}
                >
                  {option.label}
                  {option.value === chosen?.value && <Icon of={Check} />}
                </Choice>
              ))}
            </List>
            {note && <Note role="status">{note}</Note>}
          </Sheet>
        </Popover.Root>
      )}
    </Field>
  );
}
