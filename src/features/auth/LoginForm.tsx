import { useFormik } from 'formik';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { useGetSignInMethodsQuery } from '#api/api.ts';
import { SESSION_EXPIRED } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectHasUnsaved } from '#features/shell/draftsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import { color, text } from '#ui/theme.ts';
import { OtherSignIns, type SignInInTab } from './OtherSignIns.tsx';
import {
  selectInterruptedUser,
  selectSignedOutElsewhere,
  selectSignInProblem,
  signIn,
  signInFailed,
} from './sessionSlice.ts';

const Closed = styled.p`
  ${text.small}
  color: ${color.ink3};
  text-align: center;
  text-wrap: balance;

  a {
    color: ${color.accentText};
    font-weight: 500;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

interface LoginFormProps {
  /** Leave it out to hide the early access link. */
  earlyAccessUrl?: string | undefined;
  onSuccess?: () => void;
  /** How the side panel signs in with a provider or a passkey. */
  inTab?: SignInInTab;
}

/** Signs in with email and password (product spec, sections 2, 4, 5 and 8). */
export function LoginForm({ earlyAccessUrl, onSuccess, inTab }: LoginFormProps) {
  const dispatch = useAppDispatch();
  const wasInterrupted = useAppSelector(selectInterruptedUser) !== null;
  const hasDrafts = useAppSelector(selectHasUnsaved);
  const signedOutElsewhere = useAppSelector(selectSignedOutElsewhere);
  const problem = useAppSelector(selectSignInProblem);
  const { data: methods } = useGetSignInMethodsQuery();
  const hasPasswords = methods?.passwords ?? true;
  const form = useFormik({
    initialValues: { email: '', password: '' },
    onSubmit: async (values) => {
      if (values.email !== '' && values.password !== '') await enter(values);
    },
  });
  async function enter(proof: Parameters<typeof signIn>[0]) {
    if (signIn.rejected.match(await dispatch(signIn(proof)))) return;
    form.resetForm();
    onSuccess?.();
  }
  const { email, password } = form.values;
  const element = useRef<HTMLFormElement>(null);
  // The page is prerendered: what was typed or filled in before the script ran is only in the fields.
  const handleMount = useEffectEvent(() => {
    const typed = (name: string) =>
      (element.current?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
    const values = { email: typed('email'), password: typed('password') };
    if (values.email || values.password) void form.setValues(values);
  });
  useEffect(() => handleMount(), []);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    dispatch(signInFailed(null));
    form.handleChange(event);
  };

  return (
    // The spec's message for an invalid email replaces the browser's.
    <Stack
      as="form"
      $gap={5}
      ref={element}
      onSubmit={form.handleSubmit}
      noValidate
      aria-labelledby="login-title"
    >
      <Text as="h1" $size="pageTitle" id="login-title">
        Welcome Back
      </Text>
      {problem && <ErrorBlock title="Login Failed" text={problem} />}
      {wasInterrupted && !problem && (
        <ErrorBlock
          title={signedOutElsewhere ? "You've signed out in another tab." : SESSION_EXPIRED}
          text={
            hasDrafts
              ? 'The text you typed is saved and will be there after you sign in.'
              : 'Sign in to continue where you left off.'
          }
        />
      )}
      {hasPasswords && (
        <>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={change}
          />
          <PasswordField label="Password" name="password" value={password} onChange={change} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={email === '' || password === ''}
            busy={form.isSubmitting}
            busyLabel="Signing in..."
          >
            Sign In
          </Button>
        </>
      )}
      {methods && (
        <OtherSignIns methods={methods} inTab={inTab} onCode={(code) => enter({ code })} />
      )}
      <Closed>
        Early access only. Registration is currently closed.{' '}
        {earlyAccessUrl && (
          <a href={earlyAccessUrl} target="_blank" rel="noopener">
            Get Early Access
          </a>
        )}
      </Closed>
    </Stack>
  );
}
