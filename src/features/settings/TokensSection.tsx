import { Plus } from 'lucide-react';
import { useDeleteTokenMutation, useGetTokensQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { AccessToken } from '#domain/contract/tokens.ts';
import { localDate } from '#domain/localDate.ts';
import { toDate } from '#domain/timestamp.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useNow } from '#ui/hooks/useNow.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Rows } from './Rows.ts';

/** Such as 'Read only · Expires 23 Nov 2026'. */
function termsOf({ access, expiresAt }: AccessToken, now: number): string {
  const end = toDate(expiresAt);
  const validity = end
    ? `${end.getTime() <= now ? 'Expired' : 'Expires'} ${localDate(end)}`
    : 'Never expires';
  return `${access === 'read' ? 'Read only' : 'Read and write'} · ${validity}`;
}

function TokenRow({ token }: { token: AccessToken }) {
  const confirm = useConfirmedWrite();
  const now = useNow(60_000);
  const [deleteToken, { isLoading }] = useDeleteTokenMutation();

  const revoke = () =>
    confirm({
      title: `Revoke ${token.name}?`,
      text: 'Scripts and assistants that use this token lose their access at once.',
      confirmLabel: 'Revoke',
      write: () => deleteToken(token.id),
      doing: 'revoking token',
      done: 'Token revoked.',
    });

  return (
    <li>
      <div>
        <p>
          <strong>{token.name}</strong>
        </p>
        <p>
          {termsOf(token, now)} ·{' '}
          {token.lastUsedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <EventTime at={token.lastUsedAt} inText />
            </>
          )}
        </p>
      </div>
      <Button busy={isLoading} aria-label={`Revoke ${token.name}`} onClick={revoke}>
        Revoke
      </Button>
    </li>
  );
}

/** The tokens with which scripts and assistants use the user's data. */
export function TokensSection() {
  const dispatch = useAppDispatch();
  const { data: tokens, error, refetch } = useGetTokensQuery();
  if (error && !tokens) {
    return <LoadingError title="Error loading access tokens" error={error} onRetry={refetch} />;
  }
  return (
    <SectionCard
      title="Access tokens"
      text="Let your own assistant or a script work with your leads, profile and pitches. Keep a token private: anyone who has it can use it."
    >
      {tokens && tokens.length > 0 && (
        <Rows>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </Rows>
      )}
      <div>
        <Button icon={Plus} onClick={() => dispatch(dialogOpened({ kind: 'createToken' }))}>
          Create token
        </Button>
      </div>
    </SectionCard>
  );
}
