import { useGetCodeAccountQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Stack, Text } from '#ui/layout/Stack.tsx';
import { linkClosed, selectUser, signIn, signOut } from './sessionSlice.ts';

/** Signs in with a link, such as the operator's, once the user has seen whose account it is. */
export function LinkSignIn({ code }: { code: string }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { data: account, isError } = useGetCodeAccountQuery(code);

  async function enter() {
    if (user && user.email !== account?.email) await dispatch(signOut());
    await dispatch(signIn({ code }));
  }

  if (isError) {
    return (
      <ErrorBlock
        title="This link can't sign in"
        text="It has expired or was used already. Ask the administrator of this server for a new one."
        action={<Button onClick={() => dispatch(linkClosed())}>Continue without it</Button>}
      />
    );
  }
  if (!account) return <Spinner label="Loading..." />;
  const { email } = account;
  return (
    <Stack $gap={5}>
      <Text as="h1" $size="pageTitle">
        Sign in with this link?
      </Text>
      <p>
        It's for the account <strong>{email}</strong> and works once.{' '}
        {user && user.email !== email && `You'll be signed out of ${user.email} in this browser.`}
      </p>
      <Button variant="primary" size="large" onClick={enter}>
        Sign in as {email}
      </Button>
      <Button size="large" onClick={() => dispatch(linkClosed())}>
        Not my account
      </Button>
    </Stack>
  );
}
