import { useDeleteProviderIdentityMutation, useGetProviderIdentitiesQuery } from '#api/api.ts';
import type { ProviderIdentity } from '#domain/contract/auth.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Rows } from './Rows.ts';
import { useLastWayIn } from './useLastWayIn.ts';

function ProviderRow({ identity }: { identity: ProviderIdentity }) {
  const confirm = useConfirmedWrite();
  const lastWayIn = useLastWayIn();
  const [deleteIdentity, { isLoading }] = useDeleteProviderIdentityMutation();
  const { id, provider, email, createdAt, lastUsedAt, canSignIn } = identity;

  const remove = () =>
    confirm({
      title: `Remove ${provider}?`,
      text: `${email || 'This account'} there can't sign in to yours anymore, unless it has your email address.${canSignIn ? lastWayIn : ''}`,
      confirmLabel: 'Remove',
      write: () => deleteIdentity(id),
      doing: 'removing sign-in provider',
      done: 'Sign-in provider removed.',
    });

  return (
    <li>
      <div>
        <strong>{provider}</strong>
        <p>
          {email && `${email} · `}Added <EventTime at={createdAt} inText />
          {lastUsedAt && (
            <>
              {' '}
              · Last used <EventTime at={lastUsedAt} inText />
            </>
          )}
          {!canSignIn && " · This server doesn't use it anymore"}
        </p>
      </div>
      <Button busy={isLoading} aria-label={`Remove ${provider}`} onClick={remove}>
        Remove
      </Button>
    </li>
  );
}

/** Who the user is at sign-in providers; nothing without any. */
export function ProviderSection() {
  const { data: identities = [] } = useGetProviderIdentitiesQuery();
  if (identities.length === 0) return null;
  return (
    <SectionCard title="Sign-in providers" text="Accounts elsewhere that you sign in with.">
      <Rows>
        {identities.map((identity) => (
          <ProviderRow key={identity.id} identity={identity} />
        ))}
      </Rows>
    </SectionCard>
  );
}
