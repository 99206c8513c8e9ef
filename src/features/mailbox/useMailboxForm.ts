import { useState } from 'react';
import { useTestMailboxMutation, useUpdateMailboxMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Mailbox, MailboxUpdate } from '#domain/contract/mailbox.ts';
import { IMAPS_PORT, MAIL_PROVIDERS } from '#domain/contract/mailProviders.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/index.ts';

/** What the form shows, until it is saved. */
interface MailboxDraft extends Pick<Mailbox, 'host' | 'port' | 'user' | 'folder'> {
  /** A typed password; empty for the saved one. */
  password: string;
}

const EMPTY: MailboxDraft = {
  host: MAIL_PROVIDERS[0].host,
  port: IMAPS_PORT,
  user: '',
  folder: 'INBOX',
  password: '',
};

/** The form of the user's mailbox: its draft and the test. */
export function useMailboxForm(mailbox: Mailbox | null) {
  const dispatch = useAppDispatch();
  const [edited, setEdited] = useState<MailboxDraft | null>(null);
  const [update, { isLoading: isSaving }] = useUpdateMailboxMutation();
  const [test, testing] = useTestMailboxMutation();
  const saved = mailbox ? { ...mailbox, password: '' } : EMPTY;
  const draft = edited ?? saved;

  /** The saved password goes to no other server and no other user. */
  const keepsPassword =
    mailbox !== null &&
    (['host', 'port', 'user'] as const).every((name) => draft[name] === mailbox[name]);
  const { host, port, user, folder, password } = draft;
  const isComplete = host !== '' && port > 0 && user !== '' && (password !== '' || keepsPassword);
  const sent: MailboxUpdate = {
    ...{ host, user, port },
    folder: folder || EMPTY.folder,
    ...(password !== '' && { password }),
  };

  return {
    draft,
    keepsPassword,
    change(changes: Partial<MailboxDraft>) {
      testing.reset();
      setEdited({ ...draft, ...changes });
    },
    test: {
      run: () => void test(sent),
      isReady: isComplete,
      isRunning: testing.isLoading,
      isDone: testing.data !== undefined || testing.error !== undefined,
      result: testing.data,
      error: testing.error,
    },
    canSave: isComplete && edited !== null,
    isSaving,
    async save() {
      const { error } = await update(sent);
      if (!error) setEdited(null);
      const text = 'Mailbox saved. Reading its new email…';
      dispatch(error ? failed(error, 'saving the mailbox') : toastShown({ tone: 'success', text }));
    },
    /** The saved settings' problem, until the user changes something. */
    problem: testing.data ? testing.data.problem : edited ? null : (mailbox?.problem ?? null),
  };
}

export type MailboxForm = ReturnType<typeof useMailboxForm>;
