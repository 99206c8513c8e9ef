import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { draftDropped } from '#features/shell/draftsSlice.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Row } from '#ui/layout/Stack.tsx';
import { CANCELS_ON_ESCAPE } from '#ui/overlays/DialogShell.tsx';
import { color, space, text } from '#ui/theme.ts';
import { asSentence, isTooLong, SENTENCE_TOO_LONG } from './sentence.ts';

const Form = styled.form`
  scroll-margin-block: ${space[6]};
  display: grid;
  gap: ${space[2]};
`;

const Foot = styled(Row)`
  justify-content: flex-end;

  > p {
    flex: 1 1 12rem;
    ${text.small}
    color: ${color.ink3};
  }
`;

interface AskedFieldProps {
  /** The line of the posting. */
  line: string;
  /** The accessible name. */
  label: string;
  hint: string;
  saveLabel: string;
  /** Saves the text. Returns whether that worked; the text stays if not. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Takes the sentence or the answer that a line asks for. */
export function AskedField({ line, label, hint, saveLabel, onSave, onClose }: AskedFieldProps) {
  const dispatch = useAppDispatch();
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const draft = `asked/${line}`;
  useDraft(draft, {
    read: () => typed,
    restore: setTyped,
    unsaved: typed.trim() !== '',
    survivesNavigation: typed.trim() !== '',
  });
  const form = useRef<HTMLFormElement>(null);
  // With its buttons, not only the field that has the focus.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const canSave = asSentence(typed) !== '' && !isTooLong(typed);

  async function save() {
    if (!canSave || isSaving) return;
    setSaving(true);
    if (await onSave(asSentence(typed))) {
      dispatch(draftDropped(draft));
      onClose();
    } else setSaving(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  function onKeyDown(event: KeyboardEvent) {
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!saves && event.key !== 'Escape') return;
    event.preventDefault();
    if (saves) void save();
    else onClose();
  }

  return (
    <Form ref={form} onSubmit={submit}>
      <SentenceArea
        autoFocus
        {...CANCELS_ON_ESCAPE}
        aria-label={label}
        aria-describedby={hintId}
        rows={1}
        aria-invalid={isTooLong(typed) || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Foot>
        {isTooLong(typed) ? (
          <ErrorText id={hintId} role="alert">
            {SENTENCE_TOO_LONG}
          </ErrorText>
        ) : (
          <p id={hintId}>{hint}</p>
        )}
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          busyLabel="Saving..."
          disabled={!canSave}
        >
          {saveLabel}
        </Button>
      </Foot>
    </Form>
  );
}
