import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useId } from 'react';
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

const labelOf = (option: Option | null | undefined): string => option?.label ?? '';

const { ItemClick, InputKeyDownEnter, InputClick } = useCombobox.stateChangeTypes;

/** Only a click on an option or Enter chooses; Escape and leaving the field keep the choice. */
function reduceState(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  // A click into the open field moves the cursor.
  if (type === InputClick && state.isOpen) return state;
  const chooses = type === ItemClick || type === InputKeyDownEnter;
  return {
    ...changes,
    selectedItem: chooses ? changes.selectedItem : state.selectedItem,
    inputValue: changes.isOpen ? changes.inputValue : '',
  };
}

/**
 * A choice from more options than a list can show: typing narrows them. It shows the choice while it is
 * closed and the search while it is open.
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
  const {
    isOpen,
    inputValue,
    highlightedIndex,
    setHighlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
  } = useCombobox<Option>({
    inputId,
    items: [...options],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: chosen ?? null,
    initialInputValue: '',
    defaultHighlightedIndex: 0,
    stateReducer: reduceState,
    onInputValueChange: ({ inputValue: search }) => onSearchChange(search),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange(selectedItem.value),
  });

  // Options that load while the list is open: Enter must choose one.
  const needsHighlight = isOpen && highlightedIndex < 0 && options.length > 0;
  useEffect(() => {
    if (needsHighlight) setHighlightedIndex(0);
  }, [needsHighlight, setHighlightedIndex]);

  return (
    <Field {...field} id={inputId}>
      {(attributes) => (
        <Popover.Root open={isOpen}>
          <Popover.Anchor asChild>
            <Box>
              <Input
                {...getInputProps({
                  ...attributes,
                  // The label names the field by its `for` attribute.
                  'aria-labelledby': undefined,
                  // Never submits the form, also when no option matches.
                  onKeyDown: (event) => event.key === 'Enter' && event.preventDefault(),
                  onFocus,
                  onBlur: () => {
                    const other = isOpen && allowsOther ? inputValue.trim() : '';
                    if (other !== '') onValueChange(other);
                  },
                  placeholder: (isOpen && chosen?.label) || placeholder,
                  value: isOpen ? inputValue : labelOf(chosen),
                })}
              />
              <Arrow of={ChevronDown} />
            </Box>
          </Popover.Anchor>
          <Panel
            role="presentation"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            // A press on the list must not take the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            <List {...getMenuProps({ 'aria-label': field.label }, { suppressRefError: true })}>
              {options.map((option, index) => (
                <Choice
                  key={option.value}
                  {...getItemProps({
                    item: option,
                    index,
                    'aria-selected': option.value === chosen?.value,
                  })}
                  data-highlighted={index === highlightedIndex ? '' : undefined}
                >
                  {option.label}
                  {option.value === chosen?.value && <Icon of={Check} />}
                </Choice>
              ))}
            </List>
            {note && <Note role="status">{note}</Note>}
          </Panel>
        </Popover.Root>
      )}
    </Field>
  );
}
