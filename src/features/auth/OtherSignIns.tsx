import { KeyRound, LogIn } from 'lucide-react';
import { useState } from 'react';
import { usePasskeyOptionsMutation, useSendPasskeyMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { SignInMethods } from '#domain/contract/auth.ts';
import { useServerOrigin } from '#features/shell/serverOrigin.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { OtherAddress } from './OtherAddress.tsx';
import { signInFailed } from './sessionSlice.ts';
import { providerProblem, type SignInResult, startSignIn } from './signInCode.ts';

/** Opens a page of the server in a tab, and waits for what the sign-in there leaves. */
export type SignInInTab = (path: string) => Promise<SignInResult>;

interface OtherSignInsProps {
  methods: SignInMethods;
  /** The session is for the side panel, which opened this page. */
  forPanel?: boolean;
  /** How the side panel, which has no address to come back to, signs in. */
  inTab?: SignInInTab | undefined;
  /** Gets the code that starts a session. */
  onCode: (code: string) => Promise<void>;
}

/** Signing in with a passkey, or at the provider of the server's settings. */
export function OtherSignIns({
  methods: { provider, origin },
  forPanel,
  inTab,
  onCode,
}: OtherSignInsProps) {
  const dispatch = useAppDispatch();
  const server = useServerOrigin();
  const [readOptions] = usePasskeyOptionsMutation();
  const [sendPasskey] = useSendPasskeyMutation();
  const [isBusy, setBusy] = useState(false);

  async function signInBy(open: SignInInTab, path: string) {
    const result = await open(path);
    if (result.code) await onCode(result.code);
    else if (result.problem) dispatch(signInFailed(providerProblem(result, provider?.name)));
  }

  async function signInWithPasskey() {
    if (inTab) return signInBy(inTab, '/login?for=panel');
    setBusy(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await readOptions().unwrap();
      const credential = await startAuthentication({ optionsJSON });
      await onCode((await sendPasskey(credential).unwrap()).code);
    } catch (error) {
      // Canceled, or no passkey of this site: the browser has said so.
      const isCanceled = error instanceof Error && error.name === 'NotAllowedError';
      const problem = isCanceled
        ? 'No passkey was used. Try again, or sign in another way.'
        : "This passkey can't sign in here. Please sign in another way.";
      dispatch(signInFailed(problem));
    } finally {
      setBusy(false);
    }
  }

  if (server !== origin) {
    return (
      <OtherAddress
        what={provider ? `${provider.name} and passkeys` : 'Passkeys'}
        href={`${origin}/login`}
        hint={inTab && 'Enter it as the address of the server in the options of the extension.'}
      />
    );
  }
  return (
    <Stack $gap={2}>
      {provider && inTab && (
        <Button
          size="large"
          icon={LogIn}
          onClick={() => signInBy(inTab, '/auth/provider?for=panel')}
        >
          Continue with {provider.name}
        </Button>
      )}
      {provider && !inTab && (
        <Button asChild size="large" icon={LogIn}>
          <a href={forPanel ? '/auth/provider?for=panel' : '/auth/provider'} onClick={startSignIn}>
            Continue with {provider.name}
          </a>
        </Button>
      )}
      {'PublicKeyCredential' in window && (
        <Button size="large" icon={KeyRound} busy={isBusy} onClick={signInWithPasskey}>
          Sign in with a passkey
        </Button>
      )}
    </Stack>
  );
}
