import {
  useGetPasskeysQuery,
  useGetPasswordStateQuery,
  useGetProviderIdentitiesQuery,
} from '#api/api.ts';

/**
 * @returns what to say before a way to sign in is removed, if no other is left
 */
export function useLastWayIn(): string {
  const { data: password } = useGetPasswordStateQuery();
  const { data: passkeys = [] } = useGetPasskeysQuery();
  const { data: identities = [] } = useGetProviderIdentitiesQuery();
  const providers = identities.filter(({ canSignIn }) => canSignIn);
  const isLast = password !== 'set' && passkeys.length + providers.length === 1;
  return isLast
    ? " It's your only way to sign in: once you're signed out, only the administrator of this server can let you in again."
    : '';
}
