import { Check } from 'lucide-react';
import { Select } from 'radix-ui';
import styled from 'styled-components';
import { choiceLabelStyles, choiceStyles, floatingStyles } from './floatingStyles.ts';
import { Icon } from './Icon.tsx';
import { styleNonce } from './styleNonce.ts';

/** One option of a select. The value must not be empty. */
export interface Option {
  value: string;
  label: string;
}

export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

/** Options, groups of options, or both. */
export type Options = readonly (Option | OptionGroup)[];

const isGroup = (entry: Option | OptionGroup): entry is OptionGroup => 'options' in entry;

/** The label of a value, or `undefined` when no option has it. */
export const labelOf = (options: Options, value: string): string | undefined =>
  options
    .flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
    .find((option) => option.value === value)?.label;

const List = styled(Select.Content)`
  ${floatingStyles}
  min-width: var(--radix-select-trigger-width);
  max-width: min(22rem, calc(100vw - 16px));
  max-height: min(24rem, var(--radix-select-content-available-height));
`;

const Choice = styled(Select.Item)`
  ${choiceStyles}
  padding-right: 32px;
`;

const Mark = styled(Select.ItemIndicator)`
  position: absolute;
  right: 8px;
`;

const GroupLabel = styled(Select.Label)`
  ${choiceLabelStyles}
`;

const Item = ({ value, label }: Option) => (
  <Choice value={value}>
    <Select.ItemText>{label}</Select.ItemText>
    <Mark>
      <Icon of={Check} />
    </Mark>
  </Choice>
);

/** The options that open below a select's trigger. */
export const SelectList = ({ options }: { options: Options }) => (
  <Select.Portal>
    <List position="popper" sideOffset={4} collisionPadding={8}>
      <Select.Viewport nonce={styleNonce}>
        {options.map((entry) =>
          isGroup(entry) ? (
            <Select.Group key={entry.label}>
              <GroupLabel>{entry.label}</GroupLabel>
              {entry.options.map((option) => (
                <Item key={option.value} {...option} />
              ))}
            </Select.Group>
          ) : (
            <Item key={entry.value} {...entry} />
          ),
        )}
      </Select.Viewport>
    </List>
  </Select.Portal>
);
