import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, motion, space, text } from '../theme.ts';

const List = styled(Primitive.List)`
  display: flex;
  gap: ${space[6]};
  margin-bottom: ${space[5]};
  border-bottom: 1px solid ${color.line};
  white-space: nowrap;
  ${media.narrow} {
    justify-content: space-between;
    gap: 0;
    overflow: auto hidden;
    /* The line of the selected tab, which covers the list's. */
    padding-bottom: 1px;
    scrollbar-width: none;
  }
`;

const Tab = styled(Primitive.Trigger)`
  min-height: 40px;
  margin-bottom: -1px;
  border-bottom: 2px solid transparent;
  color: ${color.ink2};
  ${text.body}
  font-weight: 500;
  transition: color ${motion.fast};

  &:hover {
    color: ${color.ink};
  }
  &[data-state='active'] {
    border-color: ${color.accent};
    color: ${color.ink};
  }
  ${media.touch} {
    min-height: 44px;
    padding-inline: ${space[1]};
  }
`;

const Panel = styled(Primitive.Content)`
  outline-offset: 4px;
`;

interface TabsProps<Value extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
}

// Returns a promise in some browsers, which is no cleanup.
const reveal = (tab: HTMLElement | null) => void tab?.scrollIntoView({ block: 'nearest' });

/** Parts of a page, one visible at a time. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
}: TabsProps<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value} ref={tab.value === value ? reveal : null}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Primitive.Root>
  );
}
