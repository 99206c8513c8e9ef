import { useLocation } from 'react-router-dom';
import { useGetSignInMethodsQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import { OtherSignIns } from './OtherSignIns.tsx';
import { selectSignInProblem } from './sessionSlice.ts';
import { readSignInResult } from './signInCode.ts';

/**
 * Signs in the side panel, which opened this page in a tab: the code stays in the address, where the panel
 * reads it.
 */
export function PanelSignIn() {
  const { data: methods } = useGetSignInMethodsQuery();
  const problem = useAppSelector(selectSignInProblem);
  const { hash } = useLocation();
  async function leave(code: string) {
    window.location.hash = `code=${code}`;
  }
  if (readSignInResult(hash).code) {
    return (
      <Stack>
        <Text as="h1" $size="pageTitle">
          You're signed in
        </Text>
        <p>Go on in the side panel. You can close this tab.</p>
      </Stack>
    );
  }
  return (
    <Stack $gap={5}>
      <Text as="h1" $size="pageTitle">
        Sign in to the side panel
      </Text>
      {problem && <ErrorBlock title="Login Failed" text={problem} />}
      {methods && <OtherSignIns forPanel methods={methods} onCode={leave} />}
    </Stack>
  );
}
