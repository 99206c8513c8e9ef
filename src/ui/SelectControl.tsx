import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
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

/** The popover closes the list when the focus leaves it; the first option is highlighted without a choice. */
function reduceState(
  state: UseSelectState<Option>,
  { type, changes }: UseSelectStateChangeOptions<Option>,
): Partial<UseSelectState<Option>> {
  if (type === useSelect.stateChangeTypes.ToggleButtonBlur) return state;
  const hasOpened = changes.isOpen && !state.isOpen;
  return hasOpened && changes.highlightedIndex === -1
    ? { ...changes, highlightedIndex: 0 }
    : changes;
}

/** Makes Downshift ignore the event. */
function skipDownshift({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

/** Escape closes only the open list. Letters choose an option, but not in shortcuts such as Ctrl+C. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true')
    event.stopPropagation();
  if (event.ctrlKey || event.metaKey) skipDownshift(event);
}

/** The press has opened the list. Only assistive technology clicks without a press. */
function ignorePress(event: MouseEvent): void {
  if (event.detail > 0) skipDownshift(event);
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
  const { isOpen, highlightedIndex, toggleMenu, closeMenu, ...select } = useSelect<Option>({
    toggleButtonId: id,
    items: [...options],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    stateReducer: reduceState,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onValueChange(selectedItem.value),
  });
  return (
    <Popover.Root open={isOpen} onOpenChange={(opens) => !opens && closeMenu()}>
      <Popover.Anchor asChild>
        <button
          type="button"
          {...select.getToggleButtonProps({
            ...button,
            // The label names the button by its `for` attribute.
            'aria-labelledby': undefined,
            'data-placeholder': chosen ? undefined : '',
            onKeyDown: handleKey,
            onClick: ignorePress,
            // Like the browser's selects. A click could miss: leaving a field may show its error above.
            onMouseDown: ({ button: pressed }: MouseEvent) => pressed === 0 && toggleMenu(),
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
          // The button closes the list itself.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (document.getElementById(id)?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A press on the list must not take the focus from the button.
          onMouseDown={(event) => event.preventDefault()}
        >
          <List {...select.getMenuProps({ 'aria-label': listLabel }, { suppressRefError: true })}>
            {options.map((option, index) => (
              <Choice
                key={option.value}
                {...select.getItemProps({
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
