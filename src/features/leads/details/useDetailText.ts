import { useEffect, useRef, useState } from 'react';
import { useUpdateLeadMutation } from '#api/api.ts';
import { currentEntity } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { draftDropped, draftKept } from '#features/shell/draftsSlice.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import type { InlineText } from '#ui/fields/InlineEdit.tsx';
import type { ParseDetail, ParsedDetail } from './detailTexts.ts';

/** The name of the drafts in a lead's details. Each field and note adds its own: `…/value`. */
export const detailsDraft = (leadId: string): string => `lead-details/${leadId}`;

interface DetailText {
  lead: Lead;
  /** Names the draft. */
  field: string;
  /** The saved value as text. */
  current: string;
  /** The update for a text, or what is wrong with it. */
  parse: ParseDetail;
}

const CHANGED = 'changed';

/** Both values: the user's is in the field. */
const changedMessage = (theirs: string): string =>
  `Changed elsewhere${theirs && ` to “${theirs}”`}. Press Enter to save yours, or Escape to keep that.`;

/**
 * A text in a lead's details that is edited in place. The new value shows at once. If it can't be
 * saved, the text returns with the error; if the details are closed by then, it waits as a draft.
 */
export function useDetailText({ lead, field, current, parse }: DetailText): InlineText {
  const dispatch = useAppDispatch();
  const [updateLead] = useUpdateLeadMutation();
  const [text, setText] = useState<string | null>(null);
  const [saving, setSaving] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  // The lead as it was when the text was typed.
  const base = useRef(lead);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const name = `${detailsDraft(lead.id)}/${field}`;
  const isChanged = text !== null && text.trim() !== current;
  useDraft<string | null>(name, {
    read: () => text ?? saving,
    restore: setText,
    unsaved: isChanged,
    survivesNavigation: isChanged || saving !== null,
  });

  async function save(typed: string, parsed: Exclude<ParsedDetail, { error: string }>) {
    setText(null);
    setSaving(typed);
    try {
      await ('save' in parsed
        ? parsed.save()
        : updateLead({ id: lead.id, ...parsed, base: base.current }).unwrap());
      if (!isMounted.current) dispatch(draftDropped(name));
    } catch (reason) {
      const message = `Error updating lead: ${errorMessage(reason)}`;
      const theirs = currentEntity<Lead>(reason);
      if (theirs) base.current = theirs;
      if (isMounted.current) {
        setError(theirs ? CHANGED : message);
        setText((newer) => newer || typed);
      } else {
        dispatch(draftKept({ name, value: typed, unsaved: true }));
        dispatch(toastShown({ tone: 'error', text: message, about: lead.id }));
      }
    }
    setSaving(null);
  }

  function cancel() {
    setText(null);
    setError(null);
  }

  return {
    text,
    error: error === CHANGED ? changedMessage(current) : error,
    cancel,
    start: () => setText(current),
    change(typed) {
      if (!isChanged) base.current = lead;
      setText(typed);
      setError(null);
    },
    commit() {
      if (text === null) return;
      if (!isChanged) return cancel();
      const parsed = parse(text.trim());
      if ('error' in parsed) return setError(parsed.error);
      setError(null);
      void save(text, parsed);
    },
  };
}
