import { KeyRound, Trash2 } from 'lucide-react';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { dialogOpened } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { CurrencySection, QuietSection } from './ProfileSections.tsx';
import { Rows } from './Rows.ts';

export interface AccountSettingsProps {
  /** A Firebase project manages its passwords itself. */
  canChangePassword: boolean;
}

/** Settings > Account: how the user signs in, what leads start with, and deleting the account. */
export function AccountSettings({ canChangePassword }: AccountSettingsProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { data: profile } = useGetProfileQuery();
  return (
    <Stack>
      <SectionCard title="Account" text={user && `Signed in as ${user.email}`}>
        <Rows>
          {canChangePassword && (
            <li>
              <div>
                <strong>Password</strong>
                <p>Changing it signs you out everywhere else.</p>
              </div>
              <Button
                icon={KeyRound}
                onClick={() => dispatch(dialogOpened({ kind: 'changePassword' }))}
              >
                Change password
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
      {canChangePassword && <PasskeysSection />}
      {profile && <CurrencySection profile={profile} />}
      {profile && <QuietSection profile={profile} />}
    </Stack>
  );
}
