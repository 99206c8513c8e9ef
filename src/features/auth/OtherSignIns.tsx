import { KeyRound, LogIn } from 'lucide-react';
import { useState } from 'react';
import { sendPasskey, sendPasskeyOptions } from '#api/identityRequests.ts';
import type { SignInMethods } from '#domain/contract/auth.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface OtherSignInsProps {
  methods: SignInMethods;
  /** The session is for the side panel, which opened this page. */
  forPanel?: boolean;
  /** Gets the code that starts a session. */
  onCode: (code: string) => Promise<void>;
  onProblem: (text: string) => void;
}

/** Signing in with a passkey, or at the provider of the server's settings. */
export function OtherSignIns({ methods, forPanel, onCode, onProblem }: OtherSignInsProps) {
  const [isBusy, setBusy] = useState(false);

  async function usePasskey() {
    setBusy(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { origin } = window.location;
      const optionsJSON = await sendPasskeyOptions(origin);
      await onCode(await sendPasskey(origin, await startAuthentication({ optionsJSON })));
    } catch (error) {
      // Canceled, or no passkey of this site: the browser has said so.
      const isCanceled = error instanceof Error && error.name === 'NotAllowedError';
      onProblem(
        isCanceled
          ? 'No passkey was used. Try again, or sign in another way.'
          : "This passkey can't sign in here. Please sign in another way.",
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack $gap={2}>
      {methods.provider && (
        <Button asChild size="large" icon={LogIn}>
          <a href={forPanel ? '/auth/provider?for=panel' : '/auth/provider'}>
            Continue with {methods.provider.name}
          </a>
        </Button>
      )}
      {'PublicKeyCredential' in window && (
        <Button size="large" icon={KeyRound} busy={isBusy} onClick={usePasskey}>
          Sign in with a passkey
        </Button>
      )}
    </Stack>
  );
}
