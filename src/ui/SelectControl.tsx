import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { CHOICE_PADDING, choiceStyles, floatingStyles } from './floatingStyles.ts';
import { Icon } from './Icon.tsx';

/** One option of a select. The value must not be empty. */
export interface Option {
  value: string;
  label: string;
}

export type Options = readonly Option[];

const Panel = styled(Popover.Content)`
  ${floatingStyles}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-width: var(--radix-popover-trigger-width);
  max-width: min(22rem, calc(100vw - 16px));
  max-height: min(24rem, var(--radix-popover-content-available-height));
`;

const List = styled.div`
  position: relative;
  min-height: 0;
  overflow-y: auto;
`;

const Choice = styled.div`
  ${choiceStyles}
  padding-right: 32px;

  > svg {
    position: absolute;
    right: 8px;
  }
`;

const labelOf = (option: Option | null): string => option?.label ?? '';

const { ToggleButtonBlur, ToggleButtonClick } = useSelect.stateChangeTypes;

/** Opens at the chosen option; leaving the open list keeps the choice. */
function reduceState(
  state: UseSelectState<Option>,
  { type, changes, props }: UseSelectStateChangeOptions<Option>,
): Partial<UseSelectState<Option>> {
  if (type === ToggleButtonBlur) return { ...changes, selectedItem: state.selectedItem };
  if (type !== ToggleButtonClick || !changes.isOpen) return changes;
  const chosen = props.items.findIndex(({ value }) => value === state.selectedItem?.value);
  return { ...changes, highlightedIndex: Math.max(0, chosen) };
}

/** Letters choose by the option's first letters, but not in shortcuts such as Ctrl+C. */
function ignoreShortcuts(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (isShortcut) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Scrolls a long list to the chosen option, once the list has its height. */
function showChosen(event: Event): void {
  event.preventDefault();
  const panel = event.currentTarget as HTMLElement;
  requestAnimationFrame(() => {
    const chosen = panel.querySelector<HTMLElement>('[aria-selected=true]');
    if (chosen?.parentElement) chosen.parentElement.scrollTop = chosen.offsetTop;
  });
}

interface SelectControlProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'id'> {
  id: string;
  /** The accessible name of the list. */
  listLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  options: Options;
  /** Shown when nothing is chosen. */
  placeholder?: string;
}

/** A button that shows the choice, and the list of options that opens below it. The page stays usable. */
export function SelectControl({
  id,
  listLabel,
  value,
  onValueChange,
  options,
  placeholder,
  ...button
}: SelectControlProps) {
  const chosen = options.find((option) => option.value === value) ?? null;
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } =
    useSelect<Option>({
      toggleButtonId: id,
      items: [...options],
      itemToString: labelOf,
      itemToKey: (option) => option?.value,
      selectedItem: chosen,
      stateReducer: reduceState,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange(selectedItem.value),
    });
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <button
          type="button"
          {...getToggleButtonProps({
            ...button,
            // The label names the button by its `for` attribute.
            'aria-labelledby': undefined,
            'data-placeholder': chosen ? undefined : '',
            onKeyDown: ignoreShortcuts,
          })}
        >
          <span>{chosen?.label ?? placeholder}</span>
          <Icon of={ChevronDown} />
        </button>
      </Popover.Anchor>
      <Popover.Portal>
        <Panel
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={CHOICE_PADDING}
          onOpenAutoFocus={showChosen}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A press on the list must not take the focus from the button.
          onMouseDown={(event) => event.preventDefault()}
        >
          <List {...getMenuProps({ 'aria-label': listLabel }, { suppressRefError: true })}>
            {options.map((option, index) => (
              <Choice
                key={option.value}
                {...getItemProps({
                  item: option,
                  index,
                  'aria-selected': option.value === value,
                })}
                data-highlighted={index === highlightedIndex ? '' : undefined}
              >
                {option.label}
                {option.value === value && <Icon of={Check} />}
              </Choice>
            ))}
          </List>
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
}
