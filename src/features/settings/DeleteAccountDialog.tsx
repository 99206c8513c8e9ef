import { useState } from 'react';
import { useDeleteAccountMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectUser, signOut } from '#features/auth/index.ts';
import { deleteJobPreferences } from '#features/profile/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/index.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';

/** Deletes the account once its email address is typed, then signs out. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const [typed, setTyped] = useState('');
  if (!user) return null;
  const { uid, email } = user;

  async function confirm() {
    try {
      await deleteAccount().unwrap();
    } catch (error) {
      dispatch(failed(error, 'deleting account'));
      return;
    }
    deleteJobPreferences(uid);
    dispatch(toastShown({ tone: 'success', text: 'Your account and data have been deleted.' }));
    if (signOut.rejected.match(await dispatch(signOut()))) {
      const text = "Couldn't sign out. Please close the browser.";
      dispatch(toastShown({ tone: 'error', text }));
    }
  }

  return (
    <ConfirmDialog
      danger
      title="Delete account?"
      text="This permanently deletes your profile, your resumes, your leads with their notes and pitches, and your account. This can't be undone. Registration is closed, so you can't sign up again. Download your data first if you might need it."
      confirmLabel="Delete Account"
      confirmDisabled={typed.trim().toLowerCase() !== email.toLowerCase()}
      busy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
