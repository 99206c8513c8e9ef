import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { useChangePasswordMutation, useGetPasswordStateQuery } from '#api/api.ts';
import { isApiError } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { passwordLengthProblem } from '#domain/auth/newPassword.ts';
import type { PasswordChange } from '#domain/contract/auth.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { selectUser } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/index.ts';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { FormModal } from '#ui/overlays/FormModal.tsx';
import { useNewWayIn } from './useNewWayIn.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

/** What the dialog says, and whether it asks for the password of now. */
const MODES = {
  change: {
    title: 'Change password',
    description: 'This signs you out everywhere else.',
    submitLabel: 'Change Password',
    errorTitle: "Couldn't change the password",
    done: "Password changed. You're signed out everywhere else.",
  },
  set: {
    title: 'Set a password',
    description: 'You can then sign in with your email address and this password, too.',
    submitLabel: 'Set Password',
    errorTitle: "Couldn't set the password",
    done: "Password set. You're signed out everywhere else.",
  },
};

const newPassword = object({
  newPassword: string().test((value = '', { createError }) => {
    const message = passwordLengthProblem(value);
    return message === null || createError({ message });
  }),
});
const bothPasswords = newPassword.shape({
  currentPassword: string().required('Enter your current password.'),
});

/** A 429 here means wrong passwords, and the server's sentence says so. */
const messageFor = (error: unknown): string =>
  isApiError(error) && error.status === 429 ? error.message : errorMessage(error);

/** Sets or changes the password of an account on our own server, which ends the other sessions. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const isNew = useGetPasswordStateQuery().data === 'none';
  const isNewSignInNeeded = useNewWayIn();
  const { done, ...mode } = MODES[isNew ? 'set' : 'change'];
  const [changePassword] = useChangePasswordMutation();

  async function change(passwords: PasswordChange, { setStatus }: FormikHelpers<PasswordChange>) {
    setStatus(undefined);
    try {
      await changePassword(passwords).unwrap();
    } catch (error) {
      if (!(await isNewSignInNeeded(error))) setStatus(messageFor(error));
      return;
    }
    onClose();
    dispatch(toastShown({ tone: 'success', text: done }));
  }

  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={isNew ? newPassword : bothPasswords}
      onSubmit={change}
    >
      <PasswordModal {...mode} isNew={isNew} onClose={onClose} />
    </Formik>
  );
}

type PasswordModalProps = Omit<ComponentProps<typeof FormModal>, 'children'> & { isNew: boolean };

function PasswordModal({ isNew, ...modal }: PasswordModalProps) {
  const email = useAppSelector(selectUser)?.email;
  const { getFieldProps, touched, errors } = useFormikContext<PasswordChange>();
  const errorOf = (name: keyof PasswordChange) => touched[name] && errors[name];
  return (
    <FormModal {...modal}>
      {/* Tells password managers whose passwords follow. */}
      <input hidden readOnly autoComplete="username" value={email ?? ''} />
      {!isNew && (
        <PasswordField
          label="Current password"
          error={errorOf('currentPassword')}
          {...getFieldProps('currentPassword')}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.minPassword} characters. Avoid common passwords.`}
        error={errorOf('newPassword')}
        {...getFieldProps('newPassword')}
      />
    </FormModal>
  );
}
