import { useState } from 'react';
import { useDeleteAccountMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { SessionUser } from '#domain/auth.ts';
import { signOut } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/index.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { deleteJobPreferences } from './jobPreferences.ts';

interface DeleteAccountDialogProps {
  user: SessionUser;
  open: boolean;
  onClose: () => void;
}

/** Deletes the account once its email address is typed, then signs out. */
export function DeleteAccountDialog({ user, open, onClose }: DeleteAccountDialogProps) {
  const dispatch = useAppDispatch();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toLowerCase() === user.email.toLowerCase();

  function close() {
    setTyped('');
    onClose();
  }

  async function confirm() {
    try {
      await deleteAccount().unwrap();
    } catch (error) {
      const text = `Error deleting account: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text }));
      return;
    }
    deleteJobPreferences(user.uid);
    dispatch(toastShown({ tone: 'success', text: 'Your account and data have been deleted.' }));
    if (signOut.rejected.match(await dispatch(signOut()))) {
      const text = "Couldn't sign out. Please close the browser.";
      dispatch(toastShown({ tone: 'error', text }));
    }
  }

  return (
    <ConfirmDialog
      open={open}
      danger
      title="Delete account?"
      text="This permanently deletes your profile, your resumes, your leads with their notes and pitches, and your account. This can't be undone. Registration is closed, so you can't sign up again. Download your data first if you might need it."
      confirmLabel="Delete Account"
      confirmDisabled={!isConfirmed}
      busy={isLoading}
      onConfirm={confirm}
      onClose={close}
    >
      <TextField
        label={`Type ${user.email} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
