import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Option } from './SelectList.tsx';

interface OptionKeys {
  options: readonly Option[];
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  onChoose: (option: Option) => void;
}

/** The keys of a combobox: which choice is active, and what a key does with it. */
export function useOptionKeys({ options, isOpen, onToggle, onChoose }: OptionKeys) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (!isOpen) setActive(0);
  }, [isOpen]);

  function move(by: 1 | -1) {
    if (!isOpen) return onToggle(true);
    if (options.length === 0) return;
    const next = (active + by + options.length) % options.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && isOpen) {
      // The form is not sent by it.
      event.preventDefault();
      if (options[active]) onChoose(options[active]);
    } else if (key === 'Escape' && isOpen) {
      // A dialog around the field stays open.
      event.stopPropagation();
      onToggle(false);
    }
  }

  return { listId, optionId, active, setActive, onKeyDown };
}
