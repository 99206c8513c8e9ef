import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
  useGetPasskeysQuery,
  useGetSignInMethodsQuery,
  useNewPasskeyOptionsMutation,
  useRenamePasskeyMutation,
} from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Passkey } from '#domain/contract/auth.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { OtherAddress } from '#features/auth/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useConfirmedWrite } from '#features/shell/useConfirmedWrite.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { InlineEdit, useInlineText } from '#ui/fields/InlineEdit.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Rows } from './Rows.ts';
import { useLastWayIn } from './useLastWayIn.ts';
import { useNewWayIn } from './useNewWayIn.ts';

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const dispatch = useAppDispatch();
  const confirm = useConfirmedWrite();
  const lastWayIn = useLastWayIn();
  const [renamePasskey] = useRenamePasskeyMutation();
  const [deletePasskey, { isLoading }] = useDeletePasskeyMutation();
  const { id, name } = passkey;
  const inline = useInlineText(name, {
    async save(typed) {
      if (typed === '') return;
      const { error } = await renamePasskey({ id, name: typed });
      if (error) dispatch(failed(error, 'renaming passkey'));
    },
  });

  const remove = () =>
    confirm({
      title: `Remove ${name}?`,
      text: `You can't sign in with this passkey anymore. Remove it from your device or password manager, too.${lastWayIn}`,
      confirmLabel: 'Remove',
      write: () => deletePasskey(id),
      doing: 'removing passkey',
      done: 'Passkey removed.',
    });

  return (
    <li>
      <div>
        <InlineEdit label="Name" maxLength={LIMITS.passkeyName} {...inline} />
        <p>
          Added <EventTime at={passkey.createdAt} inText /> ·{' '}
          {passkey.lastUsedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <EventTime at={passkey.lastUsedAt} inText />
            </>
          )}
        </p>
      </div>
      <Button busy={isLoading} aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </Button>
    </li>
  );
}

/** The passkeys that sign in without a password. */
export function PasskeysSection() {
  const dispatch = useAppDispatch();
  const { data: passkeys = [] } = useGetPasskeysQuery();
  const [readOptions] = useNewPasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const isNewSignInNeeded = useNewWayIn();
  const { data: methods } = useGetSignInMethodsQuery();
  const isOtherAddress = methods && methods.origin !== window.location.origin;

  async function add() {
    setBusy(true);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = await readOptions().unwrap();
      const credential = { ...(await startRegistration({ optionsJSON })) };
      const name = `Passkey ${passkeys.length + 1}`;
      await addPasskey({ name, credential }).unwrap();
      dispatch(toastShown({ tone: 'success', text: 'Passkey added. You can rename it here.' }));
    } catch (error) {
      // Canceled, or this device has one already: the browser has said so.
      const isOfBrowser = error instanceof Error && error.name !== 'TypeError';
      if (isOfBrowser || (await isNewSignInNeeded(error))) return;
      dispatch(failed(error, 'adding passkey'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SectionCard
      title="Passkeys"
      text="Sign in with the lock of your phone, computer or security key, without a password."
    >
      {passkeys.length > 0 && (
        <Rows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Rows>
      )}
      {isOtherAddress ? (
        <OtherAddress what="New passkeys" href={`${methods.origin}/app/settings/account`} />
      ) : 'PublicKeyCredential' in window ? (
        <div>
          <Button icon={Plus} busy={isBusy} onClick={add}>
            Add passkey
          </Button>
        </div>
      ) : (
        <p>This browser has no passkeys, or the address isn't secure (https).</p>
      )}
    </SectionCard>
  );
}
