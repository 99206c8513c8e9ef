import { FieldArray, useField } from 'formik';
import { Plus, Undo2 } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button.tsx';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { color, radius, space, text } from '../theme.ts';
import { RepeatableEntry } from './RepeatableEntry.tsx';

/** One line for each entry. */
const List = styled.div`
  > * {
    border-top: 1px solid ${color.line};
  }
  > p {
    border: 0;
  }
`;

const AddButton = styled(Button)`
  && {
    display: flex;
    margin: ${space[1]} ${space[2]};
    border: 0;
    color: ${color.accentText};
  }
`;

const Removed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  p {
    min-width: 0;
    ${text.small}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
`;

/** Replaces a removed entry and takes its focus; Undo restores the entry. */
const RemovedEntry = ({ title, onUndo }: { title: string; onUndo: () => void }) => (
  <Removed>
    <p role="status">Removed: {title}</p>
    <Button autoFocus variant="ghost" icon={Undo2} onClick={onUndo}>
      Undo
    </Button>
  </Removed>
);

interface RepeatableSectionProps<Entry extends { key: string }> {
  /** The list's name in the surrounding Formik form. */
  name: string;
  /** As in 'Add experience'. */
  noun: string;
  /** A short title; '' for an entry without one. */
  titleOf: (entry: Entry) => string;
  /** What else the line of an entry says, and at its end. */
  aboutOf: (entry: Entry) => [about: string, aside: string];
  makeEntry: () => Entry;
  /** A blank entry is removed without an undo. */
  isBlank: (entry: Entry) => boolean;
  max: number;
  /** Renders the fields of the entry at a path such as 'experience.0'. */
  children: (path: string) => ReactNode;
}

/** A list in a Formik form whose entries can be added, removed with undo, and moved. */
export function RepeatableSection<Entry extends { key: string }>({
  name,
  noun,
  titleOf,
  aboutOf,
  makeEntry,
  isBlank,
  max,
  children,
}: RepeatableSectionProps<Entry>) {
  const [{ value: entries }] = useField<Entry[]>(name);
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);
  const [focused, setFocused] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const nameOf = (entry: Entry) => titleOf(entry) || `New ${noun}`;

  return (
    <FieldArray name={name}>
      {({ push, insert, move, remove }) => {
        const add = () => {
          const entry = makeEntry();
          setFocused(entry.key);
          push(entry);
        };
        const moveTo = (from: number, to: number, entry: Entry) => () => {
          move(from, to);
          setAnnouncement(`${nameOf(entry)}: now ${to + 1} of ${entries.length}`);
        };
        const removeEntry = (entry: Entry, index: number) => {
          remove(index);
          if (isBlank(entry)) addButton.current?.focus();
          else setRemoved({ entry, index });
        };
        const restoreEntry = ({ entry, index }: { entry: Entry; index: number }) => {
          insert(Math.min(index, entries.length), entry);
          setFocused(entry.key);
          setRemoved(null);
        };
        const undo = removed && (
          <RemovedEntry
            key={removed.entry.key}
            title={nameOf(removed.entry)}
            onUndo={() => restoreEntry(removed)}
          />
        );
        return (
          <List>
            {entries.map((entry, index) => (
              <Fragment key={entry.key}>
                {removed?.index === index && undo}
                <RepeatableEntry
                  title={nameOf(entry)}
                  about={aboutOf(entry)}
                  focusFirst={entry.key === focused}
                  onMoveUp={index > 0 ? moveTo(index, index - 1, entry) : null}
                  onMoveDown={index < entries.length - 1 ? moveTo(index, index + 1, entry) : null}
                  onRemove={() => removeEntry(entry, index)}
                >
                  {children(`${name}.${index}`)}
                </RepeatableEntry>
              </Fragment>
            ))}
            {removed && removed.index >= entries.length && undo}
            <AddButton
              ref={addButton}
              variant="ghost"
              icon={Plus}
              disabled={entries.length >= max}
              onClick={add}
            >
              Add {noun}
            </AddButton>
            <VisuallyHidden as="p" role="status">
              {announcement}
            </VisuallyHidden>
          </List>
        );
      }}
    </FieldArray>
  );
}
