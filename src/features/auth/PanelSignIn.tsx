import { useState } from 'react';
import styled from 'styled-components';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { text } from '#ui/theme.ts';
import { OtherSignIns } from './OtherSignIns.tsx';
import { readSignInResult, useSignInMethods } from './signInCode.ts';

const Title = styled.h1`
  ${text.pageTitle}
`;

/**
 * Signs in the side panel, which opened this page in a tab: the code stays in the address, where the panel
 * reads it.
 */
export function PanelSignIn() {
  const methods = useSignInMethods();
  const [isDone, setDone] = useState(() => 'code' in readSignInResult(window.location.hash));
  const [problem, setProblem] = useState('');
  async function leave(code: string) {
    window.location.hash = `code=${code}`;
    setDone(true);
  }
  if (isDone) {
    return (
      <Stack>
        <Title>You're signed in</Title>
        <p>Go on in the side panel. You can close this tab.</p>
      </Stack>
    );
  }
  return (
    <Stack $gap={5}>
      <Title>Sign in to the side panel</Title>
      {problem && <ErrorBlock title="Login Failed" text={problem} />}
      {methods && <OtherSignIns forPanel methods={methods} onCode={leave} onProblem={setProblem} />}
    </Stack>
  );
}
