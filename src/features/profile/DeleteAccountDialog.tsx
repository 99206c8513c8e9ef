import { useState } from 'react';
import { useDeleteAccountMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { SessionUser } from '#domain/auth.ts';
import { signOut } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/index.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { dropJobPreferences } from './jobPreferences.ts';

interface DeleteAccountDialogProps {
  user: SessionUser;
  open: boolean;
  onClose: () => void;
}

/** Deletes the account once its address was typed; afterwards nobody is signed in. */
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
    dropJobPreferences(user.uid);
    dispatch(toastShown({ tone: 'success', text: 'Your account and all your data are deleted.' }));
    // Who signs out from inside comes to the front page.
    if (signOut.rejected.match(await dispatch(signOut()))) {
      const text = 'Signing out failed. Please close the browser.';
      dispatch(toastShown({ tone: 'error', text }));
    }
  }

  return (
    <ConfirmDialog
      open={open}
      danger
      title="Delete account?"
      text="Your profile, all your leads with their notes and pitches, and your account itself are deleted at once. Nobody can bring them back, and as registration is closed, you cannot sign up again by yourself. Download your data first if you may need it."
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
