import { useFormik } from 'formik';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { SESSION_EXPIRED } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { SignInErrorCode } from '#domain/auth/auth.ts';
import { selectHasUnsaved } from '#features/shell/draftsSlice.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { PasswordField } from '#ui/fields/PasswordField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, text } from '#ui/theme.ts';
import { OtherSignIns, type SignInInTab } from './OtherSignIns.tsx';
import { selectInterruptedUser, selectSignedOutElsewhere, signIn } from './sessionSlice.ts';
import { providerProblem, takeFromAddress, useSignInMethods } from './signInCode.ts';

const Title = styled.h1`
  ${text.pageTitle}
`;

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

/** The login form's error messages (product spec, section 8, Login). */
const SIGN_IN_MESSAGES: Record<SignInErrorCode, string> = {
  'invalid-credential': 'Incorrect email or password. Please try again.',
  'user-not-found': 'No account found with this email address.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Please enter a valid email address.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'invalid-custom-token': 'This sign-in has expired or was used already. Please try again.',
  'operation-not-allowed': "This server doesn't use passwords. Please sign in another way.",
  'site-data-blocked':
    "Your browser blocks this site's cookies and data, which keep you signed in. Allow them with the icon beside the address, or in the browser's privacy settings, then sign in again.",
  unknown: 'An error occurred during login. Please try again.',
};

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
  const methods = useSignInMethods();
  const hasPasswords = methods?.passwords ?? true;
  const form = useFormik({
    initialValues: { email: '', password: '' },
    onSubmit: async (values) => {
      if (values.email !== '' && values.password !== '') await enter(values);
    },
  });
  async function enter(proof: Parameters<typeof signIn>[0]) {
    const result = await dispatch(signIn(proof));
    if (signIn.rejected.match(result)) {
      const code = (result.payload as SignInErrorCode | undefined) ?? 'unknown';
      return form.setStatus(SIGN_IN_MESSAGES[code]);
    }
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
    const { code, problem } = takeFromAddress();
    if (code) void enter({ code });
    if (problem) form.setStatus(providerProblem(problem));
  });
  useEffect(() => handleMount(), []);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    form.setStatus(undefined);
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
      <Title id="login-title">Welcome Back</Title>
      {form.status && <ErrorBlock title="Login Failed" text={form.status} />}
      {wasInterrupted && !form.status && (
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
        <OtherSignIns
          methods={methods}
          inTab={inTab}
          onCode={(code) => enter({ code })}
          onProblem={(text) => form.setStatus(text)}
        />
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
