import { useTestMailboxMutation, useUpdateMailboxMutation } from '#api/api.ts';
import type { Mailbox, MailboxUpdate } from '#domain/contract/mailbox.ts';
import { IMAPS_PORT, MAIL_PROVIDERS } from '#domain/contract/mailProviders.ts';
import { useConnectionForm } from '#features/shell/useConnectionForm.ts';

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
  const [update, { isLoading: isSaving }] = useUpdateMailboxMutation();
  const [test, testing] = useTestMailboxMutation();
  const saved = mailbox ? { ...mailbox, password: '' } : EMPTY;
  const failure = 'saving the mailbox';
  const form = useConnectionForm({ saved, update, test, testing, failure });
  const { draft, isEdited } = form;

  /** The saved password goes to no other server and no other user. */
  const keepsPassword =
    mailbox !== null &&
    (['host', 'port', 'user'] as const).every((name) => draft[name] === mailbox[name]);
  const { host, port, user, folder, password } = draft;
  const isComplete = host !== '' && port > 0 && user !== '' && (password !== '' || keepsPassword);
  const sent: MailboxUpdate = {
    host,
    user,
    port,
    folder: folder || EMPTY.folder,
    ...(password !== '' && { password }),
  };
  return {
    draft,
    keepsPassword,
    change: form.change,
    test: form.testOf(isComplete ? sent : null),
    canSave: isComplete && isEdited,
    isSaving,
    save: () => form.save(sent, 'Mailbox saved. Reading its new email…'),
    /** The saved settings' problem, until the user changes something. */
    problem: testing.data ? testing.data.problem : isEdited ? null : (mailbox?.problem ?? null),
  };
}

export type MailboxForm = ReturnType<typeof useMailboxForm>;
