import { useEffect, useRef } from 'react';
import { useUpdateLeadMutation } from '#api/api.ts';
import { currentEntity } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { draftDropped, draftKept } from '#features/shell/draftsSlice.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { type InlineText, useInlineText } from '#ui/fields/InlineEdit.tsx';
import type { ParseDetail } from './detailTexts.ts';

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

  async function save(typed: string) {
    const parsed = parse(typed);
    try {
      if ('save' in parsed) await parsed.save();
      else if ('changes' in parsed)
        await updateLead({ id: lead.id, ...parsed, base: base.current }).unwrap();
      if (!isMounted.current) dispatch(draftDropped(name));
      return undefined;
    } catch (reason) {
      const message = `Error updating lead: ${errorMessage(reason)}`;
      const theirs = currentEntity<Lead>(reason);
      if (theirs) base.current = theirs;
      if (isMounted.current) return theirs ? CHANGED : message;
      dispatch(draftKept({ name, value: typed, unsaved: true }));
      dispatch(toastShown({ tone: 'error', text: message, about: lead.id }));
      return undefined;
    }
  }

  const { edit, saving } = useInlineText(current, {
    problemOf: (text) => {
      const parsed = parse(text);
      return 'error' in parsed ? parsed.error : null;
    },
    save,
  });
  const { text, error } = edit;
  const isChanged = text !== null && text.trim() !== current;
  useDraft<string | null>(name, {
    read: () => text ?? saving,
    restore: (draft) => draft !== null && edit.change(draft),
    unsaved: isChanged,
    survivesNavigation: isChanged || saving !== null,
  });

  return {
    ...edit,
    error: error === CHANGED ? changedMessage(current) : error,
    change(typed) {
      if (!isChanged) base.current = lead;
      edit.change(typed);
    },
  };
}
