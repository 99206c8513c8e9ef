import { FieldArray, useField } from 'formik';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { RemovedEntry } from './RemovedEntry.tsx';
import { RepeatableEntry } from './RepeatableEntry.tsx';
import { Section } from './Section.tsx';
import { Stack } from './Stack.tsx';
import { visuallyHidden } from './visuallyHidden.ts';

const AddButton = styled(Button)`
  align-self: flex-start;
`;

const Spoken = styled.p`
  ${visuallyHidden}
`;

interface RepeatableSectionProps<Entry extends { key: string }> {
  /** The list's name in the surrounding Formik form. */
  name: string;
  title: string;
  text?: ReactNode;
  /** What one entry is: 'experience', as in 'Add experience'. */
  noun: string;
  /** An entry in a few words; '' while it has none. */
  titleOf: (entry: Entry) => string;
  makeEntry: () => Entry;
  /** Nothing stands in the entry: it goes without a way back. */
  isBlank: (entry: Entry) => boolean;
  /** The most entries there may be. */
  max: number;
  /** The fields of the entry at `path`, 'experience.0' for one. */
  children: (path: string) => ReactNode;
}

/**
 * A list of entries of the same fields, in a Formik form: add, remove with a way back, move up and
 * down. The focus goes where the next thing is done; where an entry moved to is announced.
 */
export function RepeatableSection<Entry extends { key: string }>({
  name,
  title,
  text,
  noun,
  titleOf,
  makeEntry,
  isBlank,
  max,
  children,
}: RepeatableSectionProps<Entry>) {
  const [{ value: entries }] = useField<Entry[]>(name);
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);
  const [focused, setFocused] = useState('');
  const [spoken, setSpoken] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const named = (entry: Entry) => titleOf(entry) || `New ${noun}`;

  return (
    <Section title={title} text={text}>
      <FieldArray name={name}>
        {({ push, insert, move, remove }) => {
          const add = () => {
            const entry = makeEntry();
            setFocused(entry.key);
            push(entry);
          };
          const moveTo = (from: number, to: number, entry: Entry) => () => {
            move(from, to);
            setSpoken(`${named(entry)}: now ${to + 1} of ${entries.length}`);
          };
          const takeAway = (entry: Entry, index: number) => {
            remove(index);
            if (isBlank(entry)) addButton.current?.focus();
            else setRemoved({ entry, index });
          };
          const bringBack = ({ entry, index }: { entry: Entry; index: number }) => {
            insert(Math.min(index, entries.length), entry);
            setFocused(entry.key);
            setRemoved(null);
          };
          const wayBack = removed && (
            <RemovedEntry
              key={removed.entry.key}
              title={named(removed.entry)}
              onUndo={() => bringBack(removed)}
            />
          );
          return (
            <Stack>
              {entries.map((entry, index) => (
                <Fragment key={entry.key}>
                  {removed?.index === index && wayBack}
                  <RepeatableEntry
                    title={named(entry)}
                    focusFirst={entry.key === focused}
                    onMoveUp={index > 0 ? moveTo(index, index - 1, entry) : null}
                    onMoveDown={index < entries.length - 1 ? moveTo(index, index + 1, entry) : null}
                    onRemove={() => takeAway(entry, index)}
                  >
                    {children(`${name}.${index}`)}
                  </RepeatableEntry>
                </Fragment>
              ))}
              {removed && removed.index >= entries.length && wayBack}
              <AddButton ref={addButton} icon={Plus} disabled={entries.length >= max} onClick={add}>
                Add {noun}
              </AddButton>
              <Spoken role="status">{spoken}</Spoken>
            </Stack>
          );
        }}
      </FieldArray>
    </Section>
  );
}
