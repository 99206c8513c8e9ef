import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { object, string } from 'yup';
import { useChangePasswordMutation } from '#api/api.ts';
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

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };

const schema = object({
  currentPassword: string().required('Enter your current password.'),
  newPassword: string().test((value = '', { createError }) => {
    const message = passwordLengthProblem(value);
    return message === null || createError({ message });
  }),
});

/** A 429 here means wrong passwords, and the server's sentence says so. */
const messageFor = (error: unknown): string =>
  isApiError(error) && error.status === 429 ? error.message : errorMessage(error);

/** Changes the password of an account on our own server, which ends the other sessions. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();

  async function change(passwords: PasswordChange, { setStatus }: FormikHelpers<PasswordChange>) {
    setStatus(undefined);
    try {
      await changePassword(passwords).unwrap();
    } catch (error) {
      setStatus(messageFor(error));
      return;
    }
    onClose();
    const text = "Password changed. You're signed out everywhere else.";
    dispatch(toastShown({ tone: 'success', text }));
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={change}>
      <PasswordModal onClose={onClose} />
    </Formik>
  );
}

function PasswordModal({ onClose }: { onClose: () => void }) {
  const email = useAppSelector(selectUser)?.email;
  const { getFieldProps, touched, errors } = useFormikContext<PasswordChange>();
  const errorOf = (name: keyof PasswordChange) => touched[name] && errors[name];
  return (
    <FormModal
      title="Change password"
      description="This signs you out everywhere else."
      submitLabel="Change Password"
      errorTitle="Couldn't change the password"
      onClose={onClose}
    >
      {/* Tells password managers whose passwords follow. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        error={errorOf('currentPassword')}
        {...getFieldProps('currentPassword')}
      />
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
