import { KeyRound, Trash2 } from 'lucide-react';
import { useGetPasswordStateQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { dialogOpened } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { CurrencySection, QuietSection } from './ProfileSections.tsx';
import { ProviderSection } from './ProviderSection.tsx';
import { Rows } from './Rows.ts';

const PASSWORD = {
  set: { label: 'Change password', text: 'Changing it signs you out everywhere else.' },
  none: { label: 'Set a password', text: 'To sign in with your email address, too.' },
};

export interface AccountSettingsProps {
  /** A Firebase project manages its passwords itself. */
  canChangePassword: boolean;
}

/** Settings > Account: how the user signs in, what leads start with, and deleting the account. */
export function AccountSettings({ canChangePassword }: AccountSettingsProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { data: profile } = useGetProfileQuery();
  // Most accounts have one, so that nothing moves when the response comes.
  const { data: password = canChangePassword ? 'set' : 'off' } = useGetPasswordStateQuery(
    undefined,
    { skip: !canChangePassword },
  );
  return (
    <Stack>
      <SectionCard title="Account" text={user && `Signed in as ${user.email}`}>
        <Rows>
          {password !== 'off' && (
            <li>
              <div>
                <strong>Password</strong>
                <p>{PASSWORD[password].text}</p>
              </div>
              <Button
                icon={KeyRound}
                onClick={() => dispatch(dialogOpened({ kind: 'changePassword' }))}
              >
                {PASSWORD[password].label}
              </Button>
            </li>
          )}
          <li>
            <div>
              <strong>Delete account</strong>
              <p>Permanently delete your account and data.</p>
            </div>
            <Button icon={Trash2} onClick={() => dispatch(dialogOpened({ kind: 'deleteAccount' }))}>
              Delete account
            </Button>
          </li>
        </Rows>
      </SectionCard>
      {canChangePassword && <ProviderSection />}
      {canChangePassword && <PasskeysSection />}
      {profile && <CurrencySection profile={profile} />}
      {profile && <QuietSection profile={profile} />}
    </Stack>
  );
}
