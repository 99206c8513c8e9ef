import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { SettingsPath } from '#domain/pagePaths.ts';
import { AiSettings } from '#features/ai/AiSettings.tsx';
import { EmailSettings } from '#features/mailbox/index.ts';
import { LetterStart } from '#features/pitches/LetterStart.tsx';
import { AnswersCard } from '#features/profile/answers/AnswersCard.tsx';
import { EditProfileLink, ProfileContent } from '#features/profile/ProfileContent.tsx';
import { ProfileView } from '#features/profile/ProfileView.tsx';
import { StoredResumes } from '#features/resume/StoredResumes.tsx';
import { AccountSettings, type AccountSettingsProps } from '#features/settings/AccountSettings.tsx';
import { AppearanceSettings } from '#features/settings/AppearanceSettings.tsx';
import { CalendarSection } from '#features/settings/CalendarSection.tsx';
import { DataSettings } from '#features/settings/DataSettings.tsx';
import { ExtensionSettings } from '#features/settings/ExtensionSettings.tsx';
import { SettingsList } from '#features/settings/SettingsList.tsx';
import { StatusSettings } from '#features/settings/StatusSettings.tsx';
import { SETTINGS_PAGES } from '#features/settings/settingsPages.ts';
import { TokensSection } from '#features/settings/TokensSection.tsx';
import { useFocusWhenReplaced } from '#features/shell/useFocusWhenReplaced.ts';
import { SINGLE_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { media, space } from '#ui/theme.ts';

const CONTENT: Record<SettingsPath, ComponentType<AccountSettingsProps>> = {
  '/app/settings/profile': () => <ProfileContent of={ProfileView} />,
  '/app/settings/letters': () => (
    <Stack>
      <LetterStart />
      <ProfileContent of={AnswersCard} />
    </Stack>
  ),
  '/app/settings/resumes': StoredResumes,
  '/app/settings/ai': AiSettings,
  '/app/settings/email': EmailSettings,
  '/app/settings/statuses': () => <ProfileContent of={StatusSettings} />,
  '/app/settings/calendar': CalendarSection,
  '/app/settings/tokens': TokensSection,
  '/app/settings/extension': ExtensionSettings,
  '/app/settings/appearance': AppearanceSettings,
  '/app/settings/data': DataSettings,
  '/app/settings/account': AccountSettings,
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;
  ${media.single} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Back = styled.div`
  margin: -${space[2]} 0 ${space[2]} -${space[3]};
`;

/** /app/settings: the list of pages, and one of them. Without room for both, first the list and then the page. */
export function SettingsPage(props: AccountSettingsProps) {
  const location = useLocation();
  const isSingle = useMediaQuery(SINGLE_QUERY);
  const opened = SETTINGS_PAGES.find(({ path }) => path === location.pathname);
  const page = opened ?? (isSingle ? undefined : SETTINGS_PAGES[0]);
  const isAlone = isSingle && page !== undefined;
  useFocusWhenReplaced(isAlone, `main nav a[href='${page?.path}']`);
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);

  const Content = page && CONTENT[page.path];
  return (
    <>
      {isAlone && (
        <Back>
          <Button variant="ghost" icon={ArrowLeft} asChild>
            <Link to="/app/settings">Back to Settings</Link>
          </Button>
        </Back>
      )}
      <PageHeader
        title={isAlone ? page.name : 'Settings'}
        tabTitle={page?.name ?? 'Settings'}
        actions={page?.path === '/app/settings/profile' && <EditProfileLink />}
      />
      <Columns>
        {!isAlone && <SettingsList current={page?.path} />}
        {Content && <Content {...props} />}
      </Columns>
    </>
  );
}
